import { effectivePlan, type Standing } from './features.ts';
import { trialDaysLeft, trialNoticeDays, trialNoticeDue } from './trial.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long it is said that a trial is over: as long as it was said that it ends. */
const saidOverDays = Math.max(...trialNoticeDays);

/** What is said of a trial. */
export type TrialPressing = {
  /** The notice that was told; none is told anew while it holds. */
  readonly noticeDays: number;
  /** @unit days, counted down between two notices */
  readonly daysLeft: number;
};

/**
 * What presses of a trial: that it ends, from the first notice on, and for a week that it is over, where nothing is paid for
 * instead. Whoever ended what they paid for knows that. Null where nothing is to be said.
 */
export const trialPresses = (standing: Omit<Standing, 'plannedUpgrade'>, now: Date): TrialPressing | null => {
  const { trialEndAt, status } = standing;
  const noticeDays = trialEndAt && trialNoticeDue(trialEndAt, now);
  if (trialEndAt === null || noticeDays === null || status === 'cancelled') return null;
  const daysLeft = trialDaysLeft(trialEndAt, now);
  const plan = effectivePlan(standing, now);
  const isSaid = daysLeft > 0 ? plan === 'free_trial' : plan === 'starter' && isOverOfLate(trialEndAt, now);
  return isSaid ? { noticeDays, daysLeft } : null;
};

const isOverOfLate = (trialEndAt: Date, now: Date): boolean => now.getTime() - trialEndAt.getTime() < saidOverDays * dayMs;
