import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useOpenForm } from '../../../../ui/form/use-open-form.ts';
import type { FoodProcess } from '../../contract/processes.contract.ts';
import { processStanding } from '../../rules/process-standing.ts';
import { useTasksWorld } from '../tasks-client.ts';
import { processesQuery } from '../tasks-queries.ts';
import { useNow } from '../../../../platform/web/use-now.ts';
import { ProcessCard } from './process-card.tsx';
import { StartSheet, startForm } from './start-sheet.tsx';
import { withWaitingProcesses } from './waiting-processes.ts';

/** How food stands by the clock, on this device too while it has no line; what was measured since the clock was looked at counts. */
const standingOf = ({ kind, rules, startedAt, steps }: FoodProcess, now: Date) =>
  processStanding(
    {
      kind,
      rules,
      startedAt: new Date(startedAt),
      steps: steps.map(({ happenedAt, reading }) => ({ at: new Date(happenedAt), reading })),
    },
    new Date(Math.max(now.getTime(), ...steps.map(({ happenedAt }) => Date.parse(happenedAt)))),
  );

/** What is cooked, cooled or kept hot now, what failed and waits for somebody to say what became of it, and what is over. */
export const ProcessesSection = () => {
  const { data } = useQuery(processesQuery(useTasksWorld()));
  const { waiting } = useOutboxSummary();
  const now = useNow();
  const [isStarting, setIsStarting] = useOpenForm(startForm);
  if (!data) return null;
  const known = withWaitingProcesses(data.processes, waiting, data.rules);
  const standing = known.map((process) => ({ process, standing: standingOf(process, now) }));
  const open = standing.filter(({ process, standing: { state } }) => state !== 'PASSED' && process.disposition === null);
  const over = standing.filter((one) => !open.includes(one));
  return (
    <section aria-label={m.tasks_running()} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-heading">{m.tasks_running()}</h2>
        <Button kind="row" onClick={() => setIsStarting(true)}>
          {m.tasks_process_start()}
        </Button>
      </div>
      {open.length === 0 && <p className="text-body text-ink-2">{m.tasks_running_none()}</p>}
      <Cards shown={open} />
      {over.length > 0 && <h3 className="pt-2 text-body font-medium">{m.tasks_running_over()}</h3>}
      <Cards shown={over} />
      {isStarting && <StartSheet rules={data.rules} onClose={() => setIsStarting(false)} />}
    </section>
  );
};

type Shown = { readonly process: FoodProcess; readonly standing: ReturnType<typeof standingOf> };

const Cards = ({ shown }: { readonly shown: readonly Shown[] }) => (
  <ul className="flex flex-col gap-3">
    {shown.map((one) => (
      <ProcessCard key={one.process.id} {...one} />
    ))}
  </ul>
);
