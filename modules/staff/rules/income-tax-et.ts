import { rational, roundHalfEven } from '../../../kit/rational.ts';

type Band = {
  /** @unit santim of a month, where the band begins */
  readonly fromMinor: bigint;
  /** @unit percent */
  readonly percent: bigint;
  /** @unit santim, what the lower bands make less than this one's percent of everything */
  readonly deductionMinor: bigint;
};

/**
 * What is withheld of a month's pay, the highest band first.
 *
 * @source Income Tax (Amendment) of 2025, in force from 1 July 2025: 0 % to 2,000 birr, 15 % to 4,000, 20 % to 7,000,
 * 25 % to 10,000, 30 % to 14,000, 35 % above; deductions 300, 500, 850, 1,350, 2,050 (read in secondary sources,
 * November 2026)
 */
const bands: readonly Band[] = [
  { fromMinor: 1_400_000n, percent: 35n, deductionMinor: 205_000n },
  { fromMinor: 1_000_000n, percent: 30n, deductionMinor: 135_000n },
  { fromMinor: 700_000n, percent: 25n, deductionMinor: 85_000n },
  { fromMinor: 400_000n, percent: 20n, deductionMinor: 50_000n },
  { fromMinor: 200_000n, percent: 15n, deductionMinor: 30_000n },
];

const hundred = 100n;

/**
 * The income tax of a month, rounded once, half to even.
 *
 * @param monthMinor what was earned in a month, in santim
 * @unit santim
 */
export const incomeTaxOfMonth = (monthMinor: bigint): bigint => {
  const band = bands.find(({ fromMinor }) => monthMinor > fromMinor);
  return band ? roundHalfEven(rational(monthMinor * band.percent - band.deductionMinor * hundred, hundred)) : 0n;
};

const percentOf = (minor: bigint, percent: bigint): bigint => roundHalfEven(rational(minor * percent, hundred));

/**
 * What goes to the pension of somebody who earned so much: 7 % of theirs, 11 % of the employer's.
 *
 * @source Private Organizations Employees’ Pension Proclamation 1268/2022; of the basic wage, overtime apart
 * @unit santim
 */
export const pensionOf = (basicMinor: bigint): { readonly employee: bigint; readonly employer: bigint } => ({
  employee: percentOf(basicMinor, 7n),
  employer: percentOf(basicMinor, 11n),
});
