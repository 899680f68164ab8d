import { quantity, type Quantity } from '../../../../kit/quantity.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import type { LevelStep } from '../../rules/stock-level-series.ts';
import { changeText, quantityText } from '../show/show-quantity.ts';
import type { ShownMovement } from '../stock/posted-rows.ts';

/** Something of the ledger at its place on the line of the level. */
export type ChartMark = {
  readonly at: Date;
  readonly onHand: Quantity;
  readonly kind: 'counted' | 'event';
  readonly label: string;
};

const deliveriesMarked = 3;

/** A count says what was on the shelf then, not what the books came to by the time it was approved. */
const countedThen = ({ effectiveAt, balanceAfter }: ShownMovement, steps: readonly LevelStep[]): Quantity =>
  steps.findLast(({ at }) => at <= effectiveAt)?.onHand ?? quantity(balanceAfter);

/** The largest deliveries and every count, at their places on the line; what only holds a count is none. */
export const chartMarks = (units: ItemUnits, rows: readonly ShownMovement[], steps: readonly LevelStep[]): readonly ChartMark[] => {
  const size = (movement: ShownMovement) => Number(movement.quantity);
  const sound = rows.filter(({ correctedById, correctsId }) => correctedById === null && correctsId === null);
  const deliveries = sound.filter(({ kind }) => kind === 'RECEIPT').toSorted((left, right) => size(right) - size(left));
  const counts = sound.filter(({ kind, sourceType }) => kind === 'COUNT_ADJUST' && sourceType !== 'count-hold');
  return [
    ...deliveries.slice(0, deliveriesMarked).map((movement): ChartMark => ({
      at: new Date(movement.occurredAt),
      onHand: quantity(movement.balanceAfter),
      kind: 'event',
      label: changeText(units, quantity(movement.quantity)),
    })),
    ...counts.map((movement): ChartMark => {
      const onHand = countedThen(movement, steps);
      return { at: new Date(movement.occurredAt), onHand, kind: 'counted', label: quantityText(units, onHand) };
    }),
  ];
};
