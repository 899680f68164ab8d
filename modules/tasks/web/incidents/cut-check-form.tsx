import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { TempUnit } from '../../contract/equipment.contract.ts';
import type { PowerCut } from '../../contract/incidents.contract.ts';
import { taskLimits } from '../../rules/check-item.ts';
import { followed, judgeAfterCut } from '../../rules/power-cut.ts';
import { readProbe } from '../../rules/probe.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import { useNow } from '../../../../platform/web/use-now.ts';
import { verdictWord } from '../words/incident-words.ts';
import { minutesBetween } from './waiting-incidents.ts';

export type CutCheckFormProps = { readonly cut: PowerCut; readonly unit: TempUnit };

const nothingTyped = { typed: '', food: '' };

/** What a unit shows when the power is back; the rule says at once what is to become of its food. */
export const CutCheckForm = ({ cut, unit }: CutCheckFormProps) => {
  const { checkAfterCut } = useTasksCommands();
  const kept = useKept(`tasks.cut-check ${cut.id} ${unit.id}`, nothingTyped);
  const { typed, food } = kept.values;
  const set = (change: Partial<typeof nothingTyped>) => kept.set((before) => ({ ...before, ...change }));
  const reading = typed.trim();
  const outMinutes = minutesBetween(cut.beganAt, useNow().toISOString());
  const verdict = reading !== '' && readProbe(reading).ok ? judgeAfterCut({ ...unit, reading, outMinutes }) : null;
  const isDiscard = verdict === 'DISCARD';
  const { errorAt, send } = useFaults({
    reading: verdict === null && m.tasks_cut_reading_missing(),
    food: isDiscard && food.trim() === '' && m.tasks_process_food_missing(),
  });
  const of = { cutId: cut.id, unitId: unit.id };
  const save = () => {
    if (verdict === null) return;
    const said = { ...of, reading, disposition: followed[verdict], food: isDiscard ? food.trim() : null };
    void checkAfterCut(said, { subject: unit.name, form: kept.typed() }).then(kept.forget);
  };
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={m.tasks_cut_reading()}
        maxLength={taskLimits.readingLengthMax}
        value={typed}
        error={errorAt('reading')}
        onChange={({ target }) => set({ typed: target.value })}
      />
      {verdict !== null && <p className="text-body font-medium">{verdictWord(verdict)}</p>}
      {isDiscard && (
        <TextField
          label={m.tasks_action_food()}
          maxLength={taskLimits.labelLengthMax}
          value={food}
          error={errorAt('food')}
          onChange={({ target }) => set({ food: target.value })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="thumb" onClick={() => send(save)}>
          {m.tasks_save_text()}
        </Button>
        <Button
          kind="quiet"
          onClick={() => void checkAfterCut({ ...of, reading: null, disposition: null, food: null }, { subject: unit.name })}
        >
          {m.tasks_cut_empty()}
        </Button>
      </div>
    </div>
  );
};
