import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { slowlyStaleByEvent } from './slowly-stale.ts';
import { isNews, staleByEvent, type StaleWords } from './stale-by-event.ts';

/** Between two rounds of asking anew: a service with an order a second must not keep every tablet loading. */
export const staleRoundMs = 800;

/** The same for what is news to one person: cheap to ask for, and soon told. */
export const newsRoundMs = 250;

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

type Rounds = { readonly add: (words: readonly StaleWords[]) => void; readonly stop: () => void };

/** Rounds: the first at once, whatever comes within one together at its end. */
const createRounds = (make: (words: readonly StaleWords[]) => void, roundMs: number): Rounds => {
  const due = new Set<StaleWords>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const round = () => {
    timer = undefined;
    if (due.size === 0) return;
    const words = [...due];
    due.clear();
    timer = setTimeout(round, roundMs);
    make(words);
  };
  return {
    add: (words) => {
      for (const some of words) due.add(some);
      // One transaction tells many things at once: they go in one round.
      if (due.size > 0) timer ??= setTimeout(round, 0);
    },
    stop: () => clearTimeout(timer),
  };
};

/** What is heavy waits for its round to be asked for, and is asked for before it only by whoever looks at it anew. */
const createSlowRounds = (make: (words: readonly StaleWords[], refetchType: 'active' | 'none') => void): Rounds => {
  const due = new Set<StaleWords>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const round = () => {
    timer = undefined;
    const words = [...due];
    due.clear();
    make(words, 'active');
  };
  return {
    add: (words) => {
      const fresh = words.filter((some) => !due.has(some));
      if (fresh.length === 0) return;
      for (const some of fresh) due.add(some);
      timer ??= setTimeout(round, slowRoundMs);
      make(fresh, 'none');
    },
    stop: () => clearTimeout(timer),
  };
};

/** What was missed beyond telling is everything. */
const everything: readonly StaleWords[] = [[]];

/** Three kinds of rounds: what is news to one person does not wait behind what everybody's screens ask for. */
export const createStaling = (queries: Pick<QueryClient, 'invalidateQueries'>, restaurantId: string): Staling => {
  const isMeant = (words: readonly StaleWords[], key: QueryKey) =>
    key.includes(restaurantId) && words.some((some) => some.every((word) => key.includes(word)));
  const make = (words: readonly StaleWords[], refetchType: 'active' | 'none' = 'active') =>
    // An answer that is on its way may be older than the event: it is asked for again.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isMeant(words, queryKey), refetchType });
  const [usual, news, slow] = [createRounds(make, staleRoundMs), createRounds(make, newsRoundMs), createSlowRounds(make)];
  return {
    byEvent: (name) => {
      (isNews(name) ? news : usual).add(wordsOf(staleByEvent, name));
      slow.add(wordsOf(slowlyStaleByEvent, name));
    },
    all: () => usual.add(everything),
    stop: () => {
      for (const rounds of [usual, news, slow]) rounds.stop();
    },
  };
};
