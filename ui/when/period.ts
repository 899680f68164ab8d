/** A period by its first and last trading day, "2026-11-21". */
export type Period = { readonly from: string; readonly to: string };

/** What an address says of a period; both days are absent where it says nothing. */
export type PeriodSearch = { readonly from?: string; readonly to?: string };

const dayMs = 86_400_000;

/** So many days until a day, that one included. */
export const lastDays = (today: string, days: number): Period => ({
  from: new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10),
  to: today,
});

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** Every day of a period, first to last. */
export const daysOf = ({ from, to }: Period): readonly string[] =>
  Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1 }, (_, index) =>
    new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
  );

/** Whether a period ends after it begins, and is no longer than so many days. */
export const isPeriod = ({ from, to }: Period, daysMax: number = Number.POSITIVE_INFINITY): boolean =>
  isDay(from) && isDay(to) && from <= to && (Date.parse(to) - Date.parse(from)) / dayMs < daysMax;

/** The period of an address; none where its days are no days, stand in the wrong order, or are too many. */
export const readPeriodSearch = ({ from, to }: Readonly<Record<string, unknown>>, daysMax?: number): PeriodSearch =>
  isDay(from) && isDay(to) && isPeriod({ from, to }, daysMax) ? { from, to } : {};
