import * as z from 'zod/mini';

import { forecastLimits } from '../../rules/forecast/forecast-limits.ts';

const percentMin = -100;
const percentMax = 300;

/** Hundredths of a percent of what was typed; null where nothing stands, undefined where it is no percentage. */
export const readEffect = (typed: string): number | null | undefined => {
  const text = typed.trim().replace('−', '-').replace('%', '').trim();
  if (text === '') return null;
  const percent = /^[+-]?\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return percent >= percentMin && percent <= percentMax ? percent * 100 : undefined;
};

/** What is typed of an event; its days are chosen beside it. */
export const eventFormSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, { error: 'NAME' }), z.maxLength(forecastLimits.eventNameMax, { error: 'NAME' })),
  effect: z.string().check(z.refine((text) => readEffect(text) !== undefined, { error: 'EFFECT' })),
});
