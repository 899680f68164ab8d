import * as z from 'zod/mini';

import { parseMajorUnits } from '../../../../kit/money.ts';

const typedAmount = (text: string): bigint | null => parseMajorUnits(text.replaceAll(/[\s,]/g, ''));

const amountSchema = z.string().check(
  z.refine(
    (text) => {
      const minor = typedAmount(text);
      return minor !== null && minor >= 0n;
    },
    { error: 'AMOUNT' },
  ),
);

/** What is typed when a drawer is counted. */
export const cashFormSchema = z.object({
  float: amountSchema,
  takenOut: amountSchema,
  counted: amountSchema,
  note: z.string().check(z.maxLength(300, { error: 'TOO_LONG' })),
});

/** The same as values of the form. */
export type CashForm = z.infer<typeof cashFormSchema>;

/** What was typed as the command says it. */
export const saidOf = ({ float, takenOut, counted, note }: CashForm) => ({
  floatMinor: String(typedAmount(float)),
  takenOutMinor: String(typedAmount(takenOut)),
  countedMinor: String(typedAmount(counted)),
  note: note.trim() === '' ? null : note.trim(),
});
