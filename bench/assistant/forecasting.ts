import { join } from 'node:path';

import { accuracyOf, type Compared } from '../../modules/assistant/rules/forecast/accuracy.ts';
import { forecastGroup } from '../../modules/assistant/rules/forecast/forecast-group.ts';
import { forecastSeries } from '../../modules/assistant/rules/forecast/forecast-series.ts';
import type { Figure } from '../harness/figure.ts';
import { knownAt, madeUpSeries, readIngredients, type Ingredients, type Knowledge } from './forecasting-series.ts';

const horizonDays = 7;
const windowCount = 27;
/** Everything was chosen by the windows that end here; the later ones are what is promised. */
const tunedDays = 573;
const promised = { wape: 0.27, bias: 0.02, coverage: [0.77, 0.83], seconds: 60 } as const;
const seriesCount = 10_000;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

type Outcome = { readonly pairs: readonly Compared[]; readonly naive: readonly Compared[]; readonly coverage: number };

/** Forecasts the week after each origin with what was known at it, all ingredients together. */
const roll = (ingredients: Ingredients, origins: readonly number[]): Outcome => {
  const days = origins.flatMap((origin) => forecastWeek(ingredients, origin));
  const open = days.filter(({ isOpen }) => isOpen);
  return {
    pairs: days.map(({ mean, came }) => ({ said: mean, came })),
    naive: days.map(({ naive, came }) => ({ said: naive, came })),
    coverage: open.filter(({ low, high, came }) => low <= came && came <= high).length / open.length,
  };
};

const forecastWeek = (ingredients: Ingredients, origin: number) =>
  forecastGroup(knownAt(ingredients, origin, horizonDays)).items.flatMap((forecast, item) => {
    if (forecast.kind === 'REFUSED') throw new Error(`${ingredients.names[item]} is refused: ${forecast.reason}`);
    const amountOn = (day: number): number => ingredients.amounts[item]?.[day] ?? Number.NaN;
    return forecast.days.map((day, ahead) => ({
      ...day,
      came: amountOn(origin + ahead),
      naive: amountOn(origin + ahead - horizonDays),
      isOpen: ingredients.days[origin + ahead]?.isClosed !== true,
    }));
  });

const figuresOf = (what: string, { pairs, naive, coverage }: Outcome, isPromised: boolean): readonly Figure[] => {
  const [ours, guess] = [accuracyOf(pairs), accuracyOf(naive)];
  const [wape, bias] = [ours.wape ?? Number.NaN, ours.bias ?? Number.NaN];
  const line = (name: string, figure: string, target: { readonly text: string; readonly isMet: boolean }): Figure => ({
    id: 'ASSISTANT',
    what: `forecasting, ${what}: ${name}`,
    figure,
    target: isPromised ? target.text : '',
    isMet: isPromised ? target.isMet : null,
  });
  const [least, most] = promised.coverage;
  return [
    line('WAPE', `${wape.toFixed(4)} (naive guess ${(guess.wape ?? Number.NaN).toFixed(3)})`, {
      text: `<= ${promised.wape}`,
      isMet: wape <= promised.wape,
    }),
    line('bias', percent(bias), { text: `within ${percent(promised.bias)}`, isMet: Math.abs(bias) <= promised.bias }),
    line('80 % interval covers', percent(coverage), {
      text: `${percent(least)} to ${percent(most)}`,
      isMet: coverage >= least && coverage <= most,
    }),
  ];
};

const measureSpeed = (horizon: number, isPromised: boolean): Figure => {
  const began = process.cpuUsage();
  for (let seed = 0; seed < seriesCount; seed += 1) forecastSeries(madeUpSeries(seed, horizon));
  const { user, system } = process.cpuUsage(began);
  const seconds = (user + system) / 1e6;
  return {
    id: 'ASSISTANT',
    what: `forecasting: ${seriesCount} series of 400 days, ${horizon} days ahead, one core`,
    figure: `${seconds.toFixed(1)} s of processor`,
    target: isPromised ? `<= ${promised.seconds} s` : '',
    isMet: isPromised ? seconds <= promised.seconds : null,
  };
};

/** Forecasting: a restaurant's seven ingredients, rolling weeks, beside the naive guess; and how long many series take. */
export const measureForecasting = async (data: string | undefined): Promise<readonly Figure[]> => {
  const speed = measureSpeed(horizonDays, true);
  if (data === undefined) {
    const figure = 'not run: MAED_BENCH_DATA names the folder that holds forecasting/yaz';
    return [speed, { id: 'ASSISTANT', what: 'forecasting of seven ingredients', figure, target: '', isMet: null }];
  }
  const read = (knowledge: Knowledge): Ingredients => readIngredients(join(data, 'forecasting', 'yaz'), knowledge);
  const plain = read('CALENDAR');
  const windowsUpTo = (end: number): readonly number[] =>
    Array.from({ length: windowCount }, (_, place) => end - (windowCount - place) * horizonDays);
  const last = windowsUpTo(plain.days.length);
  return [
    ...figuresOf('last 27 weeks', roll(plain, last), true),
    ...figuresOf('last 27 weeks, weather known', roll(read('CALENDAR_AND_WEATHER'), last), false),
    ...figuresOf('the 27 weeks it was chosen by', roll(plain, windowsUpTo(tunedDays)), false),
    speed,
  ];
};
