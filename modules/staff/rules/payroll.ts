import { payOf } from './card-pay.ts';
import type { TierMinutes } from './overtime-tiers.ts';
import { dayAfter } from './rota-week.ts';
import { incomeTaxOfMonth, pensionOf, type Month } from './withheld.ts';

/** Minutes that went to the payroll, at the rate that was agreed when they went. */
export type PaidLine = TierMinutes & {
  /** @unit minor units of an hour; null where no rate was written down */
  readonly hourlyMinor: bigint | null;
};

/** What a month comes to for one person. Parts of a country that Maed does not reckon are null. */
export type Payslip = {
  /** @unit minutes */
  readonly minutes: number;
  /** @unit minor units; null while a rate is missing, never guessed */
  readonly gross: bigint | null;
  readonly incomeTax: bigint | null;
  readonly employeePension: bigint | null;
  readonly employerPension: bigint | null;
  readonly net: bigint | null;
};

/** How long a stretch is that a month's tax may be taken of: any Gregorian month, an Ethiopian one, Pagumen with the month before. */
const monthDays = { /** @unit days */ min: 28, /** @unit days */ max: 36 } as const;

/** Whether a stretch of days is a month. */
export const isPayMonth = (from: string, to: string): boolean =>
  dayAfter(from, monthDays.min - 1) <= to && to <= dayAfter(from, monthDays.max - 1);

/**
 * What somebody earned in a stretch, and where the country's law is known what is withheld when it is a month. The pension
 * is of the plain hours, the tax of everything before the pension is taken off.
 */
export const payslipOf = (lines: readonly PaidLine[], reckons: Month & { readonly isMonth: boolean }): Payslip => {
  const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
  const gross = sumOf(lines);
  const none = { minutes, gross, incomeTax: null, employeePension: null, employerPension: null, net: null };
  if (gross === null || !reckons.isMonth) return none;
  const basic = sumOf(lines.filter(({ reason }) => reason === 'BASE' || reason === 'ROUNDING')) ?? 0n;
  const [incomeTax, pension] = [incomeTaxOfMonth(reckons, gross), pensionOf(reckons, basic)];
  if (incomeTax === null || pension === null) return none;
  const { employee, employer } = pension;
  return { minutes, gross, incomeTax, employeePension: employee, employerPension: employer, net: gross - incomeTax - employee };
};

const sumOf = (lines: readonly PaidLine[]): bigint | null => {
  let sum = 0n;
  for (const line of lines) {
    if (line.hourlyMinor === null) return null;
    sum += payOf([line], line.hourlyMinor);
  }
  return sum;
};
