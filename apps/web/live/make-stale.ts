import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { staleByEvent, type StaleWords } from './stale-by-event.ts';

/** Between two rounds of asking anew: a service with an order a second must not keep every tablet loading. */
export const staleRoundMs = 800;

/** Makes answers of one restaurant stale; those on a screen are asked anew, the others when they are looked at. */
export type Staling = {
  readonly byEvent: (name: string) => void;
  /** Too much was missed to say what. */
  readonly all: () => void;
  readonly stop: () => void;
};

/** Rounds: the first event at once, whatever comes within one together at its end. */
export const createStaling = (queries: Pick<QueryClient, 'invalidateQueries'>, restaurantId: string): Staling => {
  const due = new Set<StaleWords>();
  let timer: ReturnType<typeof setTimeout> | undefined;

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
  return {
    byEvent: (name) => {
      for (const words of Object.hasOwn(staleByEvent, name) ? (staleByEvent[name] ?? []) : []) due.add(words);
      // One transaction tells many things at once: they go in one round.
      if (due.size > 0) timer ??= setTimeout(round, 0);
    },
    all: () => {
      due.add([]);
      timer ??= setTimeout(round, 0);
    },
    stop: () => clearTimeout(timer),
  };
};
