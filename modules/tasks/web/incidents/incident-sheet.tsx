import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { taskLimits } from '../../rules/check-item.ts';
import { incidentKinds, type IncidentKind } from '../../rules/incident.ts';
import { useTasksCommands } from '../tasks-commands.ts';
import { agoOptions, incidentWord } from '../words/incident-words.ts';

/** Writes down what went wrong, in the words of whoever was there. */
export const IncidentSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { recordIncident } = useTasksCommands();
  const [kind, setKind] = useState<IncidentKind>('ILLNESS');
  const [isStaff, setIsStaff] = useState(false);
  const [minutesAgo, setMinutesAgo] = useState('0');
  const [concerned, setConcerned] = useState('');
  const [done, setDone] = useState('');
  const [followUp, setFollowUp] = useState('');
  const [followUpDue, setFollowUpDue] = useState('');
  const [isTried, setIsTried] = useState(false);
  const missing = (text: string, message: string) => (isTried && text.trim() === '' ? { message } : undefined);
  const save = async () => {
    setIsTried(true);
    if (concerned.trim() === '' || done.trim() === '') return;
    const follows = followUp.trim() || null;
    const said = { kind, isStaff, concerned: concerned.trim(), done: done.trim(), followUp: follows };
    await recordIncident({ ...said, followUpDue: follows === null ? null : followUpDue || null, minutesAgo: Number(minutesAgo) });
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={m.tasks_incident_new()}
      actions={
        <Button kind="primary" onClick={() => void save()}>
          {m.tasks_save_text()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <SelectField
          label={m.tasks_incident_kind()}
          value={kind}
          options={incidentKinds.map((value) => ({ value, label: incidentWord(value) }))}
          onChange={({ target }) => setKind(incidentKinds.find((one) => one === target.value) ?? kind)}
        />
        <Checkbox checked={isStaff} onChange={({ target }) => setIsStaff(target.checked)}>
          {m.tasks_incident_staff()}
        </Checkbox>
        {isStaff && kind === 'ILLNESS' && <p className="text-small text-ink-2">{m.tasks_incident_private()}</p>}
        <SelectField
          label={m.tasks_ago()}
          value={minutesAgo}
          options={agoOptions()}
          onChange={({ target }) => setMinutesAgo(target.value)}
        />
        <TextField
          label={m.tasks_incident_concerned()}
          maxLength={taskLimits.labelLengthMax}
          value={concerned}
          error={missing(concerned, m.tasks_incident_concerned_missing())}
          onChange={({ target }) => setConcerned(target.value)}
        />
        <TextField
          label={m.tasks_action_note()}
          maxLength={taskLimits.noteLengthMax}
          value={done}
          error={missing(done, m.tasks_incident_done_missing())}
          onChange={({ target }) => setDone(target.value)}
        />
        <TextField
          label={m.tasks_incident_follow_up()}
          maxLength={taskLimits.noteLengthMax}
          value={followUp}
          onChange={({ target }) => setFollowUp(target.value)}
        />
        {followUp.trim() !== '' && <DayField label={m.tasks_todo_due()} value={followUpDue} onChange={setFollowUpDue} />}
      </div>
    </Sheet>
  );
};
