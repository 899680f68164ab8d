/** What may be forecast. */
export const forecastSubjects = ['COVERS', 'SALES', 'DISHES', 'ITEMS'] as const;

/** One of them. */
export type ForecastSubject = (typeof forecastSubjects)[number];

/** In what a series is counted: guests, minor units of money, portions, or the base unit of an item. */
export const forecastUnits = ['guests', 'minor', 'portions', 'g', 'ml', 'each'] as const;

/** One of them. */
export type ForecastUnit = (typeof forecastUnits)[number];

/** Bounds of what is said about days to come. */
export const forecastLimits = {
  /** @unit days that are looked back at; a year and a month, so that every holiday was seen once */
  historyDays: 400,
  /** @unit series of one run: what is used most */
  seriesMax: 60,
  /** @unit days of the past that are shown beside a forecast */
  shownHistoryDays: 28,
  /** @unit days that one event lasts, beyond its first */
  eventDaysMax: 60,
  /** @unit characters */
  eventNameMax: 80,
  /** @unit characters */
  reasonMax: 200,
  /** @unit days for which overrides are scored */
  scoredDays: 56,
  /** @unit days for which runs are kept */
  keptRunDays: 35,
  /** The key of everything together. */
  totalKey: 'TOTAL',
} as const;
