import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { decideLotPart, type PartStep } from '../../rules/lot-part.ts';
import type { StockRow } from '../list/stock-row.ts';
import { nameIn } from '../show/item-name.ts';
import { quantityText } from '../show/show-quantity.ts';
import { readEntry, typedQuantity } from '../transfers/transfer-entry.ts';
import { lotStepWord } from '../words/lot-words.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { lotForm, type TakeLotStep } from './lot-form.ts';
import type { ShownLot } from './use-lots.ts';

export type PartDialogProps = {
  readonly step: PartStep;
  readonly lot: ShownLot;
  readonly row: StockRow;
  readonly name: string;
  readonly onClose: () => void;
  readonly onTake: TakeLotStep;
};

/** How much of a lot is opened, frozen or thawed: all of it unless somebody says less, which is then a lot of its own. */
export const PartDialog = ({ step, lot, row, name, onClose, onTake }: PartDialogProps) => {
  const locale = useLocale();
  const { units } = row;
  const [partId] = useState(newId);
  const onHand = quantity(lot.onHand);
  const kept = useKept(lotForm(lot.id, step), { text: typedQuantity(units, onHand, locale) });
  const { text } = kept.values;
  const read = readEntry(text, units);
  const decided = read.base === null ? null : decideLotPart(onHand, read.base);
  const refused = decided && !decided.ok ? { message: refusalWords(decided.refusal) } : undefined;
  const isPart = decided?.ok === true && decided.value !== 'WHOLE';
  const close = () => {
    kept.forget();
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!read.entry || !decided?.ok) return;
    onTake({ step, ...(isPart && { part: { lotId: partId, entry: read.entry } }) }, kept.typed());
    close();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={`${lotStepWord(step)}: ${nameIn(row.item, locale)}${m.ui_comma()}${name}`}
      description={m.inventory_lot_part_text()}
      actions={
        <>
          <Button onClick={close}>{m.inventory_cancel()}</Button>
          <Button kind="primary" type="submit" form="lot-part">
            {lotStepWord(step)}
          </Button>
        </>
      }
    >
      <form id="lot-part" noValidate onSubmit={submit}>
        <TextField
          label={m.inventory_lot_part_how_much()}
          hint={m.inventory_lot_part_of({ quantity: quantityText(units, onHand) })}
          autoComplete="off"
          value={text}
          error={read.error ?? refused}
          onChange={(event) => kept.set({ text: event.target.value })}
        />
      </form>
    </Dialog>
  );
};
