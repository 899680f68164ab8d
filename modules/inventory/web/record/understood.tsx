import { m } from '../../../../generated/messages/web/messages.js';
import { scaleUnit } from '../../rules/spoken-unit.ts';
import { quantityText, shownQuantity } from '../show/show-quantity.ts';
import type { StockRow } from '../list/stock-row.ts';
import type { MovementReading } from './movement-form.ts';

export type UnderstoodProps = { readonly row: StockRow; readonly reading: MovementReading };

/** So much, in the smaller of the units that were entered, where it is a whole number: "2 case + 3" is 15 tins. */
const Entered = ({ row: { units, unit }, reading: { entry } }: UnderstoodProps) => {
  if (!entry) return <span />;
  const enteredIn = entry.parts.at(-1)?.unit ?? unit;
  const entered = shownQuantity(units, entry.base, enteredIn);
  const measure = scaleUnit(units.baseUnit, entry.base);
  return (
    <span className="flex flex-col">
      <span className="text-heading">
        {entered.figure} <span className="font-normal text-ink-3">{entered.unit}</span>
      </span>
      {measure !== enteredIn && (
        <span className="text-small text-ink-2">{m.inventory_record_which_is({ base: quantityText(units, entry.base, measure) })}</span>
      )}
    </span>
  );
};

/** What was understood, at once: so much, which is so much of the base, and the level before and after. */
export const Understood = ({ row, reading }: UnderstoodProps) => {
  const { units, columnUnit: unit, onHand, par } = row;
  const before = shownQuantity(units, onHand, unit);
  const after = reading.posting ? shownQuantity(units, reading.posting.level.onHand, unit) : undefined;
  const now = after ?? before;
  return (
    <output aria-live="polite" className="flex min-h-13 items-start justify-between gap-4 border-b border-line pb-4">
      <Entered row={row} reading={reading} />
      <span className="flex flex-col items-end">
        <span className="text-heading">
          <span className="sr-only">{after && m.inventory_record_from_to({ before: before.figure, after: after.figure })}</span>
          <span aria-hidden>
            {after && <span className="font-normal text-ink-3">{before.figure} → </span>}
            {now.figure}
          </span>
        </span>
        <span className="text-small text-ink-2">
          {par === null
            ? m.inventory_record_on_hand({ unit: now.unit })
            : m.inventory_record_on_hand_par({ unit: now.unit, par: shownQuantity(units, par, unit).figure })}
        </span>
      </span>
    </output>
  );
};
