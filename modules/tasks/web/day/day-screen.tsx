import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { awaitsFirstAnswer } from '../../../../platform/web/awaits-first-answer.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Run } from '../../contract/fields.ts';
import { runStanding } from '../../rules/run-state.ts';
import { useIncidents } from '../incidents/use-incidents.ts';
import { ProcessesSection } from '../processes/processes-section.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useTasksWorld } from '../tasks-client.ts';
import { integrityQuery, listsQuery, processesQuery } from '../tasks-queries.ts';
import { useNow } from '../../../../platform/web/use-now.ts';
import { useRuns } from '../use-runs.ts';
import { RunLine } from './run-line.tsx';
import { Starters } from './starters.tsx';
import { TodoSection } from './todo-section.tsx';

/** What is due now, what comes later, and what waits for whoever leads. */
export const DayScreen = () => {
  const { query, runs, day } = useRuns();
  const leads = useCan('tasks.verify');
  const processes = useQuery(processesQuery(useTasksWorld()));
  // They stand above the lists, which move away under nobody's finger.
  if (!runs || day === undefined || awaitsFirstAnswer(processes)) return <Unread query={query} />;
  return (
    <section className="flex max-w-line flex-col gap-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{m.tasks_title()}</h1>
        <nav className="flex flex-wrap gap-2">
          <Link to="/tasks/food" className={buttonClass('row')}>
            {m.tasks_food()}
          </Link>
          {leads && (
            <>
              <Link to="/tasks/diary" className={buttonClass('row')}>
                {m.tasks_diary()}
              </Link>
              <Link to="/tasks/inspection" className={buttonClass('row')}>
                {m.tasks_inspection()}
              </Link>
              <Link to="/tasks/lists" className={buttonClass('row')}>
                {m.tasks_lists()}
              </Link>
            </>
          )}
        </nav>
      </header>
      <PowerOut />
      {leads && <FirstUse />}
      <ProcessesSection />
      <Days runs={runs} day={day} />
      <TodoSection />
      <Integrity />
    </section>
  );
};

/** While the power is out, wherever somebody looks first. */
const PowerOut = () => {
  const { cuts } = useIncidents();
  const when = useWhen();
  const open = cuts.find(({ endedAt }) => endedAt === null);
  if (!open) return null;
  return (
    <Banner
      status="wrong"
      title={m.tasks_cut_since({ time: when.moment(open.beganAt) })}
      action={
        <Link to="/tasks/food" className={buttonClass('row')}>
          {m.tasks_cut_check()}
        </Link>
      }
    />
  );
};

/** Lists that are ready, for a restaurant that has none. */
const FirstUse = () => {
  const { data } = useQuery(listsQuery(useTasksWorld()));
  return data?.templates.length === 0 ? <Starters country={data.country} /> : null;
};

const Days = ({ runs, day }: { readonly runs: readonly Run[]; readonly day: string }) => {
  const now = useNow();
  const leads = useCan('tasks.verify');
  const timed = runs.map((run) => ({
    run,
    standing: runStanding({ state: run.state, showAt: new Date(run.showAt), dueAt: new Date(run.dueAt) }, now),
  }));
  const only = (...standings: string[]) => timed.filter(({ standing }) => standings.includes(standing)).map(({ run }) => run);
  const finished = only('SUBMITTED', 'VERIFIED');
  const dueNow = only('OVERDUE', 'OPEN', 'IN_PROGRESS');
  return (
    <>
      <Section title={m.tasks_due_now()} runs={dueNow} empty={m.tasks_nothing_due()} />
      {leads && <Section title={m.tasks_waiting()} runs={only('SUBMITTED')} />}
      {leads && <Section title={m.tasks_missed_lists()} runs={only('MISSED').filter(({ reason }) => reason === null)} />}
      <Section title={m.tasks_later()} runs={only('LATER').filter((run) => run.day === day)} />
      <Section title={m.tasks_finished()} runs={finished.filter((run) => run.day === day && !(leads && run.state === 'SUBMITTED'))} />
    </>
  );
};

type SectionProps = { readonly title: string; readonly runs: readonly Run[]; readonly empty?: string };

const Section = ({ title, runs, empty }: SectionProps) => {
  if (runs.length === 0 && empty === undefined) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-heading">{title}</h2>
      {runs.length === 0 && <p className="text-body text-ink-2">{empty}</p>}
      <ul>
        {runs.map((run) => (
          <RunLine key={run.id} run={run} />
        ))}
      </ul>
    </section>
  );
};

/** For owner and manager alone. */
const Integrity = () => {
  const may = useCan('tasks.view-integrity');
  const { data } = useQuery({ ...integrityQuery(useTasksWorld()), enabled: may });
  if (!may || !data || data.entries === 0) return null;
  const { score, ...facts } = data;
  return (
    <section className="flex flex-col gap-1 border-t border-line pt-4">
      <h2 className="text-body font-medium">{m.tasks_integrity({ score })}</h2>
      <p className="text-small text-ink-2">{m.tasks_integrity_text(facts)}</p>
    </section>
  );
};
