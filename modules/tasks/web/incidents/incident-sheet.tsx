import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { taskLimits } from '../../rules/check-item.ts';
import { incidentKinds, type IncidentKind } from '../../rules/incident.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import { agoOptions, incidentWord } from '../words/incident-words.ts';

/** Names what is typed here, for whoever opens the sheet. */
export const incidentForm = 'tasks.incident';

type Typed = {
  readonly kind: IncidentKind;
  readonly isStaff: boolean;
  readonly minutesAgo: string;
  readonly concerned: string;
  readonly done: string;
  readonly followUp: string;
  readonly followUpDue: string;
};

const nothingTyped: Typed = { kind: 'ILLNESS', isStaff: false, minutesAgo: '0', concerned: '', done: '', followUp: '', followUpDue: '' };

/** Writes down what went wrong, in the words of whoever was there. */
export const IncidentSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { recordIncident } = useTasksCommands();
  const kept = useKept<Typed>(incidentForm, nothingTyped);
  const { kind, isStaff, minutesAgo, concerned, done, followUp, followUpDue } = kept.values;
  const set = (change: Partial<Typed>) => kept.set((before) => ({ ...before, ...change }));
  const { errorAt, send } = useFaults({
    concerned: concerned.trim() === '' && m.tasks_incident_concerned_missing(),
    done: done.trim() === '' && m.tasks_incident_done_missing(),
  });
  const save = async () => {
    const follows = followUp.trim() || null;
    const said = { kind, isStaff, concerned: concerned.trim(), done: done.trim() };
    const follow = { followUp: follows, followUpDue: follows === null ? null : followUpDue || null };
    await recordIncident({ ...said, ...follow, minutesAgo: Number(minutesAgo) }, kept.typed());
    kept.forget();
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={m.tasks_incident_new()}
      actions={
        <Button kind="primary" onClick={() => send(save)}>
          {m.tasks_save_text()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <SelectField
          label={m.tasks_incident_kind()}
          value={kind}
          options={incidentKinds.map((value) => ({ value, label: incidentWord(value) }))}
          onChange={({ target }) => set({ kind: incidentKinds.find((one) => one === target.value) ?? kind })}
        />
        <Checkbox checked={isStaff} onChange={({ target }) => set({ isStaff: target.checked })}>
          {m.tasks_incident_staff()}
        </Checkbox>
        {isStaff && kind === 'ILLNESS' && <p className="text-small text-ink-2">{m.tasks_incident_private()}</p>}
        <SelectField
          label={m.tasks_ago()}
          value={minutesAgo}
          options={agoOptions()}
          onChange={({ target }) => set({ minutesAgo: target.value })}
        />
        <TextField
          label={m.tasks_incident_concerned()}
          maxLength={taskLimits.labelLengthMax}
          value={concerned}
          error={errorAt('concerned')}
          onChange={({ target }) => set({ concerned: target.value })}
        />
        <TextField
          label={m.tasks_action_note()}
          maxLength={taskLimits.noteLengthMax}
          value={done}
          error={errorAt('done')}
          onChange={({ target }) => set({ done: target.value })}
        />
        <TextField
          label={m.tasks_incident_follow_up()}
          maxLength={taskLimits.noteLengthMax}
          value={followUp}
          onChange={({ target }) => set({ followUp: target.value })}
        />
        {followUp.trim() !== '' && (
          <DayField label={m.tasks_todo_due()} value={followUpDue} onChange={(day) => set({ followUpDue: day })} />
        )}
      </div>
    </Sheet>
  );
};
