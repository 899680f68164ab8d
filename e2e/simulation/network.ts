import type { Chance } from '../../db/seed/demo/chance.ts';
import { withCut, type Cut } from './cut-pools.ts';
import type { Schedule } from './schedule.ts';

/** How bad the world is: shares of all messages, from 0 to 1. */
export type Weather = {
  readonly lostRequest: number;
  readonly lostAnswer: number;
  readonly doubled: number;
  readonly serverDies: number;
  /** @unit milliseconds */
  readonly delayMsMax: number;
};

/** As on a bad day in a cellar; a message may arrive long after its sender has given it up. */
export const storm: Weather = { lostRequest: 0.12, lostAnswer: 0.12, doubled: 0.12, serverDies: 0.12, delayMsMax: 30_000 };

/** The line when the day is over: slow, and nothing is lost. */
export const calm: Weather = { lostRequest: 0, lostAnswer: 0, doubled: 0, serverDies: 0, delayMsMax: 500 };

/** As long as the product waits for an answer. */
const timeoutMs = 20_000;
const statementsMax = 7;

export type Network = {
  /** Takes one call to the server and back, or not. */
  readonly carry: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  readonly becomes: (weather: Weather) => void;
};

export const createNetwork = (schedule: Schedule, chance: Chance): Network => {
  let weather = storm;
  const happens = (share: number): boolean => chance.next() < share;
  const delayMs = (): number => Math.floor(chance.next() * chance.next() * weather.delayMsMax);
  const chosenCut = (): Cut | undefined => {
    if (!happens(weather.serverDies)) return undefined;
    return happens(0.3) ? 'after-commit' : { beforeStatement: 1 + Math.floor(chance.next() * statementsMax) };
  };

  const arrive = async <Answer>(call: () => Promise<Answer>, settle: (outcome: Promise<Answer>) => void): Promise<void> => {
    const cut = chosenCut();
    const outcome = cut === undefined ? call() : withCut(cut, call);
    const isLost = happens(weather.lostAnswer);
    const backMs = delayMs();
    await outcome.then(
      () => undefined,
      () => undefined,
    );
    if (!isLost) schedule.after(backMs, () => settle(outcome));
  };

  return {
    becomes: (next) => {
      weather = next;
    },
    carry: (call) =>
      new Promise((resolve, reject) => {
        const copies = happens(weather.doubled) ? 2 : 1;
        for (let copy = 0; copy < copies; copy += 1) {
          const isLost = happens(weather.lostRequest);
          const thereMs = delayMs();
          if (!isLost) schedule.after(thereMs, () => arrive(call, (outcome) => void outcome.then(resolve, reject)));
        }
        schedule.after(timeoutMs, () => reject(new DOMException('Nobody answered.', 'TimeoutError')));
      }),
  };
};
