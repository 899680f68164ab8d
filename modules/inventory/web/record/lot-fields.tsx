import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { inventoryLimits } from '../../rules/limits.ts';
import { lotMakers, movementKindLaws } from '../../rules/movement-kind.ts';
import type { StockRow } from '../list/stock-row.ts';
import { LotHoldsLess } from '../lots/lot-holds-less.tsx';
import { useLotName } from '../lots/use-lot-name.ts';
import { useLots } from '../lots/use-lots.ts';
import { quantityText } from '../show/show-quantity.ts';
import { lotStanding } from '../words/lot-words.ts';
import type { MovementForm, MovementReading } from './movement-form.ts';

export type LotFieldsProps = {
  readonly row: StockRow;
  readonly form: MovementForm;
  readonly reading: MovementReading;
  readonly set: (change: Partial<MovementForm>) => void;
};

/** What is printed on what came, or which lot something was taken from. */
export const LotFields = ({ row, form, reading, set }: LotFieldsProps) => {
  if (lotMakers.has(form.kind)) {
    return (
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          label={m.inventory_record_lot_number()}
          autoComplete="off"
          maxLength={inventoryLimits.lotNumberLengthMax}
          value={form.lotNumber}
          onChange={(event) => set({ lotNumber: event.target.value })}
        />
        <DayField label={m.inventory_record_printed_date()} value={form.printedDate} onChange={(printedDate) => set({ printedDate })} />
      </div>
    );
  }
  return movementKindLaws[form.kind].direction === 'OUT' ? <FromLot {...{ row, form, reading, set }} /> : null;
};

const FromLot = ({ row, form, reading, set }: LotFieldsProps) => {
  const { lots = [] } = useLots({ itemId: row.item.id });
  const lotName = useLotName();
  const words = (lot: (typeof lots)[number]) =>
    [lotName(lot), lotStanding(lot), quantityText(row.units, quantity(lot.onHand))].join(m.ui_comma());
  if (lots.length === 0) return null;
  const chosen = lots.find(({ id }) => id === form.fromLotId);
  return (
    <>
      <SelectField
        label={m.inventory_record_lot()}
        value={form.fromLotId}
        options={[{ value: '', label: m.inventory_record_lot_by_date() }, ...lots.map((lot) => ({ value: lot.id, label: words(lot) }))]}
        onChange={(event) => set({ fromLotId: event.target.value })}
      />
      {chosen && reading.entry && <LotHoldsLess row={row} lot={chosen} taken={reading.entry.base} />}
    </>
  );
};
