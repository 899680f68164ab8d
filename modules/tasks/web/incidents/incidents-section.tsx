import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useOpenForm } from '../../../../ui/form/use-open-form.ts';
import { useRowState } from '../../../../platform/web/outbox/use-row-state.ts';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Incident } from '../../contract/incidents.contract.ts';
import { taskLimits } from '../../rules/check-item.ts';
import { maySeeIncident } from '../../rules/incident.ts';
import type { TasksClient } from '../tasks-client.ts';
import { useTell } from '../use-tell.ts';
import { incidentWord } from '../words/incident-words.ts';
import { IncidentSheet, incidentForm } from './incident-sheet.tsx';
import { useIncidents } from './use-incidents.ts';

const close = (client: TasksClient) => client.closeIncident;

/** What went wrong lately, and what is still to follow. */
export const IncidentsSection = () => {
  const { incidents } = useIncidents();
  const leads = useCan('tasks.verify');
  const [isWriting, setIsWriting] = useOpenForm(incidentForm);
  // What waits on this device too is shown to whoever may read it there.
  const shown = incidents.filter((one) => maySeeIncident(one, leads ? 'LEADS' : 'WORKS'));
  return (
    <section aria-label={m.tasks_incidents()} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-heading">{m.tasks_incidents()}</h2>
        <Button kind="row" onClick={() => setIsWriting(true)}>
          {m.tasks_incident_new()}
        </Button>
      </div>
      {shown.length === 0 && <p className="text-body text-ink-2">{m.tasks_incidents_none()}</p>}
      <ul>
        {shown.map((incident) => (
          <IncidentLine key={incident.id} incident={incident} mayClose={leads} />
        ))}
      </ul>
      {isWriting && <IncidentSheet onClose={() => setIsWriting(false)} />}
    </section>
  );
};

const IncidentLine = ({ incident, mayClose }: { readonly incident: Incident; readonly mayClose: boolean }) => {
  const when = useWhen();
  const { kind, concerned, done, followUp, followUpDue, closedAt, closedBy, closingNote, recordedBy, happenedAt } = incident;
  const due = followUpDue === null ? null : m.tasks_due_at({ time: when.date(new Date(`${followUpDue}T12:00:00Z`)) });
  const [isClosing, setIsClosing] = useState(false);
  // What the server has not heard of yet can't be closed there.
  const isKept = useRowState([incident.id]) === null;
  return (
    <li aria-label={concerned} className="flex flex-col gap-1 border-b border-line py-3">
      <p className="text-body font-medium">{`${incidentWord(kind)} · ${concerned}`}</p>
      <p className="text-small text-ink-2">{[when.stamp(happenedAt), recordedBy].filter(Boolean).join(' · ')}</p>
      <p className="text-body">{done}</p>
      {followUp !== null && <p className="text-body">{[m.tasks_incident_follow_up(), followUp, due].filter(Boolean).join(' · ')}</p>}
      {closedAt === null ? (
        <StatusLine status="soon">{m.tasks_incident_open()}</StatusLine>
      ) : (
        <StatusLine status="good">
          {[m.tasks_incident_closed({ name: closedBy ?? '' }), closingNote].filter(Boolean).join(' · ')}
        </StatusLine>
      )}
      <RowMark ids={[incident.id]} />
      {mayClose && isKept && closedAt === null && !isClosing && (
        <Button
          kind="row"
          className="self-start"
          aria-label={m.tasks_incident_close_named({ name: concerned })}
          onClick={() => setIsClosing(true)}
        >
          {m.tasks_incident_close()}
        </Button>
      )}
      {isClosing && closedAt === null && <Closing incidentId={incident.id} />}
    </li>
  );
};

const Closing = ({ incidentId }: { readonly incidentId: string }) => {
  const { tell, isTelling, refused } = useTell();
  const [note, setNote] = useState('');
  const typed = note.trim();
  const { errorAt, send } = useFaults({ note: typed === '' && m.tasks_incident_closing_missing() });
  return (
    <div className="flex flex-col gap-3">
      {refused && <Banner status="wrong" title={refused.words} />}
      <TextField
        label={m.tasks_incident_closing_note()}
        maxLength={taskLimits.noteLengthMax}
        value={note}
        error={errorAt('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        className="self-start"
        busyLabel={isTelling ? m.tasks_saving() : undefined}
        onClick={() => send(() => tell(close, { incidentId, note: typed }))}
      >
        {m.tasks_incident_close()}
      </Button>
    </div>
  );
};
