import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { minorUnits } from '../../../../kit/money.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { figuresQuery, inventoryKeys } from '../inventory-queries.ts';
import { unkeptQueries } from '../stock/unkept-queries.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import type { StockFigures } from './stock-figures.ts';

/**
 * The figures over the list as the server says them, for a device that has nothing of the stock yet: they are here a second
 * before ten thousand items are.
 */
export const useFirstFigures = (): StockFigures | undefined => {
  const world = useInventoryWorld();
  const queries = useQueryClient();
  const isFirstVisit = queries.getQueryData(inventoryKeys.catalogue(world.restaurantId)) === undefined;
  const { data } = useQuery({ ...figuresQuery(world), enabled: isFirstVisit }, unkeptQueries(queries));
  return useMemo(() => data && figuresOf(data), [data]);
};

const figuresOf = (answer: InventoryOutputs['listItems']): StockFigures | undefined => {
  const { counts, currency, totalValueMinor, countedValueMinor, otherCurrencyCount, uncostedCount } = answer;
  // What is kept in two currencies only the items themselves can tell, and an empty list is more than a row of noughts.
  if (otherCurrencyCount > 0 || counts.ALL === 0) return undefined;
  const [own, counted] = [minorUnits(totalValueMinor ?? '0'), minorUnits(countedValueMinor ?? '0')];
  return {
    counts: {
      'needs-person': counts.NEEDS_PERSON,
      'below-par': counts.BELOW_PAR,
      negative: counts.NEGATIVE,
      'not-counted': counts.NOT_COUNTED,
      archived: 0,
    },
    summary: {
      itemCount: counts.ALL,
      attentionCount: counts.NEEDS_PERSON,
      value: totalValueMinor === null ? undefined : new Map([[currency, own]]),
      uncostedCount,
      countedPercent: totalValueMinor === null || own <= 0n ? undefined : Number((counted * 100n) / own),
    },
  };
};
