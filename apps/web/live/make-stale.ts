import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { slowlyStaleByEvent } from './slowly-stale.ts';
import { staleByEvent, type StaleWords } from './stale-by-event.ts';

/** Between two rounds of asking anew: a service with an order a second must not keep every tablet loading. */
export const staleRoundMs = 800;

/** The same for what is heavy to ask for: a report is not reckoned anew at every sale, even while somebody looks at it. */
export const slowRoundMs = 30_000;

/** Makes answers of one restaurant stale; those on a screen are asked anew, the others when they are looked at. */
export type Staling = {
  readonly byEvent: (name: string) => void;
  /** Too much was missed to say what. */
  readonly all: () => void;
  readonly stop: () => void;
};

const wordsOf = (table: Readonly<Record<string, readonly StaleWords[]>>, name: string): readonly StaleWords[] =>
  Object.hasOwn(table, name) ? (table[name] ?? []) : [];

/** Rounds: the first event at once, whatever comes within one together at its end. */
export const createStaling = (queries: Pick<QueryClient, 'invalidateQueries'>, restaurantId: string): Staling => {
  const [due, slowlyDue] = [new Set<StaleWords>(), new Set<StaleWords>()];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  const isMeant = (words: readonly StaleWords[], key: QueryKey) =>
    key.includes(restaurantId) && words.some((some) => some.every((word) => key.includes(word)));
  const round = () => {
    timer = undefined;
    if (due.size === 0) return;
    const words = [...due];
    due.clear();
    timer = setTimeout(round, staleRoundMs);
    // An answer that is on its way may be older than the event: it is asked for again.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isMeant(words, queryKey) });
  };
  const slowRound = () => {
    slowTimer = undefined;
    const words = [...slowlyDue];
    slowlyDue.clear();
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isMeant(words, queryKey) });
  };
  const slowly = (words: readonly StaleWords[]) => {
    const fresh = words.filter((some) => !slowlyDue.has(some));
    if (fresh.length === 0) return;
    for (const some of fresh) slowlyDue.add(some);
    slowTimer ??= setTimeout(slowRound, slowRoundMs);
    // What nobody looks at now is asked for when somebody does.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isMeant(fresh, queryKey), refetchType: 'none' });
  };
  return {
    byEvent: (name) => {
      for (const words of wordsOf(staleByEvent, name)) due.add(words);
      slowly(wordsOf(slowlyStaleByEvent, name));
      // One transaction tells many things at once: they go in one round.
      if (due.size > 0) timer ??= setTimeout(round, 0);
    },
    all: () => {
      due.add([]);
      timer ??= setTimeout(round, 0);
    },
    stop: () => {
      clearTimeout(timer);
      clearTimeout(slowTimer);
    },
  };
};
