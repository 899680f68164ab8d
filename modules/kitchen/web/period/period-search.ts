import { kitchenLimits } from '../../rules/kitchen-limits.ts';

/** A period by its first and last trading day. */
export type Period = { readonly from: string; readonly to: string };

/** The period that an address asks for; both days are absent for the usual one. */
export type PeriodSearch = Partial<Period>;

const dayMs = 86_400_000;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** So many days until one, that one included. */
export const daysUntil = (to: string, days: number): Period => ({
  from: new Date(Date.parse(to) - (days - 1) * dayMs).toISOString().slice(0, 10),
  to,
});

/** Every day of a period, first to last. */
export const daysOf = ({ from, to }: Period): readonly string[] =>
  Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1 }, (_, index) =>
    new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
  );

/** Whether a period ends after it begins and is no longer than the server answers. */
export const isPeriod = ({ from, to }: Period): boolean => from <= to && daysOf({ from, to }).length <= kitchenLimits.periodDaysMax;

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readPeriodSearch = ({ from, to }: Readonly<Record<string, unknown>>): PeriodSearch =>
  isDay(from) && isDay(to) && isPeriod({ from, to }) ? { from, to } : {};
