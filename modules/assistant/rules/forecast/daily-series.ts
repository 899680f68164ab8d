/** What is known of one day before it comes: the calendar, the house's plans and, where somebody tells it, the weather. */
export type DayFacts = {
  /** @unit day of the week, 1 for Monday */
  readonly weekday: number;
  readonly isClosed: boolean;
  readonly isFasting: boolean;
  /** Names of the public holidays that fall on it, the same name every year. */
  readonly holidays: readonly string[];
  /** Kinds of events nearby, such as "MATCH": a name that comes once teaches nothing. */
  readonly events: readonly string[];
  readonly weather: DayWeather | null;
};

/** The weather as forecast, for days to come, and as it was, for days gone by. */
export type DayWeather = {
  /** @unit degrees Celsius */
  readonly temperature: number;
  /** @unit millimetres */
  readonly rain: number;
};

/**
 * One amount a day: covers, sales, portions or grams. An estimate, so ordinary numbers do; whoever orders by it rounds.
 *
 * @invariant `days` holds the days of `amounts` and then every day that is asked for
 */
export type DailySeries = {
  /** Null where nobody knows: the day is skipped, not taken for nothing. */
  readonly amounts: readonly (number | null)[];
  readonly days: readonly DayFacts[];
};

/** A series as models read it. */
export type PreparedSeries = {
  /** Of open days; NaN where nothing is known. */
  readonly amounts: Float64Array;
  /** 0 to 6, of known days and of those to come. */
  readonly weekdays: Uint8Array;
  /** @unit known open days */
  readonly knownDays: number;
  /** @unit share of known days on which nothing was asked for, 0 to 1 */
  readonly zeroShare: number;
  /** @unit of the series */
  readonly mean: number;
  /** Whether no known amount is below zero, so that no forecast may be. */
  readonly isPositive: boolean;
};

/** Leaves out closed days and sums up what models have to know before they begin. */
export const prepareSeries = ({ amounts, days }: DailySeries): PreparedSeries => {
  const open = Float64Array.from(amounts, (amount, day) => (days[day]?.isClosed === true ? Number.NaN : (amount ?? Number.NaN)));
  const known = open.filter((amount) => !Number.isNaN(amount));
  const count = Math.max(1, known.length);
  return {
    amounts: open,
    weekdays: Uint8Array.from(days, ({ weekday }) => weekday - 1),
    knownDays: known.length,
    zeroShare: known.filter((amount) => amount === 0).length / count,
    mean: known.reduce((sum, amount) => sum + amount, 0) / count,
    isPositive: known.every((amount) => amount >= 0),
  };
};
