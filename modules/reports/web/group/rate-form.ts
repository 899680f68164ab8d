import * as z from 'zod/mini';

import { readRate } from '../../rules/group/currency-rate.ts';

/** What is typed of a rate; its day is chosen beside it. */
export const rateFormSchema = z.object({
  rate: z.string().check(z.refine((text) => readRate(text) !== null, { error: 'RATE' })),
  source: z.string().check(z.trim(), z.minLength(1, { error: 'SOURCE' }), z.maxLength(120, { error: 'SOURCE' })),
});
