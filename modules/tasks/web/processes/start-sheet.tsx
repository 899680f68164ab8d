import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { taskLimits } from '../../rules/check-item.ts';
import type { FoodRules } from '../../rules/food-process.ts';
import { processKinds, processTarget, type ProcessKind } from '../../rules/process-standing.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import { processWord, targetText } from '../words/process-words.ts';

export type StartSheetProps = { readonly rules: FoodRules; readonly onClose: () => void };

/** Names what is typed here, for whoever opens the sheet. */
export const startForm = 'tasks.process';

type Typed = { readonly kind: ProcessKind; readonly food: string; readonly batch: string };

const nothingTyped: Typed = { kind: 'COOL', food: '', batch: '' };

/** Begins to cool, cook, reheat, keep hot or defrost something. */
export const StartSheet = ({ rules, onClose }: StartSheetProps) => {
  const { startProcess } = useTasksCommands();
  const kept = useKept<Typed>(startForm, nothingTyped);
  const { kind, food, batch } = kept.values;
  const set = (change: Partial<Typed>) => kept.set((before) => ({ ...before, ...change }));
  const { errorAt, send } = useFaults({ food: food.trim() === '' && m.tasks_process_food_missing() });
  const start = async () => {
    await startProcess({ kind, food: food.trim(), batch: batch.trim() || null }, kept.typed());
    kept.forget();
    onClose();
  };
  const within = kind === 'COOL' ? m.tasks_process_within_90() : kind === 'HOT_HOLD' ? m.tasks_process_every_2h() : null;
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={m.tasks_process_start()}
      actions={
        <Button kind="primary" onClick={() => send(start)}>
          {m.tasks_process_begin()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <SelectField
          label={m.tasks_process_kind()}
          value={kind}
          hint={[targetText(processTarget(kind, rules)), within].filter((part) => part !== null).join(' · ')}
          options={processKinds.map((value) => ({ value, label: processWord(value) }))}
          onChange={({ target }) => set({ kind: processKinds.find((one) => one === target.value) ?? kind })}
        />
        <TextField
          label={m.tasks_process_food()}
          maxLength={taskLimits.labelLengthMax}
          value={food}
          error={errorAt('food')}
          onChange={({ target }) => set({ food: target.value })}
        />
        <TextField
          label={m.tasks_process_batch()}
          maxLength={taskLimits.labelLengthMax}
          value={batch}
          onChange={({ target }) => set({ batch: target.value })}
        />
      </div>
    </Sheet>
  );
};
