import type { DailySeries, DayFacts, PreparedSeries } from './daily-series.ts';
import type { Origins, Paths } from './model.ts';

/** A series without what the calendar did to it, and what the calendar will do to the days after each origin. */
export type CalendarEffects = { readonly cleaned: PreparedSeries; readonly factors: Paths };

type Trait = { readonly name: string; readonly of: (facts: DayFacts, tomorrow: DayFacts | undefined) => number };

/** At most this many names of holidays and events are learned of, the frequent ones first. */
const namesMax = 8;
/** An effect rarely exceeds this share of a day: what one day seems to show is halved, what many show is believed. */
const usualEffect = 0.3;
const noise = 0.3;
const factorRange = { least: 0.1, most: 4 };

/**
 * Learns what holidays, their eves, fasting, events and weather do to the amounts, as shares of an ordinary day, by a ridge
 * regression that goes on day by day; null where the calendar says nothing of the days that are known.
 */
export const learnCalendar = (series: DailySeries, prepared: PreparedSeries, origins: Origins): CalendarEffects | null => {
  const traits = traitsOf(series);
  if (!prepared.isPositive || prepared.mean === 0 || traits.length === 0) return null;
  const rows = series.days.map((facts, day) => Float64Array.from(traits, ({ of }) => of(facts, series.days[day + 1])));
  const regression = ridge(traits.length);
  const ordinary = ordinaryDay(prepared);
  const cleaned = prepared.amounts.slice();
  const factors: Float64Array[] = [];
  const factorOf = (day: number): number =>
    Math.min(factorRange.most, Math.max(factorRange.least, 1 + regression.predict(rows[day] ?? new Float64Array(traits.length))));
  for (let day = 0; day <= cleaned.length; day += 1) {
    if (origins.days[factors.length] === day)
      factors.push(Float64Array.from({ length: origins.horizonDays }, (_, ahead) => factorOf(day + ahead)));
    const amount = cleaned[day] ?? Number.NaN;
    if (Number.isNaN(amount)) continue;
    const row = rows[day] ?? new Float64Array(traits.length);
    const clean = amount / factorOf(day);
    const expected = ordinary.foretell(day);
    if (expected > prepared.mean * 0.05 && row.some((value) => value !== 0)) regression.learn(row, Math.min(3, amount / expected) - 1);
    ordinary.learn(clean, day);
    cleaned[day] = clean;
  }
  return { cleaned: { ...prepared, amounts: cleaned }, factors };
};

/** What differs among the days that are known; a trait that none of them has can't be learned of. */
const traitsOf = ({ amounts, days }: DailySeries): readonly Trait[] => {
  const known = days.slice(0, amounts.length).filter((_, day) => amounts[day] !== null);
  const counts = new Map<string, number>();
  for (const { holidays, events } of known) for (const name of [...holidays, ...events]) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts]
    .toSorted((left, right) => right[1] - left[1])
    .slice(0, namesMax)
    .filter(([, count]) => count > 1)
    .map(([name]) => name);
  const traits: readonly Trait[] = [
    { name: 'holiday', of: ({ holidays }) => Number(holidays.length > 0) },
    { name: 'eve', of: (_, tomorrow) => Number((tomorrow?.holidays.length ?? 0) > 0) },
    { name: 'fasting', of: ({ isFasting }) => Number(isFasting) },
    ...names.map((name): Trait => ({ name, of: ({ holidays, events }) => Number(holidays.includes(name) || events.includes(name)) })),
    ...weatherTraits(known),
  ];
  return traits.filter(({ of }) => known.some((facts, day) => of(facts, known[day + 1]) !== 0));
};

const weatherTraits = (known: readonly DayFacts[]): readonly Trait[] => {
  const temperatures = known.flatMap(({ weather }) => (weather === null ? [] : [weather.temperature]));
  if (temperatures.length < 56) return [];
  const middle = temperatures.reduce((sum, degrees) => sum + degrees, 0) / temperatures.length;
  return [
    { name: 'warmth', of: ({ weather }) => (weather === null ? 0 : (weather.temperature - middle) / 10) },
    { name: 'rain', of: ({ weather }) => (weather === null ? 0 : Math.min(1, weather.rain / 10)) },
  ];
};

/** What an ordinary day comes to: a slow level by weekday. */
const ordinaryDay = ({ weekdays }: PreparedSeries) => {
  const profile = new Float64Array(7).fill(1);
  const seen = new Float64Array(7).fill(2);
  let [level, count] = [0, 0];
  return {
    foretell: (day: number): number => level * (profile[weekdays[day] ?? 0] ?? 1),
    learn: (amount: number, day: number): void => {
      const weekday = weekdays[day] ?? 0;
      const own = profile[weekday] ?? 1;
      count += 1;
      const weeks = (seen[weekday] ?? 0) + 1;
      seen[weekday] = weeks;
      if (level > 0) profile[weekday] = own + Math.max(0.04, 1 / weeks) * (amount / level - own);
      level += Math.max(0.06, 1 / count) * (amount / Math.max(own, 0.1) - level);
    },
  };
};

/** Recursive least squares from a beginning at nought, which is ridge regression that never looks back. */
const ridge = (size: number) => {
  const weights = new Float64Array(size);
  const spread = new Float64Array(size * size);
  for (let place = 0; place < size; place += 1) spread[place * size + place] = (usualEffect / noise) ** 2;
  const predict = (row: Float64Array): number => {
    let sum = 0;
    for (let place = 0; place < size; place += 1) sum += (weights[place] ?? 0) * (row[place] ?? 0);
    return sum;
  };
  const learn = (row: Float64Array, share: number): void => {
    const gain = new Float64Array(size);
    for (let place = 0; place < size; place += 1) {
      for (let other = 0; other < size; other += 1)
        gain[place] = (gain[place] ?? 0) + (spread[place * size + other] ?? 0) * (row[other] ?? 0);
    }
    const total = 1 + row.reduce((sum, value, place) => sum + value * (gain[place] ?? 0), 0);
    const missed = share - predict(row);
    for (let place = 0; place < size; place += 1) {
      const own = (gain[place] ?? 0) / total;
      weights[place] = (weights[place] ?? 0) + own * missed;
      for (let other = 0; other < size; other += 1) {
        spread[place * size + other] = (spread[place * size + other] ?? 0) - own * (gain[other] ?? 0);
      }
    }
  };
  return { predict, learn };
};
