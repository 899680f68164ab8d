import { accuracyOf, type Accuracy } from './accuracy.ts';

/** A day on which somebody put their own figure in place of the forecast, and what came. */
export type OverriddenDay = {
  /** @unit of the series */
  readonly forecast: number;
  /** @unit of the series */
  readonly override: number;
  /** @unit of the series; null until the day is over */
  readonly came: number | null;
};

/** Whether people know better than the forecast, over the days on which they said so. */
export type OverrideScore = {
  readonly forecast: Accuracy;
  readonly override: Accuracy;
  readonly verdict: 'HELPED' | 'HARMED' | 'ALIKE' | 'TOO_EARLY';
  /** @unit days on which the override came nearer than the forecast */
  readonly betterDays: number;
};

/** Fewer days than these prove nobody right. */
const comparedDaysMin = 5;
/** A smaller difference than this share of the error is no difference. */
const alikeShare = 0.05;

/** Compares what somebody said, and what the forecast had said, with what came, on the same days. */
export const scoreOverrides = (days: readonly OverriddenDay[]): OverrideScore => {
  const over = days.flatMap(({ came, ...said }) => (came === null ? [] : [{ ...said, came }]));
  const forecast = accuracyOf(over.map(({ forecast: said, came }) => ({ said, came })));
  const override = accuracyOf(over.map(({ override: said, came }) => ({ said, came })));
  const betterDays = over.filter((day) => Math.abs(day.override - day.came) < Math.abs(day.forecast - day.came)).length;
  return { forecast, override, betterDays, verdict: verdictOf(forecast, override) };
};

const verdictOf = (forecast: Accuracy, override: Accuracy): OverrideScore['verdict'] => {
  if (forecast.comparedDays < comparedDaysMin || forecast.wape === null || override.wape === null) return 'TOO_EARLY';
  const gained = forecast.wape - override.wape;
  if (Math.abs(gained) <= alikeShare * forecast.wape) return 'ALIKE';
  return gained > 0 ? 'HELPED' : 'HARMED';
};
