import { uuidv7 } from 'uuidv7';

import type { TimedLine } from '../../../modules/kitchen/rules/ticket-times.ts';

/** One entry of the diary, as it happened, as its device said, and as we heard of it. @unit seconds since the evening began */
export type ToldStep = {
  readonly id: string;
  readonly lineId: string;
  readonly kind: string;
  readonly fromState: string;
  readonly toState: string;
  readonly fromStage: number;
  readonly undoesId: string | null;
  readonly device: number;
  readonly occurred: number;
  readonly recorded: number;
};

/** A line with what really happened to it. */
export type ToldLine = {
  readonly id: string;
  readonly state: 'SERVED' | 'READY' | 'STARTED' | 'VOIDED';
  readonly remakeOfId: string | null;
  /** @unit seconds since the evening began */
  readonly fired: number;
  readonly truth: TimedLine;
};

/** Of a repeatable evening: a small generator, so that a failure can be run again. */
const chanceOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

/** How wrong each tablet's clock is: right, an hour slow, an hour fast. The first is without a line now and then. @unit seconds */
const clockErrors = [0, -3600, 3600] as const;

type House = { readonly dishIds: readonly string[]; readonly grill: string; readonly oven: string; readonly count: number };

type Chance = ReturnType<typeof chanceOf>;
type Step = Pick<ToldStep, 'kind' | 'fromState' | 'toState' | 'fromStage'> & { readonly undoesId?: string };

/** Follows one line: time passes for it, and its tablet tells what is done. */
const followLine = (index: number, chance: Chance) => {
  const id = uuidv7();
  const fired = index * 40;
  const lag = index % 7 === 3 ? 1200 : 0;
  const device = lag > 0 ? 0 : index % 3;
  const steps: ToldStep[] = [];
  let at = fired;
  return {
    id,
    fired,
    steps,
    hasOven: index % 2 === 0,
    /** @unit seconds since it was fired */
    since: (): number => at - fired,
    wait: (seconds: number): void => {
      at += 1 + chance(seconds);
    },
    say: ({ undoesId, ...step }: Step): string => {
      const stepId = uuidv7();
      const told = { device, occurred: at + (clockErrors[device] ?? 0), recorded: at + lag };
      steps.push({ id: stepId, lineId: id, ...step, undoesId: undoesId ?? null, ...told });
      return stepId;
    },
  };
};

type Followed = ReturnType<typeof followLine>;

const start = { kind: 'START', fromState: 'QUEUED', toState: 'STARTED', fromStage: 1 } as const;

/** Somebody begins it, now and then by mistake first. @returns seconds until it was begun for good */
const begin = (line: Followed, isUndone: boolean): number => {
  line.wait(200);
  const undoesId = line.say(start);
  if (!isUndone) return line.since();
  line.wait(8);
  line.say({ kind: 'UNDO', fromState: 'STARTED', toState: 'QUEUED', fromStage: 1, undoesId });
  line.wait(100);
  line.say(start);
  return line.since();
};

/** It goes through its stations. @returns when each was done with it */
const cook = (line: Followed): TimedLine['stagesDone'] => {
  line.wait(500);
  line.say({ kind: 'READY', fromState: 'STARTED', toState: line.hasOven ? 'QUEUED' : 'READY', fromStage: 1 });
  const grilled = { stage: 1, seconds: line.since() };
  if (!line.hasOven) return [grilled];
  line.wait(400);
  line.say({ kind: 'READY', fromState: 'QUEUED', toState: 'READY', fromStage: 2 });
  return [grilled, { stage: 2, seconds: line.since() }];
};

/** It is made, and made again where it was called back. */
const finish = (line: Followed, isRecalled: boolean): Pick<TimedLine, 'stagesDone' | 'toReady'> => {
  const first = cook(line);
  if (!isRecalled) return { stagesDone: first, toReady: line.since() };
  line.wait(60);
  line.say({ kind: 'RECALL', fromState: 'READY', toState: 'QUEUED', fromStage: line.hasOven ? 2 : 1 });
  return { stagesDone: cook(line), toReady: line.since() };
};

/** It is carried out. @returns seconds that it stood ready */
const serve = (line: Followed, toReady: number): number => {
  line.wait(120);
  line.say({ kind: 'SERVE', fromState: 'READY', toState: 'SERVED', fromStage: line.hasOven ? 2 : 1 });
  return line.since() - toReady;
};

const stateOf = (index: number, { toReady, toServed }: Pick<TimedLine, 'toReady' | 'toServed'>): ToldLine['state'] => {
  if (index % 10 === 8) return 'VOIDED';
  if (toReady === null) return 'STARTED';
  return toServed === null ? 'READY' : 'SERVED';
};

const tellLine = (index: number, { dishIds, grill, oven }: House, line: Followed): ToldLine => {
  const toStart = begin(line, index % 11 === 5);
  const isFinished = index % 13 !== 9;
  const wasRecalled = isFinished && index % 9 === 4;
  const { stagesDone, toReady } = isFinished ? finish(line, wasRecalled) : { stagesDone: [], toReady: null };
  const toServed = toReady !== null && index % 5 !== 2 ? serve(line, toReady) : null;
  const remakeOfId = index % 17 === 6 ? uuidv7() : null;
  const { id, fired, hasOven } = line;
  const when = { weekday: 5, hour: (21 + Math.floor(fired / 3600)) % 24, toStart, toReady, toServed, stagesDone };
  const what = { dishId: dishIds[index % dishIds.length] ?? '', stationIds: hasOven ? [grill, oven] : [grill] };
  const truth = { ...what, ...when, targetSeconds: index % 4 === 0 ? null : 400, wasRecalled, isRemake: remakeOfId !== null };
  return { id, fired, remakeOfId, state: stateOf(index, truth), truth };
};

/**
 * An evening of lines through two stations one after the other, on three tablets of which two have wrong clocks and one
 * tells late; some are called back, some steps are taken back, some lines are voided.
 */
export const toldRush = (house: House) => {
  const chance = chanceOf(20_261_122);
  const followed = Array.from({ length: house.count }, (_, index) => followLine(index, chance));
  const lines = followed.map((line, index) => tellLine(index, house, line));
  const steps = followed.flatMap((line) => line.steps);
  return { lines, steps: steps.toSorted((left, right) => left.recorded - right.recorded) };
};
