import { m } from '../../../../generated/messages/web/messages.js';
import { noQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { TransferLine, TransferMove } from '../../contract/transfers.contract.ts';
import { inventoryLimits } from '../../rules/limits.ts';
import { quantityText } from '../show/show-quantity.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { OwnItemField } from './own-item-field.tsx';
import { lineFault, readEntry, typedQuantity } from './transfer-entry.ts';
import { reviveLines, transferForm } from './transfer-form.ts';
import { lineName, useUnitsOf } from './transfer-lines.tsx';

type Received = Extract<TransferMove, { readonly step: 'RECEIVE' }>['lines'];

export type ReceiveFormProps = {
  readonly transferId: string;
  readonly lines: readonly TransferLine[];
  readonly onClose: () => void;
  readonly onReceive: (lines: Received, form: TypedForm) => void;
};

/** What came of what was sent; all of it unless somebody says less, and then why. Of what came unasked, as which item. */
export const ReceiveForm = ({ transferId, lines, onClose, onReceive }: ReceiveFormProps) => {
  const locale = useLocale();
  const unitsOf = useUnitsOf();
  const sent = lines.filter((line) => line.shipped !== null);
  const start = sent.map((line) => {
    const isChosen = line.match === 'SURE';
    const itemId = isChosen ? line.itemId : null;
    const text = typedQuantity(unitsOf({ ...line, itemId }), quantity(line.shipped ?? '0'), locale);
    return { line: line.line, itemId, isChosen, text, lossReason: '' };
  });
  const kept = useKept(transferForm(transferId, 'RECEIVE'), { lines: start }, reviveLines);
  const typed = sent.flatMap((line, at) => {
    const said = kept.values.lines[at];
    return said ? [{ ...said, line }] : [];
  });
  const read = typed.map(({ line, itemId, isChosen, text, lossReason }) => {
    const units = unitsOf({ ...line, itemId });
    const shipped = quantity(line.shipped ?? '0');
    const entry = readEntry(text, units);
    const missing = entry.base === null ? noQuantity : ((shipped - entry.base) as Quantity);
    return { line, itemId, isChosen, units, entry, missing, lossReason, error: entry.error ?? rangeError(entry.base, missing, line) };
  });
  const { errorAt, submit } = useFaults<string>(
    Object.fromEntries(
      read.flatMap(({ line, itemId, error }) => [
        [`item ${line.line}`, itemId === null && lineFault('TRANSFER_LINE_UNMATCHED', line)] as const,
        [`entry ${line.line}`, error?.message ?? false] as const,
      ]),
    ),
  );
  const change = (at: number, next: object) =>
    kept.set({ lines: kept.values.lines.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  const close = () => {
    kept.forget();
    onClose();
  };
  const receive = () => {
    const said = read.flatMap(({ line, itemId, entry: { entry }, missing, lossReason }) => {
      const why = lossReason.trim() === '' || missing === noQuantity ? null : lossReason.trim();
      return entry ? [{ line: line.line, entry, lossReason: why, ...(line.match !== 'SURE' && itemId !== null && { itemId }) }] : [];
    });
    kept.forget();
    onReceive(said, kept.typed());
  };
  return (
    <Sheet
      open
      onClose={close}
      onPhone="full"
      title={m.inventory_transfer_step_receive()}
      actions={
        <Button kind="primary" size="thumb" type="submit" form="receive">
          {m.inventory_transfer_step_receive()}
        </Button>
      }
    >
      <form id="receive" noValidate onSubmit={submit(receive)} className="flex flex-col gap-6 pt-2">
        {read.map(({ line, itemId, isChosen, units, missing, error, lossReason }, at) => (
          <fieldset key={line.line} className="flex flex-col gap-3 border-b border-line pb-5">
            <legend className="mb-1.5 text-heading">{lineName(line, locale)}</legend>
            {line.match !== 'SURE' && (
              <OwnItemField {...{ line, itemId, isChosen }} error={errorAt(`item ${line.line}`)} onChoose={(own) => change(at, own)} />
            )}
            <TextField
              label={m.inventory_transfer_how_much_came()}
              hint={m.inventory_transfer_sent({ quantity: quantityText(units, quantity(line.shipped ?? '0')) })}
              autoComplete="off"
              value={typed[at]?.text ?? ''}
              error={error}
              onChange={(event) => change(at, { text: event.target.value })}
            />
            {error === undefined && missing > noQuantity && (
              <>
                <StatusLine status="soon">{m.inventory_transfer_missing({ quantity: quantityText(units, missing) })}</StatusLine>
                <TextField
                  label={m.inventory_transfer_loss_reason()}
                  value={lossReason}
                  maxLength={inventoryLimits.noteLengthMax}
                  onChange={(event) => change(at, { lossReason: event.target.value })}
                />
              </>
            )}
          </fieldset>
        ))}
      </form>
    </Sheet>
  );
};

const rangeError = (base: Quantity | null, missing: Quantity, line: TransferLine): FieldError | undefined => {
  if (missing < noQuantity) return { message: lineFault('TRANSFER_OVER_SHIPPED', line) };
  return base !== null && base < noQuantity ? { message: refusalWords({ code: 'QUANTITY_NEGATIVE' }) } : undefined;
};
