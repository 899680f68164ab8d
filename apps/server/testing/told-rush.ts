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

/**
 * An evening of lines through two stations one after the other, on three tablets of which two have wrong clocks and one
 * tells late; some are called back, some steps are taken back, some lines are voided.
 */
export const toldRush = ({ dishIds, grill, oven, count }: House) => {
  const chance = chanceOf(20_261_122);
  const lines: ToldLine[] = [];
  const steps: ToldStep[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = uuidv7();
    const fired = index * 40;
    const lag = index % 7 === 3 ? 1200 : 0;
    const device = lag > 0 ? 0 : index % 3;
    const hasOven = index % 2 === 0;
    let at = fired;
    const say = (kind: string, fromState: string, toState: string, fromStage: number, undoesId: string | null = null): string => {
      const stepId = uuidv7();
      const occurred = at + (clockErrors[device] ?? 0);
      steps.push({ id: stepId, lineId: id, kind, fromState, toState, fromStage, undoesId, device, occurred, recorded: at + lag });
      return stepId;
    };
    const later = (seconds: number): void => {
      at += 1 + chance(seconds);
    };
    later(200);
    const toStart = at - fired;
    const begun = say('START', 'QUEUED', 'STARTED', 1);
    const wasUndone = index % 11 === 5;
    if (wasUndone) {
      later(8);
      say('UNDO', 'STARTED', 'QUEUED', 1, begun);
      later(100);
    }
    const started = wasUndone ? at - fired : toStart;
    if (wasUndone) say('START', 'QUEUED', 'STARTED', 1);
    const cook = () => {
      later(500);
      const done: { stage: number; seconds: number }[] = [{ stage: 1, seconds: at - fired }];
      say('READY', 'STARTED', hasOven ? 'QUEUED' : 'READY', 1);
      if (!hasOven) return done;
      later(400);
      say('READY', 'QUEUED', 'READY', 2);
      done.push({ stage: 2, seconds: at - fired });
      return done;
    };
    const isUnfinished = index % 13 === 9;
    let stagesDone = isUnfinished ? [] : cook();
    const wasRecalled = !isUnfinished && index % 9 === 4;
    if (wasRecalled) {
      later(60);
      say('RECALL', 'READY', 'QUEUED', hasOven ? 2 : 1);
      stagesDone = cook();
    }
    const toReady = isUnfinished ? null : at - fired;
    later(120);
    const isServed = !isUnfinished && index % 5 !== 2;
    const toServed = isServed && toReady !== null ? at - fired - toReady : null;
    if (isServed) say('SERVE', 'READY', 'SERVED', hasOven ? 2 : 1);
    const remakeOfId = index % 17 === 6 ? uuidv7() : null;
    const targetSeconds = index % 4 === 0 ? null : 400;
    lines.push({
      id,
      fired,
      remakeOfId,
      state: index % 10 === 8 ? 'VOIDED' : isServed ? 'SERVED' : isUnfinished ? 'STARTED' : 'READY',
      truth: {
        dishId: dishIds[index % dishIds.length] ?? '',
        weekday: 5,
        hour: (21 + Math.floor(fired / 3600)) % 24,
        targetSeconds,
        toStart: started,
        toReady,
        toServed,
        stationIds: hasOven ? [grill, oven] : [grill],
        stagesDone,
        wasRecalled,
        isRemake: remakeOfId !== null,
      },
    });
  }
  return { lines, steps: steps.toSorted((left, right) => left.recorded - right.recorded) };
};
