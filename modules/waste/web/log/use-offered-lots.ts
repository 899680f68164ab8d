import { useMemo } from 'react';

import { useItemLots, type ShownLot, type StockRow } from '../../../inventory/web/parts.ts';
import { offeredFirst } from '../../rules/lot-of-waste.ts';

/** The lots that a thing may be taken from, what should be thrown away first, first. */
export const useOfferedLots = (row: StockRow | undefined): readonly ShownLot[] => {
  const lots = useItemLots(row?.item.keeping.tracksLots ? row.item.id : undefined);
  return useMemo(() => offeredFirst(lots), [lots]);
};
