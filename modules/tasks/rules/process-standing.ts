import { hundredthsOf } from './check-entry.ts';
import { foodLimits, type FoodRules } from './food-process.ts';

/** What is done with food by time and temperature. */
export const processKinds = ['COOK', 'COOL', 'REHEAT', 'HOT_HOLD', 'DEFROST'] as const;

/** What is done with food by time and temperature. */
export type ProcessKind = (typeof processKinds)[number];

/** Where a process stands: begun, measured and on its way, come through, or failed. */
export const processStates = ['STARTED', 'STEP_OK', 'PASSED', 'FAILED'] as const;

/** Where a process stands. */
export type ProcessState = (typeof processStates)[number];

/** Why a process failed. */
export const processFaults = ['TIME', 'TEMPERATURE'] as const;

/** Why a process failed. */
export type ProcessFault = (typeof processFaults)[number];

/** A measurement as it was typed; without a reading somebody said that it is over. */
export type ProcessStep = { readonly at: Date; readonly reading: string | null };

/** What is known of a process; how it stands follows from it. */
export type ProcessFacts = {
  readonly kind: ProcessKind;
  readonly rules: FoodRules;
  readonly startedAt: Date;
  readonly steps: readonly ProcessStep[];
};

/** How a process stands at a moment. */
export type ProcessStanding = {
  readonly state: ProcessState;
  readonly why: ProcessFault | null;
  readonly endedAt: Date | null;
  /** When it fails by itself; null while nothing presses. */
  readonly dueAt: Date | null;
  /** By when it is to be measured next; null where no window is kept. */
  readonly nextAt: Date | null;
};

/** What food is to reach: at least so hot, or at most so warm. */
export type ProcessTarget = { readonly side: 'MIN' | 'MAX'; /** @unit degrees Celsius */ readonly degrees: string };

/** What a process is to reach by the rules of a house. Only Scotland reheats to 82. */
export const processTarget = (kind: ProcessKind, rules: FoodRules): ProcessTarget => {
  const { cookMinC, reheatMinC, hotHoldMinC, chillMaxC } = foodLimits[rules];
  const hot = { COOK: cookMinC, REHEAT: reheatMinC, HOT_HOLD: hotHoldMinC };
  return kind === 'COOL' || kind === 'DEFROST' ? { side: 'MAX', degrees: chillMaxC } : { side: 'MIN', degrees: hot[kind] };
};

const minuteMs = 60_000;

/**
 * Food that is kept hot is measured so often; a reading that comes earlier than half an hour before is kept and counts for
 * its temperature, but does not stand for the one that is due.
 *
 * @unit minutes
 * @source Practice of UK record books: at two, four and six hours.
 */
export const hotHoldWindow = { everyMinutes: 120, opensBeforeMinutes: 30 } as const;

/**
 * How long food that is kept hot may be below its limit, once; counted from the reading that found it.
 *
 * @unit minutes
 * @source The UK rules on temperature control: one period of two hours at most.
 */
export const belowMaxMinutes = 120;

type Memory = ProcessStanding & { readonly belowSince: Date | null; readonly wasBelow: boolean };

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);

const begin = ({ kind, rules, startedAt }: ProcessFacts): Memory => ({
  state: 'STARTED',
  why: null,
  endedAt: null,
  dueAt: kind === 'COOL' ? later(startedAt, foodLimits[rules].coolMaxMinutes) : null,
  nextAt: kind === 'HOT_HOLD' ? later(startedAt, hotHoldWindow.everyMinutes) : null,
  belowSince: null,
  wasBelow: false,
});

const isOver = ({ state }: ProcessStanding): boolean => state === 'PASSED' || state === 'FAILED';

const ended = (memory: Memory, endedAt: Date, why: ProcessFault | null): Memory => ({
  ...memory,
  state: why === null ? 'PASSED' : 'FAILED',
  why,
  endedAt,
  dueAt: null,
  nextAt: null,
});

const lapsed = (memory: Memory, at: Date): Memory =>
  !isOver(memory) && memory.dueAt !== null && at > memory.dueAt ? ended(memory, memory.dueAt, 'TIME') : memory;

const reaches = (target: ProcessTarget, hundredths: number): boolean => {
  const asked = hundredthsOf(target.degrees) ?? 0;
  return target.side === 'MIN' ? hundredths >= asked : hundredths <= asked;
};

const nextWindow = ({ nextAt }: Memory, at: Date): Date | null => {
  let next = nextAt;
  while (next !== null && later(next, -hotHoldWindow.opensBeforeMinutes) <= at) next = later(next, hotHoldWindow.everyMinutes);
  return next;
};

const measureHot = (memory: Memory, at: Date, isHot: boolean): Memory => {
  const on: Memory = { ...memory, state: 'STEP_OK', nextAt: nextWindow(memory, at) };
  if (isHot) return { ...on, dueAt: null, belowSince: null, wasBelow: memory.wasBelow || memory.belowSince !== null };
  if (memory.wasBelow) return ended(memory, at, 'TEMPERATURE');
  const belowSince = memory.belowSince ?? at;
  return { ...on, belowSince, dueAt: later(belowSince, belowMaxMinutes) };
};

const measure = (memory: Memory, facts: ProcessFacts, { at, hundredths }: { at: Date; hundredths: number }): Memory => {
  const isThere = reaches(processTarget(facts.kind, facts.rules), hundredths);
  if (facts.kind === 'HOT_HOLD') return measureHot(memory, at, isThere);
  if (facts.kind === 'DEFROST') return isThere ? { ...memory, state: 'STEP_OK' } : ended(memory, at, 'TEMPERATURE');
  return isThere ? ended(memory, at, null) : { ...memory, state: 'STEP_OK' };
};

/** What is kept so for a time ends well where it was measured; what has a target to reach did not reach it. */
const finish = (memory: Memory, { kind }: ProcessFacts, at: Date): Memory => {
  const isKept = kind === 'HOT_HOLD' || kind === 'DEFROST';
  return ended(memory, at, isKept && memory.state === 'STEP_OK' ? null : 'TEMPERATURE');
};

const take = (before: Memory, facts: ProcessFacts, { at, reading }: ProcessStep): Memory => {
  const memory = lapsed(before, at);
  if (isOver(memory)) return memory;
  if (reading === null) return finish(memory, facts, at);
  const hundredths = hundredthsOf(reading);
  return hundredths === null ? memory : measure(memory, facts, { at, hundredths });
};

/**
 * How a process stands at a moment, from what was measured until then, in the order in which it happened: what arrives late
 * from a device without a line counts as if it had been there.
 *
 * @invariant what has passed or failed stays so, whatever is measured afterwards.
 */
export const processStanding = (facts: ProcessFacts, at: Date): ProcessStanding => {
  const taken = facts.steps.filter((step) => step.at <= at).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const { state, why, endedAt, dueAt, nextAt } = lapsed(
    taken.reduce((memory, step) => take(memory, facts, step), begin(facts)),
    at,
  );
  return { state, why, endedAt, dueAt, nextAt };
};

/** By when food on its way must be measured, or it fails or leaves a gap; null while nothing presses, and once it is over. */
export const measureBy = ({ dueAt, nextAt }: ProcessStanding): Date | null => {
  if (dueAt === null || nextAt === null) return dueAt ?? nextAt;
  return dueAt < nextAt ? dueAt : nextAt;
};
