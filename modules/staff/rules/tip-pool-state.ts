import type { TipShare } from './tip-pool.ts';

/** Where tips come from. */
export const tipSources = ['CARD', 'SERVICE_CHARGE', 'CASH'] as const;

/** DRAFT is still reckoned; APPROVED is settled; PAID has gone out; DROPPED was a mistake. */
export const tipPoolStates = ['DRAFT', 'APPROVED', 'PAID', 'DROPPED'] as const;

/** One of them. */
export type TipPoolState = (typeof tipPoolStates)[number];

/** What may be done with a pool. */
export const tipPoolSteps = ['APPROVE', 'PAY', 'DROP'] as const;

/** One of them. */
export type TipPoolStep = (typeof tipPoolSteps)[number];

const nextStates: Readonly<Record<TipPoolStep, Partial<Readonly<Record<TipPoolState, TipPoolState>>>>> = {
  APPROVE: { DRAFT: 'APPROVED' },
  PAY: { APPROVED: 'PAID' },
  DROP: { DRAFT: 'DROPPED' },
};

/** Where a step leads; null where it may not be taken. What was settled is never undone: a pool of its own sets it right. */
export const tipPoolAfter = (state: TipPoolState, step: TipPoolStep): TipPoolState | null => nextStates[step][state] ?? null;

/** How tips are shared out. */
export type TipRule = {
  /**
   * What an hour of a kind of work counts for.
   *
   * @unit thousandths
   */
  readonly weights: Readonly<Record<string, number>>;
  /** @unit minutes of one day of anybody; null for all of them */
  readonly dayMinutesMax: number | null;
};

/** What somebody worked on a day. */
export type TippedDay = {
  readonly userId: string;
  /** What they usually do; null where nobody wrote it down. */
  readonly workRoleId: string | null;
  /** @unit minutes */
  readonly minutes: number;
};

/** @unit thousandths */
const plainWeight = 1000;

/** Whose hours count for how much: the minutes of each day up to the rule's most, weighed by what the person does. */
export const tipShares = (days: readonly TippedDay[], { weights, dayMinutesMax }: TipRule): TipShare[] => {
  const shares = new Map<string, TipShare>();
  for (const { userId, workRoleId, minutes } of days) {
    const sofar = shares.get(userId) ?? { userId, minutes: 0, weightPermille: weights[workRoleId ?? ''] ?? plainWeight };
    shares.set(userId, { ...sofar, minutes: sofar.minutes + Math.min(minutes, dayMinutesMax ?? minutes) });
  }
  return [...shares.values()];
};

/**
 * Until when tips must have been paid: the end of the month after the one in which they were taken in.
 *
 * @source Employment (Allocation of Tips) Act 2023, in force 1 October 2024
 */
export const payTipsBy = (takenOn: string): string => {
  const [year = 0, month = 0] = takenOn.split('-').map(Number);
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
};
