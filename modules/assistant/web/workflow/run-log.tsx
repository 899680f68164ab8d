import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { PlaceLink } from '../../../reports/web/parts.ts';
import type { ActionResult, AutomationRun } from '../../contract/workflow/automation-fields.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { aboutWords } from './about-words.ts';
import { runsQuery } from './workflow-client.ts';
import { actionWord, stateWord, whyWord } from './workflow-words.ts';

/** What automations did and did not do, why, and what it took. */
export const RunLog = () => {
  const query = useQuery(runsQuery(useAssistantWorld()));
  return (
    <section aria-labelledby="automation-log" className="flex flex-col gap-2">
      <h2 id="automation-log" className="text-heading">
        {m.assistant_automation_log()}
      </h2>
      {!query.data && <Unread query={query} />}
      {query.data?.runs.length === 0 && <p className="text-body text-ink-2">{m.assistant_automation_log_none()}</p>}
      <ul aria-labelledby="automation-log">
        {query.data?.runs.map((run) => (
          <RunLine key={run.id} run={run} />
        ))}
      </ul>
    </section>
  );
};

const statusOf = ({ state }: AutomationRun) => {
  if (state === 'DONE') return 'good';
  return state === 'FAILED' || state === 'STOPPED' ? 'wrong' : 'information';
};

const RunLine = ({ run }: { readonly run: AutomationRun }) => {
  const when = useWhen();
  const about = aboutWords(run.facts, useLocale());
  const small = [
    when.stamp(run.happenedAt),
    ...(run.decidedBy === null ? [] : [m.assistant_automation_log_by({ name: run.decidedBy })]),
  ].join(' · ');
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
      <p className="text-body font-medium">{about === '' ? run.automation : `${run.automation}: ${about}`}</p>
      <StatusLine status={statusOf(run)}>{stateWord(run.state)}</StatusLine>
      {run.why !== null && <p className="text-small">{whyWord(run.why)}</p>}
      {run.results.map((result) => (
        <ResultLine key={result.kind} result={result} />
      ))}
      <p className="text-small text-ink-2">{small}</p>
      <PlaceLink place={run.place} className="inline-flex min-h-8 w-fit items-center text-small text-link touch:min-h-11">
        {m.assistant_automation_log_go()}
      </PlaceLink>
    </li>
  );
};

const ResultLine = ({ result: { kind, isDone, why, place } }: { readonly result: ActionResult }) => (
  <p className="text-small">
    {actionWord(kind)}
    {' · '}
    {isDone && place !== null ? (
      <PlaceLink place={place} className="inline-flex min-h-8 items-center text-link touch:min-h-11">
        {m.assistant_automation_log_result()}
      </PlaceLink>
    ) : (
      whyWord(why ?? 'NOT_FOUND')
    )}
  </p>
);
