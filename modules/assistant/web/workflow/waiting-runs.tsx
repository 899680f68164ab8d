import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { PlaceLink } from '../../../reports/web/parts.ts';
import type { AutomationRun } from '../../contract/workflow/automation-fields.ts';
import { aboutWords } from './about-words.ts';
import { useTellWorkflow } from './workflow-client.ts';
import { actionWord } from './workflow-words.ts';

/** What waits for a yes: what it is about, what would be done, and the two answers. */
export const WaitingRuns = ({ runs }: { readonly runs: readonly AutomationRun[] }) => {
  const { tell, isTelling, refused } = useTellWorkflow();
  if (runs.length === 0 && refused === null) return null;
  const decide = (runId: string, isApproved: boolean) => void tell((client) => client.decideAutomationRun, { runId, isApproved });
  return (
    <section aria-labelledby="automation-waiting" className="flex flex-col gap-2">
      <h2 id="automation-waiting" className="text-heading">
        {m.assistant_automation_waiting()}
      </h2>
      {refused !== null && (
        <div role="alert">
          <Banner status="wrong" title={refused} />
        </div>
      )}
      <ul aria-labelledby="automation-waiting">
        {runs.map((run) => (
          <Waiting key={run.id} run={run} isTelling={isTelling} onDecide={(isApproved) => decide(run.id, isApproved)} />
        ))}
      </ul>
    </section>
  );
};

type WaitingProps = { readonly run: AutomationRun; readonly isTelling: boolean; readonly onDecide: (isApproved: boolean) => void };

const Waiting = ({ run, isTelling, onDecide }: WaitingProps) => {
  const when = useWhen();
  const about = aboutWords(run.facts, useLocale());
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <p className="text-body font-medium">{about === '' ? run.automation : `${run.automation}: ${about}`}</p>
      <p className="text-small text-ink-2">{run.actions.map(actionWord).join(m.assistant_automation_and())}</p>
      <PlaceLink place={run.place} className="inline-flex min-h-8 w-fit items-center text-small text-link touch:min-h-11">
        {m.assistant_automation_log_go()} · {when.moment(run.happenedAt)}
      </PlaceLink>
      {run.state === 'READY' ? (
        <StatusLine status="information">{m.assistant_automation_approved()}</StatusLine>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" disabled={isTelling} onClick={() => onDecide(true)}>
            {m.assistant_automation_approve()}
          </Button>
          <Button kind="quiet" disabled={isTelling} onClick={() => onDecide(false)}>
            {m.assistant_automation_turn_down()}
          </Button>
        </div>
      )}
    </li>
  );
};
