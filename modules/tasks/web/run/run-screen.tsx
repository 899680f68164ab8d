import { Link, useSearch } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { useOpenForms } from '../../../../ui/form/use-open-form.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Run } from '../../contract/fields.ts';
import { type CheckItem, isAnsweredByTouch } from '../../rules/check-item.ts';
import { runStanding } from '../../rules/run-state.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { useNow } from '../../../../platform/web/use-now.ts';
import { useRuns } from '../use-runs.ts';
import { nameIn, standingWord } from '../words/task-words.ts';
import { answerForm } from './answer-field.tsx';
import { CheckLine } from './check-line.tsx';
import { ProbeChoice } from './probe-choice.tsx';
import { RunFoot } from './run-foot.tsx';
import type { RunSearch } from './run-search.ts';
import { useLineInSight } from './use-line-in-sight.ts';

/** A list of a day: every line as large as a thumb, and at its foot what is to be done with the whole. */
export const RunScreen = () => {
  const { id }: RunSearch = useSearch({ from: '/protected/in-restaurant/tasks/run' });
  const { query, runs } = useRuns();
  if (!runs) return <Unread query={query} />;
  const run = runs.find((one) => one.id === id);
  return (
    <section className="flex max-w-line flex-col gap-5">
      <Link to="/tasks" className={`${buttonClass('quiet')} self-start`}>
        <ChevronLeft aria-hidden />
        {m.tasks_back()}
      </Link>
      {run ? <OneRun run={run} /> : <Banner status="may-not" title={m.tasks_not_here()} />}
    </section>
  );
};

/** The line whose keys are open: the one that somebody chose, or else the first that is still to be answered. */
const useAskedLine = ({ id, items, entries }: Run) => {
  const keys = items.map(({ key }) => key);
  const [chosen, choose] = useOpenForms(keys, (key) => answerForm(id, key));
  const isOpen = (item: CheckItem) => !isAnsweredByTouch(item) && !entries.some(({ itemKey }) => itemKey === item.key);
  return [chosen ?? items.find(isOpen)?.key ?? null, choose] as const;
};

const OneRun = ({ run }: { readonly run: Run }) => {
  const [askedKey, ask] = useAskedLine(run);
  const lines = useLineInSight(run, askedKey);
  const [probeId, setProbeId] = useState<string | null>(null);
  const locale = useLocale();
  const when = useWhen();
  const standing = runStanding({ state: run.state, showAt: new Date(run.showAt), dueAt: new Date(run.dueAt) }, useNow());
  const isOpen = standing === 'OPEN' || standing === 'IN_PROGRESS' || standing === 'OVERDUE';
  return (
    <>
      <header>
        <h1 className="text-title">{nameIn(locale, run.name, run.nameLocal)}</h1>
        <p className="text-body text-ink-2">
          {standingWord(standing)} · {m.tasks_due_at({ time: when.moment(run.dueAt) })}
        </p>
        {run.reason !== null && (
          <p className="text-body text-ink-2">
            {run.reason} ({run.reasonBy})
          </p>
        )}
      </header>
      {isOpen && run.items.some(({ type }) => type === 'TEMPERATURE') && <ProbeChoice probeId={probeId} onChange={setProbeId} />}
      <ul ref={lines} className="flex flex-col gap-3">
        {run.items.map((item) => (
          <CheckLine
            key={item.key}
            run={run}
            item={item}
            probeId={probeId}
            isOpen={isOpen}
            isChosen={askedKey === item.key}
            onAsk={() => ask(item.key)}
            onAnswered={() => ask(null)}
          />
        ))}
      </ul>
      <RunFoot run={run} isOpen={isOpen} />
    </>
  );
};
