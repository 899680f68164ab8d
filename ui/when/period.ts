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

/** The period of an address; none where its days are no days, or stand in the wrong order. */
export const readPeriodSearch = ({ from, to }: Readonly<Record<string, unknown>>): PeriodSearch =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : {};
