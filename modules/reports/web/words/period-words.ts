import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import type { PeriodState, PeriodStep } from '../../rules/periods/period-step.ts';

const states: Readonly<Record<PeriodState, readonly [() => string, Status]>> = {
  OPEN: [m.reports_period_open, 'waiting'],
  REVIEW: [m.reports_period_review, 'information'],
  LOCKED: [m.reports_period_locked, 'good'],
  REOPENED: [m.reports_period_reopened, 'soon'],
};

/** Where a month stands, as a word with its colour. */
export const periodStateWord = (state: PeriodState): { readonly word: string; readonly status: Status } => ({
  word: states[state][0](),
  status: states[state][1],
});

const steps: Readonly<Record<PeriodStep, () => string>> = {
  REVIEW: m.reports_period_step_review,
  LOCK: m.reports_period_step_lock,
  REOPEN: m.reports_period_step_reopen,
};

/** What is done with a month. */
export const periodStepWord = (step: PeriodStep): string => steps[step]();
