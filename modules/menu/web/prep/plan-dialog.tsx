import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity } from '../../../../kit/quantity.ts';
import { instantAt } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { nameIn, stockRefusalWords } from '../../../inventory/web/parts.ts';
import type { PrepPlan, PrepSuggestion } from '../../contract/prep-fields.ts';
import { menuLimits } from '../../rules/menu-limits.ts';
import { meantBatch } from '../../rules/plan-batch.ts';
import { readLineAmount, unitsOfRecipe } from '../recipes/line-units.ts';
import { useWriting, type Writing } from '../recipes/use-writing.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { menuRefusalWords } from '../words/refusal-words.ts';
import { planForm, typedFirst, type TypedPlan } from './plan-form.ts';
import { useAmountText } from './prep-words.ts';
import { usePrepCommands } from './use-prep.ts';
import type { ShownTask } from './waiting-prep.ts';

export type PlanDialogProps = {
  readonly plan: PrepPlan;
  /** What is changed; null where something is added by hand. */
  readonly task: ShownTask | null;
  readonly onClose: () => void;
};

/** What was typed, in base units of the item; or why it was not understood. */
const readTarget = (text: string, prep: PrepSuggestion, pantry: Writing['pantry']) => {
  const version = pantry.recipes.get(prep.recipeId);
  const units = pantry.items.get(prep.itemId)?.units;
  if (!version || !units) return null;
  const made = { ...version, yieldQuantity: formatQuantity(version.yieldQuantity), portions: null };
  const read = readLineAmount(text, [units, unitsOfRecipe(made)]);
  return read.ok ? meantBatch(version, units, { ...read.amount, quantity: read.amount.quantity as typeof version.yieldQuantity }) : read;
};

/** Something is put on the plan by hand, or changed before it is posted: of what, how much, and by when. */
export const PlanDialog = (props: PlanDialogProps) => {
  const writing = useWriting();
  if (writing.isReady) return <PlanFields {...props} pantry={writing.pantry} />;
  return (
    <Dialog open onClose={props.onClose} title={props.task ? m.menu_prep_change() : m.menu_prep_add()}>
      <Unread query={writing.query} />
    </Dialog>
  );
};

const PlanFields = ({ plan, task, pantry, onClose }: PlanDialogProps & Pick<Writing, 'pantry'>) => {
  const { timeZone } = useWall();
  const amountText = useAmountText();
  const locale = useLocale();
  const { plan: put, change, setMadeWhole } = usePrepCommands();
  const kept = useKept<TypedPlan>(planForm(task?.id), typedFirst({ plan, task }, { timeZone, amountText }));
  const { values: typed } = kept;
  const [isAsked, setIsAsked] = useState(false);
  const prep = plan.suggestions.find(({ recipeId }) => recipeId === typed.recipeId);
  const read = prep ? readTarget(typed.amount, prep, pantry) : null;
  const set = (part: Partial<TypedPlan>) => kept.set((before) => ({ ...before, ...part }));
  const go = async () => {
    if (!prep || !read?.ok || typed.day === '' || typed.minute === '') return setIsAsked(true);
    const said = {
      target: formatQuantity(read.value.planned),
      readyAt: instantAt(typed.day, typed.minute, timeZone).toISOString(),
      note: typed.note.trim() || null,
    };
    const about = { subject: nameIn(prep, locale), form: kept.typed() };
    await (task
      ? change({ taskId: task.id, baseVersion: task.version, ...said }, about)
      : put([{ taskId: newId(), recipeId: prep.recipeId, ...said }], about));
    kept.forget();
    return onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={task ? m.menu_prep_change() : m.menu_prep_add()}
      actions={
        <>
          <Button onClick={onClose}>{m.menu_cancel()}</Button>
          <Button kind="primary" onClick={() => void go()}>
            {task ? m.menu_prep_change() : m.menu_prep_put()}
          </Button>
        </>
      }
    >
      {!task && (
        <SelectField
          label={m.menu_kind_prep()}
          value={typed.recipeId}
          options={plan.suggestions.map((one) => ({ value: one.recipeId, label: nameIn(one, locale) }))}
          onChange={({ target }) => set({ recipeId: target.value })}
        />
      )}
      <TextField
        label={m.menu_prep_amount()}
        value={typed.amount}
        autoComplete="off"
        error={isAsked ? wordsOf(read) : undefined}
        onChange={({ target }) => set({ amount: target.value })}
      />
      <DayField
        label={m.menu_prep_day()}
        value={typed.day}
        error={isAsked && typed.day === '' ? { message: m.menu_prep_when_missing() } : undefined}
        onChange={(day) => set({ day })}
      />
      <ClockField
        label={m.menu_prep_ready_by()}
        value={typed.minute}
        error={isAsked && typed.minute === '' ? { message: m.menu_prep_when_missing() } : undefined}
        onChange={(minute) => set({ minute })}
      />
      <TextField
        label={m.menu_note()}
        hint={m.menu_optional()}
        maxLength={menuLimits.noteLengthMax}
        value={typed.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      {prep && (
        <Checkbox
          defaultChecked={prep.isMadeWhole}
          key={prep.recipeId}
          onChange={({ target }) => void setMadeWhole({ recipeId: prep.recipeId, isMadeWhole: target.checked }, nameIn(prep, locale))}
        >
          {m.menu_prep_whole()}
        </Checkbox>
      )}
    </Dialog>
  );
};

const wordsOf = (read: ReturnType<typeof readTarget>) => {
  if (read === null || read.ok) return undefined;
  const { refusal } = read;
  return { message: menuRefusalWords(refusal.code, refusal) ?? stockRefusalWords(refusal as never) };
};
