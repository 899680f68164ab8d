import { lazy, memo, Suspense, useEffect } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { fetchAhead } from '../../../../platform/web/fetch-ahead.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { StockNone } from './stock-empty.tsx';
import type { StockRow } from './stock-row.ts';
import type { StockTableProps } from './stock-table.tsx';

// A phone has rows of its own and never needs the table's code, nor a desk theirs.
const loadCards = async () => ({ default: (await import('./stock-cards.tsx')).StockCards });
const loadTable = async () => ({ default: (await import('./stock-table.tsx')).StockTable });
const [StockCards, StockTable] = [lazy(loadCards), lazy(loadTable)];

/** Fetches the code of the rows while these are on their way: it comes after the figures over them, which are all that is seen first. */
const useRowsAhead = (isPhone: boolean): void => useEffect(() => fetchAhead(isPhone ? loadCards : loadTable), [isPhone]);

/** Rows before there are any to show. */
export const StockLoading = () => <SkeletonRows rows={9} label={m.inventory_loading()} />;

export type StockRowsProps = Omit<StockTableProps, 'rows'> & {
  /** Undefined while they are on their way. */
  readonly rows: readonly StockRow[] | undefined;
  readonly isFirstUse: boolean;
};

/** The rows of the list as the device shows them best: cards in a hand, a table on a desk. */
export const StockRows = memo(({ rows, isFirstUse, ...table }: StockRowsProps) => {
  const isPhone = useIsPhone();
  useRowsAhead(isPhone);
  if (!rows) return <StockLoading />;
  if (rows.length === 0) return <StockNone isFirstUse={isFirstUse} onShowAll={() => table.onAsk({})} />;
  return (
    <Suspense fallback={<StockLoading />}>
      {isPhone ? <StockCards rows={rows} onOpen={table.onOpen} /> : <StockTable rows={rows} {...table} />}
    </Suspense>
  );
});
