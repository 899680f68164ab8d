import { Worker } from 'node:worker_threads';

import type { FillFacts } from '../../rules/roster/fill-facts.ts';
import type { FillProposal } from '../../rules/roster/fill-proposal.ts';
import type { RosterTask, RosterWord } from './roster-worker.ts';

/** The bundled server stands beside the bundled worker; from sources each is its own file. */
const workerName = import.meta.url.endsWith('.ts') ? './roster-worker.ts' : './roster-worker.js';

/** A search on a thread of its own. */
export type RunningSearch = {
  /** The proposal; fails where the thread did. */
  readonly ended: Promise<FillProposal>;
  /** Asks for the best so far. */
  readonly stop: () => void;
  /** How much better it can still get at most, as last heard. @unit thousandths */
  readonly gapPermille: () => number | null;
};

/** Starts a search that ends by itself after so long. */
export const runWorker = (facts: FillFacts, milliseconds: number): RunningSearch => {
  const task: RosterTask = { facts, milliseconds, stop: new SharedArrayBuffer(4) };
  const worker = new Worker(new URL(workerName, import.meta.url), { workerData: task });
  // A search keeps no server from ending.
  worker.unref();
  let gapPermille: number | null = null;
  const ended = new Promise<FillProposal>((resolve, reject) => {
    worker.on('message', (word: RosterWord) => {
      if (word.kind === 'DONE') resolve(word.proposal);
      else gapPermille = word.gapPermille;
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The search ended without an answer.')));
  });
  return { ended, stop: () => void Atomics.store(new Int32Array(task.stop), 0, 1), gapPermille: () => gapPermille };
};
