import { rational, roundHalfEven } from '../../../kit/rational.ts';
import { packOf } from './country-pack.ts';
import { holdingOn } from './pay-law.ts';

const whole = 10_000n;

const partOf = (minor: bigint, bps: number): bigint => roundHalfEven(rational(minor * BigInt(bps), whole));

/** What of a month's pay is asked about, and by the law of which day. */
export type Month = { readonly country: string; readonly day: string };

/**
 * The income tax of a month, rounded once, half to even; null where the country's is not known.
 *
 * @param monthMinor what was earned in the month, in minor units
 * @source the bands of the country's pack
 * @unit minor units
 */
export const incomeTaxOfMonth = ({ country, day }: Month, monthMinor: bigint): bigint | null => {
  const tax = holdingOn(packOf(country).incomeTaxes, day);
  if (!tax) return null;
  const band = tax.bands.find(({ aboveMinor }) => monthMinor > aboveMinor);
  return band ? roundHalfEven(rational(monthMinor * BigInt(band.rateBps) - band.deductionMinor * whole, whole)) : 0n;
};

/**
 * What goes to the pension of somebody who earned so much without overtime; null where the country's is not known.
 *
 * @source the pension of the country's pack
 * @unit minor units
 */
export const pensionOf = ({ country, day }: Month, basicMinor: bigint): { readonly employee: bigint; readonly employer: bigint } | null => {
  const pension = holdingOn(packOf(country).pensions, day);
  return pension && { employee: partOf(basicMinor, pension.employeeBps), employer: partOf(basicMinor, pension.employerBps) };
};
