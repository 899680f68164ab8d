/** A world whose time passes only from event to event: nothing in it waits for a real clock. */
export type Schedule = {
  /** @unit milliseconds since the epoch */
  readonly now: () => number;
  /** Lets something happen later; what is planned for one moment happens in the order of planning. */
  readonly after: (delayMs: number, work: () => void | Promise<void>) => void;
  /** Lets everything happen, until nothing is planned any more. */
  readonly run: () => Promise<void>;
};

type Planned = { readonly atMs: number; readonly turn: number; readonly work: () => void | Promise<void> };

/** Whatever was set going by an event has come to rest: it waits for another event, or is done. */
const atRest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const eventsMax = 20_000;

export const createSchedule = (startMs: number): Schedule => {
  let nowMs = startMs;
  let turn = 0;
  let planned: readonly Planned[] = [];
  const next = (): Planned | undefined => {
    const [first, ...rest] = planned.toSorted((one, other) => one.atMs - other.atMs || one.turn - other.turn);
    planned = rest;
    return first;
  };
  return {
    now: () => nowMs,
    after: (delayMs, work) => {
      turn += 1;
      planned = [...planned, { atMs: nowMs + delayMs, turn, work }];
    },
    run: async () => {
      let happened = 0;
      for (let event = next(); event; event = next()) {
        nowMs = Math.max(nowMs, event.atMs);
        await event.work();
        await atRest();
        happened += 1;
        if (happened > eventsMax) throw new Error('The world does not come to rest.');
      }
    },
  };
};
