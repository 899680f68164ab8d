import * as z from 'zod/mini';

import { forecastLimits } from '../../rules/forecast/forecast-limits.ts';

/** What was typed as a figure; null where it is none. */
export const readFigure = (typed: string): number | null => {
  const text = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,12}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
};

/** What is typed in place of a forecast. */
export const overrideFormSchema = z.object({
  amount: z.string().check(z.refine((text) => readFigure(text) !== null, { error: 'AMOUNT' })),
  reason: z.string().check(z.trim(), z.minLength(2, { error: 'REASON' }), z.maxLength(forecastLimits.reasonMax, { error: 'REASON' })),
});
