import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { negateQuantity, quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { decideCorrection } from '../../rules/correction.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import type { StockRow } from '../list/stock-row.ts';
import { nameIn } from '../show/item-name.ts';
import { changeText, quantityText } from '../show/show-quantity.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { originalOf, stepsBesideCount } from '../stock/apply-movement.ts';
import type { ShownMovement } from '../stock/posted-rows.ts';
import { kindWord } from '../words/kind-word.ts';
import { refusalWords } from '../words/refusal-words.ts';

export type CorrectDialogProps = { readonly row: StockRow; readonly movement: ShownMovement; readonly onClose: () => void };

/** Names what taking a row back does, before it is done: its opposite cannot be taken back itself. */
export const CorrectDialog = ({ row, movement, onClose }: CorrectDialogProps) => {
  const [note, setNote] = useState('');
  const commands = useInventoryCommands();
  const locale = useLocale();
  const { moment } = useWhen();
  const decided = stepsBesideCount((level) => decideCorrection(level, originalOf(movement)), row.item, movement.effectiveAt);
  const onHandAfter = decided.ok ? (decided.value.at(-1)?.posting.level.onHand ?? row.onHand) : row.onHand;
  const change = changeText(row.units, negateQuantity(quantity(movement.quantity)));
  const correct = async () => {
    const { id, itemId, kind, quantity: moved, unitCost, valueMinor, reason, effectiveAt } = movement;
    const original = { id, itemId, kind, quantity: moved, unitCost, valueMinor, reason, effectiveAt };
    await commands.correctMovement(original, { subject: row.item.name, note: note.trim() === '' ? null : note.trim() });
    showToast({ title: m.inventory_correct_done({ change }) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.inventory_correct_title({ kind: kindWord(movement.kind), when: moment(movement.occurredAt) })}
      {...(decided.ok && {
        description:
          onHandAfter === row.onHand
            ? m.inventory_correct_text_counted({ change, item: nameIn(row.item, locale) })
            : m.inventory_correct_text({
                change,
                item: nameIn(row.item, locale),
                before: quantityText(row.units, row.onHand),
                after: quantityText(row.units, onHandAfter),
              }),
      })}
      actions={
        <>
          <Button onClick={onClose}>{m.inventory_cancel()}</Button>
          <Button kind="primary" disabled={!decided.ok} onClick={() => void correct()}>
            {m.inventory_correct()}
          </Button>
        </>
      }
    >
      {decided.ok ? (
        <TextField label={m.inventory_correct_note()} value={note} onChange={(event) => setNote(event.target.value)} />
      ) : (
        <Banner status="wrong" title={refusalWords(decided.refusal)} />
      )}
    </Dialog>
  );
};
