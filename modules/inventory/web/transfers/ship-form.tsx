import { m } from '../../../../generated/messages/web/messages.js';
import { noQuantity, quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { TransferLine, TransferMove } from '../../contract/transfers.contract.ts';
import { stockRow, type StockRow } from '../list/stock-row.ts';
import { quantityText } from '../show/show-quantity.ts';
import { useStock } from '../stock/use-stock.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { OwnItemField } from './own-item-field.tsx';
import { lineFault, readEntry, typedQuantity } from './transfer-entry.ts';
import { reviveLines, transferForm } from './transfer-form.ts';
import { lineName, useUnitsOf } from './transfer-lines.tsx';

type Shipped = Extract<TransferMove, { readonly step: 'SHIP' }>['lines'];

export type ShipFormProps = {
  readonly transferId: string;
  readonly lines: readonly TransferLine[];
  readonly onClose: () => void;
  readonly onShip: (lines: Shipped, form: TypedForm) => void;
};

/** Which own item each line is, null where it does not go, and how much of it goes. */
type Sending = { readonly line: TransferLine; readonly itemId: string | null; readonly text: string; readonly isChosen: boolean };

/** What goes: a guess must be confirmed by choosing the item, and what is not there is left out. */
export const ShipForm = ({ transferId, lines, onClose, onShip }: ShipFormProps) => {
  const locale = useLocale();
  const unitsOf = useUnitsOf();
  const start = lines.map((line) => {
    const isChosen = line.match === 'SURE';
    const text = typedQuantity(unitsOf(line), quantity(line.requested), locale);
    return { line: line.line, itemId: isChosen ? line.itemId : null, text, isChosen };
  });
  const kept = useKept(transferForm(transferId, 'SHIP'), { lines: start }, reviveLines);
  const sending: readonly Sending[] = lines.flatMap((line, at) => {
    const typed = kept.values.lines[at];
    return typed ? [{ ...typed, line }] : [];
  });
  const read = sending.map(({ itemId, isChosen, line, text }) => ({
    itemId,
    isChosen,
    line,
    ...readEntry(text, unitsOf({ itemId, baseUnit: line.baseUnit })),
  }));
  const going = read.flatMap(({ itemId, line, entry, base }) =>
    itemId !== null && entry !== null && base > noQuantity ? [{ line: line.line, itemId, entry }] : [],
  );
  const lineFaults = Object.fromEntries(
    read.flatMap(({ itemId, isChosen, line, error }) => [
      [`item ${line.line}`, !isChosen && lineFault('TRANSFER_LINE_UNMATCHED', line)] as const,
      [`entry ${line.line}`, itemId !== null && (error?.message ?? false)] as const,
    ]),
  );
  const isWhole = Object.values(lineFaults).every((fault) => fault === false);
  const { errorAt, submit } = useFaults<string>({
    ...lineFaults,
    going: isWhole && going.length === 0 && refusalWords({ code: 'TRANSFER_NOTHING_SHIPPED' }),
  });
  const change = (at: number, next: Partial<Omit<Sending, 'line'>>) =>
    kept.set({ lines: kept.values.lines.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  const close = () => {
    kept.forget();
    onClose();
  };
  const ship = () => {
    kept.forget();
    onShip(going, kept.typed());
  };
  return (
    <Sheet
      open
      onClose={close}
      onPhone="full"
      title={m.inventory_transfer_step_ship()}
      actions={
        <Button kind="primary" size="thumb" type="submit" form="ship">
          {`${m.inventory_transfer_step_ship()}: ${m.inventory_transfer_lines({ count: going.length })}`}
        </Button>
      }
    >
      <form id="ship" noValidate onSubmit={submit(ship)} className="flex flex-col gap-6 pt-2">
        {sending.map((one, at) => (
          <ShipLine
            key={one.line.line}
            one={one}
            itemError={errorAt(`item ${one.line.line}`)}
            error={read[at]?.error}
            onChange={(next) => change(at, next)}
          />
        ))}
        <FaultLine error={errorAt('going')} />
      </form>
    </Sheet>
  );
};

type ShipLineProps = {
  readonly one: Sending;
  readonly itemError: FieldError | undefined;
  readonly error: FieldError | undefined;
  readonly onChange: (next: Partial<Omit<Sending, 'line'>>) => void;
};

const ShipLine = ({ one, itemError, error, onChange }: ShipLineProps) => {
  const locale = useLocale();
  const { stock } = useStock();
  const { line, isChosen, itemId } = one;
  const item = itemId === null ? undefined : stock?.find(itemId);
  return (
    <fieldset className="flex flex-col gap-3 border-b border-line pb-5">
      <legend className="mb-1.5 text-heading">{lineName(line, locale)}</legend>
      <OwnItemField
        line={line}
        itemId={itemId}
        isChosen={isChosen}
        error={itemError}
        other={m.inventory_transfer_leave_out()}
        onChoose={onChange}
      />
      {item && <HowMuch row={stockRow(item)} text={one.text} error={error} onText={(text) => onChange({ text })} />}
    </fieldset>
  );
};

type HowMuchProps = {
  readonly row: StockRow;
  readonly text: string;
  readonly error: FieldError | undefined;
  readonly onText: (text: string) => void;
};

const HowMuch = ({ row, text, error, onText }: HowMuchProps) => (
  <TextField
    label={m.inventory_transfer_how_much()}
    hint={`${m.inventory_column_on_hand()} ${quantityText(row.units, row.onHand)}`}
    autoComplete="off"
    value={text}
    error={error}
    onChange={(event) => onText(event.target.value)}
  />
);
