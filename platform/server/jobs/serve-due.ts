import { setTimeout as wait } from 'node:timers/promises';

/** Work of which many pieces go on at once, and of which more may become due meanwhile. */
export type DueWork<Due> = {
  /** What is due now; what is being served already may be named again. */
  readonly look: () => Promise<readonly Due[]>;
  readonly keyOf: (due: Due) => string;
  readonly serve: (due: Due) => Promise<void>;
  readonly onFault: (fault: unknown, due: Due) => void;
};

/** How often a run looks again while something goes on. @unit milliseconds */
const lookMs = 250;
/** From there the next run takes over. @unit milliseconds */
const runMsMax = 45_000;

/** Serves everything that is due, each piece by itself: one that takes its time, or fails, keeps no other waiting. */
export const serveDue = async <Due>({ look, keyOf, serve, onFault }: DueWork<Due>): Promise<void> => {
  const served = new Map<string, Promise<void>>();
  const until = Date.now() + runMsMax;
  const begin = (due: Due): void => {
    const key = keyOf(due);
    if (served.has(key)) return;
    const work = serve(due)
      .catch((fault: unknown) => onFault(fault, due))
      .finally(() => served.delete(key));
    served.set(key, work);
  };
  do {
    if (Date.now() < until) (await look()).forEach(begin);
    if (served.size > 0) await Promise.race([...served.values(), wait(lookMs)]);
  } while (served.size > 0);
};
