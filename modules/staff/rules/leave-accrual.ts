import { packOf } from './country-pack.ts';
import type { LeaveRule } from './pay-law.ts';
import type { ContractKind } from './work-area.ts';

/** What leave depends on. */
export type LeaveFacts = {
  readonly country: string;
  readonly contract: ContractKind;
  /** @unit minutes of a week; null where none were agreed */
  readonly contractMinutes: number | null;
  readonly startedOn: string | null;
  readonly day: string;
};

/** What leave somebody has by a day: in hundredths of a day, or in minutes where their hours change. */
export type LeaveEarned = {
  readonly rule: LeaveRule;
  readonly yearFrom: string;
  readonly unit: 'DAYS' | 'MINUTES';
  /** @unit hundredths of a day, or minutes */
  readonly amount: number;
};

/**
 * The day that leave is counted in, whatever hours somebody's own days have.
 *
 * @unit minutes
 */
export const leaveDayMinutes = 480;
const hundred = 100;
const monthsPerYear = 12;
const half = 50;
const whole = 10_000;
/** Hours that change from week to week are nobody's agreement. */
const irregular: readonly ContractKind[] = ['ZERO_HOURS', 'CASUAL'];

/**
 * How many days a week somebody works, by what was agreed, in days of eight hours; null where nothing was.
 *
 * @unit days
 */
export const daysPerWeek = ({ contract, contractMinutes }: Pick<LeaveFacts, 'contract' | 'contractMinutes'>): number | null => {
  if (contractMinutes !== null && contractMinutes > 0) return Math.min(6, Math.max(1, Math.round(contractMinutes / leaveDayMinutes)));
  return contract === 'FULL_TIME' ? 5 : null;
};

/**
 * Whole months between two days, and none before the first.
 *
 * @unit months
 */
export const monthsBetween = (from: string, to: string): number => {
  const months = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * monthsPerYear + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return Math.max(0, to.slice(8) < from.slice(8) ? months - 1 : months);
};

/** The rule that gives somebody leave on a day; null where the country's law is not known. */
export const leaveRuleOf = ({ country, contract, day }: Pick<LeaveFacts, 'country' | 'contract' | 'day'>): LeaveRule | null => {
  const hours = irregular.includes(contract) ? 'IRREGULAR' : 'REGULAR';
  return packOf(country).leave.find((rule) => rule.validFrom <= day && [hours, 'ALL'].includes(rule.hours)) ?? null;
};

/**
 * The leave that somebody has earned in the year of leave that a day lies in: it begins on the day that they began, each
 * year. Null where their file says too little.
 *
 * @param workedMinutes what was approved of their work since that year began
 */
export const leaveEarned = (facts: LeaveFacts, workedMinutes: number): LeaveEarned | null => {
  const { startedOn, day } = facts;
  const rule = leaveRuleOf(facts);
  if (!rule || startedOn === null || startedOn > day) return null;
  const { gives } = rule;
  const months = monthsBetween(startedOn, day);
  const years = Math.floor(months / monthsPerYear);
  const yearFrom = anniversary(startedOn, years);
  if (gives.kind === 'SHARE') return { rule, yearFrom, unit: 'MINUTES', amount: Math.round((workedMinutes * gives.shareBps) / whole) };
  if (gives.kind === 'SERVICE') {
    const days = years === 0 ? 0 : gives.days + Math.floor((years - 1) / gives.oneMorePerYears);
    return { rule, yearFrom, unit: 'DAYS', amount: days * hundred };
  }
  const perWeek = daysPerWeek(facts);
  if (perWeek === null) return null;
  const ofYear = Math.min(gives.daysMax * hundred, (gives.tenthsOfWeek * perWeek * hundred) / 10);
  if (years > 0) return { rule, yearFrom, unit: 'DAYS', amount: ofYear };
  // A part of a day is made a half or a whole.
  const soFar = Math.ceil((ofYear * (months + 1)) / monthsPerYear / half) * half;
  return { rule, yearFrom, unit: 'DAYS', amount: Math.min(ofYear, soFar) };
};

/** A day so many years later; 29 February becomes 1 March. */
export const anniversary = (day: string, years: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)) + years, Number(day.slice(5, 7)) - 1, Number(day.slice(8)))).toISOString().slice(0, 10);
