import { formatDecimal } from '../../../../kit/decimal.ts';
import { formatMoney, minorUnits, parseMajorUnits } from '../../../../kit/money.ts';
import type { Order } from '../../contract/fields.ts';

/** An amount as people read it. */
export const amountText = (minor: string, currency: Order['currency']): string => formatMoney({ minor: minorUnits(minor), currency });

/** What somebody typed as an amount above nothing, in minor units; null where it is none. */
export const typedAmount = (typed: string): string | null => {
  const minor = parseMajorUnits(typed.replaceAll(/[\s,]/g, ''));
  return minor === null || minor <= 0n ? null : minor.toString();
};

const places = 2;

/** An amount as somebody would type it. */
export const amountToType = (minor: string): string => formatDecimal(BigInt(minor), places, places);

const shareMax = 10_000;

/** What somebody typed as a percentage, in hundredths of a percent; null where it is none or more than all. */
export const typedShare = (typed: string): number | null => {
  const hundredths = parseMajorUnits(typed.replace('%', '').trim());
  return hundredths === null || hundredths < 0n || hundredths > BigInt(shareMax) ? null : Number(hundredths);
};

/** A share as people read it: 1250 is "12.5". */
export const shareText = (share: number): string => formatDecimal(BigInt(share), places);
