import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { sparklineQuery } from '../inventory-queries.ts';
import { quantityText } from '../show/show-quantity.ts';
import { unkeptQueries } from '../stock/unkept-queries.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import type { StockRow } from './stock-row.ts';

// Drawing comes with its own code, after the figures.
const Sparkline = lazy(async () => ({ default: (await import('../../../../ui/chart/sparkline.tsx')).Sparkline }));

/** The way of the last days; its last point is what is on hand now, with what waits on this device. */
export const DaysCell = ({ row: { item, units, onHand } }: { readonly row: StockRow }) => {
  const { data } = useQuery(sparklineQuery(useInventoryWorld(), item.id), unkeptQueries(useQueryClient()));
  const [first] = data ?? [];
  if (!data || first === undefined) return null;
  return (
    <Suspense>
      <Sparkline
        values={[...data.slice(0, -1), item.level.onHand].map(Number)}
        label={m.inventory_sparkline_label({
          first: quantityText(units, quantity(first)),
          last: quantityText(units, onHand),
        })}
      />
    </Suspense>
  );
};
