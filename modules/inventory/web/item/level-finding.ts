import { m } from '../../../../generated/messages/web/messages.js';
import type { Quantity } from '../../../../kit/quantity.ts';
import { historyDays } from '../inventory-queries.ts';
import type { StockRow } from '../list/stock-row.ts';
import { quantityText } from '../show/show-quantity.ts';

type Step = { readonly at: string; readonly onHand: Quantity };

const dayMs = 86_400_000;

type Known = {
  readonly steps: readonly Step[];
  /** Whether it is known that nothing was ever booked, so that there is no past to speak of. */
  readonly isNew: boolean;
  readonly date: (at: Date) => string;
};

const neverMoved = ({ par, units, standing }: StockRow): string =>
  par === null || standing.shortfall === 0n
    ? m.inventory_find_new()
    : m.inventory_find_new_short({ shortfall: quantityText(units, standing.shortfall) });

/** What the line says, in one sentence: how it stands against par, and since when. */
export const levelFinding = (row: StockRow, { steps, isNew, date }: Known): string => {
  const { par, onHand, standing, units } = row;
  if (standing.status === 'NEGATIVE') return m.inventory_find_negative();
  if (isNew) return neverMoved(row);
  if (par === null)
    return steps.length < 2 ? m.inventory_find_still({ count: historyDays }) : m.inventory_find_level({ count: historyDays });
  const isBelow = onHand < par;
  const lastOther = steps.findLastIndex((step) => step.onHand < par !== isBelow);
  const turned = steps[lastOther + 1];
  if (!isBelow) {
    const days = lastOther === -1 || !turned ? historyDays : Math.max(1, Math.round((Date.now() - Date.parse(turned.at)) / dayMs));
    return m.inventory_find_fine({ count: days });
  }
  const shortfall = quantityText(units, standing.shortfall);
  return lastOther === -1 || !turned
    ? m.inventory_find_below_par_long({ shortfall, count: historyDays })
    : m.inventory_find_below_par({ shortfall, date: date(new Date(turned.at)) });
};
