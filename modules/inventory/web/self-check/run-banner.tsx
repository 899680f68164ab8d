import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import type { Status } from '../../../../ui/status.tsx';
import { isGoing, type Run } from './use-self-checks.ts';

type Told = { readonly status: Status; readonly title: string; readonly text?: string };

/** How a run went, in one sentence. */
export const toldOf = ({ status, results }: Run, total: number): Told => {
  const done = results.length;
  if (status === 'WAITING') return { status: 'waiting', title: m.inventory_check_waiting() };
  if (status === 'RUNNING') return { status: 'waiting', title: m.inventory_check_running({ done, total }) };
  if (status === 'CANCELLED') return { status: 'information', title: m.inventory_check_cancelled({ done, total }) };
  if (status === 'BROKEN')
    return { status: 'wrong', title: m.inventory_check_broken({ done, total }), text: m.inventory_check_broken_text() };
  const count = results.filter(({ outcome }) => outcome !== 'PASSED').length;
  if (count > 0) return { status: 'wrong', title: m.inventory_check_some_failed({ count, total: done }) };
  return { status: 'good', title: m.inventory_check_all_passed({ total: done }) };
};

/** How the last run went, or how far it is. */
export const RunBanner = ({ run, total }: { readonly run: Run; readonly total: number }) => {
  const { status, title, text } = toldOf(run, total);
  const done = run.results.length;
  return (
    <div className="flex flex-col gap-2">
      <Banner status={status} title={title}>
        {text}
      </Banner>
      {isGoing(run) && (
        <div role="progressbar" aria-label={title} aria-valuemin={0} aria-valuemax={total} aria-valuenow={done} className="h-1.5 bg-line">
          <span className="block h-full bg-chart-buna" style={{ width: `${(done / total) * 100}%` }} />
        </div>
      )}
    </div>
  );
};
