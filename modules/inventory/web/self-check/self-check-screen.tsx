import { Download } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { StockFailure } from '../show/stock-failure.tsx';
import { CheckLine } from './check-line.tsx';
import type { FactWorld } from './fact-text.ts';
import { RunBanner, toldOf } from './run-banner.tsx';
import { saveRun } from './save-run.ts';
import { isGoing, useSelfChecks, type Run } from './use-self-checks.ts';

/** Has the stock books checked in a scratch restaurant, and tells what was found. */
export const SelfCheckScreen = () => {
  if (!useCan('inventory.try-out')) return <EmptyState title={m.inventory_try_out_only()}>{m.inventory_try_out_only_text()}</EmptyState>;
  return <SelfChecks />;
};

const SelfChecks = () => {
  const checks = useSelfChecks();
  const { query } = checks;
  const { data } = query;
  if (!data && query.isError) return <StockFailure heading={m.app_inventory_test_title()} query={query} />;
  return (
    <section className="flex max-w-[52rem] flex-col gap-6 pb-10">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-title">{m.app_inventory_test_title()}</h1>
          <p className="max-w-line text-small text-ink-2">{m.inventory_check_intro()}</p>
        </div>
        <StartOrStop checks={checks} />
      </header>
      {data ? <Runs answer={data} /> : <SkeletonRows rows={6} label={m.inventory_check_loading()} />}
    </section>
  );
};

const StartOrStop = ({ checks: { query, isAsking, start, stop } }: { readonly checks: ReturnType<typeof useSelfChecks> }) => {
  const busyLabel = isAsking ? m.inventory_check_busy() : undefined;
  if (query.data?.runs.some(isGoing) === true)
    return (
      <Button busyLabel={busyLabel} onClick={() => void stop()}>
        {m.inventory_check_stop()}
      </Button>
    );
  return (
    <Button kind="primary" disabled={!query.data} busyLabel={busyLabel} onClick={() => void start()}>
      {m.inventory_check_start()}
    </Button>
  );
};

type Answer = NonNullable<ReturnType<typeof useSelfChecks>['query']['data']>;

const Runs = ({ answer: { runs, checksInRun, currency } }: { readonly answer: Answer }) => {
  const [latest, ...earlier] = runs;
  if (!latest) return <EmptyState title={m.inventory_check_none_title()}>{m.inventory_check_none()}</EmptyState>;
  return (
    <>
      <LatestRun run={latest} total={checksInRun} currency={currency} />
      {earlier.length > 0 && <EarlierRuns runs={earlier} total={checksInRun} />}
    </>
  );
};

type LatestRunProps = { readonly run: Run; readonly total: number; readonly currency: FactWorld['currency'] };

const LatestRun = ({ run, total, currency }: LatestRunProps) => {
  const world = { currency, wall: useWall(), language: useLocale() };
  return (
    <div className="flex flex-col gap-4">
      <RunBanner run={run} total={total} />
      {run.results.length > 0 && (
        <ul aria-label={m.inventory_check_results()} className="border-t border-line">
          {run.results.map((result) => (
            <CheckLine key={result.check} result={result} world={world} />
          ))}
        </ul>
      )}
      {!isGoing(run) && run.results.length > 0 && (
        <Button className="self-start" icon={<Download aria-hidden />} onClick={() => saveRun(run, world)}>
          {m.inventory_check_download()}
        </Button>
      )}
    </div>
  );
};

const EarlierRuns = ({ runs, total }: { readonly runs: readonly Run[]; readonly total: number }) => (
  <section>
    <h2 className="text-heading">{m.inventory_check_earlier()}</h2>
    <ul>
      {runs.map((run) => (
        <li key={run.id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 text-small">
          <span>{toldOf(run, total).title}</span>
          <span className="text-ink-2">
            <MomentText at={run.askedAt} style="near" />
            {run.askedBy !== null && ` · ${run.askedBy}`}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
