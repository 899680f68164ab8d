import { parentPort, workerData } from 'node:worker_threads';

import type { FillFacts } from '../../rules/roster/fill-facts.ts';
import type { FillProposal } from '../../rules/roster/fill-proposal.ts';
import { fillRota } from './fill-rota.ts';
import { openSolver } from './highs-adapter.ts';

/** What the worker is started with. */
export type RosterTask = {
  readonly facts: FillFacts;
  /** @unit milliseconds */
  readonly milliseconds: number;
  /** One number that is not zero as soon as somebody wants the best so far. */
  readonly stop: SharedArrayBuffer;
};

/** What the worker says. */
export type RosterWord =
  | {
      readonly kind: 'PROGRESS';
      /** @unit thousandths that it can still get better by at most; null while nobody knows */
      readonly gapPermille: number | null;
    }
  | { readonly kind: 'DONE'; readonly proposal: FillProposal };

const { facts, milliseconds, stop } = workerData as RosterTask;
const say = (word: RosterWord): void => parentPort?.postMessage(word);
const flag = new Int32Array(stop);
const openModel = await openSolver();
const proposal = fillRota(facts, {
  openModel,
  random: Math.random,
  now: () => performance.now(),
  deadline: performance.now() + milliseconds,
  isStopped: () => Atomics.load(flag, 0) !== 0,
  report: ({ penalty, bound }) => {
    const gap = bound === null ? null : Math.round((1000 * (penalty - bound)) / Math.max(1, Math.abs(penalty)));
    say({ kind: 'PROGRESS', gapPermille: gap !== null && Number.isFinite(gap) ? Math.max(0, Math.min(1000, gap)) : null });
  },
});
say({ kind: 'DONE', proposal });
