import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity } from '../../../../kit/quantity.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { stockRefusalWords } from '../../../inventory/web/parts.ts';
import { type MadeOf, readBatch, type ReadBatch, stockOfBatch, takenBy } from '../batches/batch-form.ts';
import { useWriting, type Writing } from '../recipes/use-writing.ts';
import { menuRefusalWords } from '../words/refusal-words.ts';
import { useAmountText } from './prep-words.ts';
import { usePrepCommands } from './use-prep.ts';
import type { ShownTask } from './waiting-prep.ts';

/** Names what is typed of what came of a task, for whoever opens the dialog. */
export const finishForm = (taskId: string): string => `menu.prep-finish ${taskId}`;

export type FinishDialogProps = { readonly task: ShownTask; readonly name: string; readonly onClose: () => void };

/** What came of a task: all of it, or a part. */
export const FinishDialog = ({ task, name, onClose }: FinishDialogProps) => {
  const writing = useWriting();
  const version = writing.pantry.recipes.get(task.recipeId);
  const units = writing.pantry.items.get(task.itemId)?.units;
  if (version && units) return <MadeFields task={task} name={name} onClose={onClose} of={{ version, units }} pantry={writing.pantry} />;
  return (
    <Dialog open onClose={onClose} title={m.menu_prep_finish_named({ name })}>
      <SkeletonRows rows={2} label={m.ui_unread_loading()} />
    </Dialog>
  );
};

type FieldsProps = FinishDialogProps & { readonly of: MadeOf; readonly pantry: Writing['pantry'] };

const MadeFields = ({ task, name, onClose, of, pantry }: FieldsProps) => {
  const { finish } = usePrepCommands();
  const amount = useAmountText();
  const target = amount(task.itemId, task.target);
  const kept = useKept(finishForm(task.id), { actual: target });
  const { actual } = kept.values;
  const [isAsked, setIsAsked] = useState(false);
  const { baseUnit } = of.units;
  const read = readBatch({ planned: `${task.target} ${baseUnit}`, actual, useBy: '', note: '' }, of);
  const go = async (outcome: 'DONE' | 'PARTIAL') => {
    if (read.said === null || read.plan === null) return setIsAsked(true);
    // Of a part nothing more went into the pot than what came of it.
    const part = { quantity: formatQuantity(read.plan.actual), unit: baseUnit };
    const planned = outcome === 'DONE' ? { quantity: task.target, unit: baseUnit } : part;
    const { plan } = outcome === 'DONE' ? read : readBatch({ planned: `${part.quantity} ${baseUnit}`, actual, useBy: '', note: '' }, of);
    const batch = { batchId: newId(), lotId: newId(), recipeId: task.recipeId, planned, actual: read.said.actual, useBy: null, note: null };
    const moves = { body: batch, itemId: task.itemId, taken: plan ? takenBy(of, plan, pantry) : [], pantry };
    const about = { subject: name, form: kept.typed(), stock: (occurredAt: string) => stockOfBatch(moves, occurredAt) };
    await finish({ taskId: task.id, outcome, batch }, about);
    kept.forget();
    return onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.menu_prep_finish_named({ name })}
      actions={
        <>
          <Button onClick={() => void go('PARTIAL')}>{m.menu_prep_book_part()}</Button>
          <Button kind="primary" onClick={() => void go('DONE')}>
            {m.menu_prep_book()}
          </Button>
        </>
      }
    >
      <TextField
        label={m.menu_batch_came()}
        hint={m.menu_batch_planned({ amount: target })}
        value={actual}
        autoComplete="off"
        error={isAsked || quantityIsTyped(actual) ? wordsOf(read) : undefined}
        onChange={(event) => kept.set({ actual: event.target.value })}
      />
    </Dialog>
  );
};

const quantityIsTyped = (text: string): boolean => text.trim() !== '';

const wordsOf = ({ wrong }: ReadBatch) => {
  if (wrong === null) return undefined;
  const { refusal } = wrong;
  return { message: menuRefusalWords(refusal.code, refusal) ?? stockRefusalWords(refusal as Parameters<typeof stockRefusalWords>[0]) };
};
