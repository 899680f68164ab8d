/** Runs work, so many at a time; the rest waits in order. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Keeps streams from taking the connections that calls need: after a restart all of them ask at one moment. */
export const takeTurns = (atOnceMax: number): Turns => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // A turn is handed on, not given back and taken again: nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
