import { m } from '../../../../generated/messages/web/messages.js';
import { quantityText, shownQuantity } from '../show/show-quantity.ts';
import type { StockRow } from '../list/stock-row.ts';
import { entryUnits } from './entry-units.ts';
import type { MovementReading } from './movement-form.ts';

export type UnderstoodProps = { readonly row: StockRow; readonly reading: MovementReading };

/** What was understood, at once: so much, which is so much of the base, and the level before and after. */
export const Understood = ({ row, reading }: UnderstoodProps) => {
  const { units, unit, onHand, par } = row;
  const before = shownQuantity(units, onHand, unit);
  const after = reading.posting && shownQuantity(units, reading.posting.level.onHand, unit);
  const entered = reading.entry && shownQuantity(units, reading.entry.base, unit);
  const measure = entryUnits(units).find((one) => one === 'kg' || one === 'l' || one === 'each');
  const base = reading.entry && measure !== unit ? quantityText(units, reading.entry.base, measure) : null;
  return (
    <output aria-live="polite" className="flex min-h-13 items-start justify-between gap-4 border-b border-line pb-4">
      <span className="flex flex-col">
        {entered && (
          <span className="text-heading">
            {entered.figure} <span className="font-normal text-ink-3">{entered.unit}</span>
          </span>
        )}
        {base !== null && <span className="text-small text-ink-2">{m.inventory_record_which_is({ base })}</span>}
      </span>
      <span className="flex flex-col items-end">
        <span className="text-heading">
          <span className="sr-only">{after && m.inventory_record_from_to({ before: before.figure, after: after.figure })}</span>
          <span aria-hidden>
            {after ? <span className="font-normal text-ink-3">{before.figure} → </span> : null}
            {(after ?? before).figure}
          </span>
        </span>
        <span className="text-small text-ink-2">
          {par === null
            ? m.inventory_record_on_hand({ unit: (after ?? before).unit })
            : m.inventory_record_on_hand_par({ unit: (after ?? before).unit, par: shownQuantity(units, par, unit).figure })}
        </span>
      </span>
    </output>
  );
};
