import { formatDecimal } from '../../../../kit/decimal.ts';
import { type Currency, formatMoney, minorUnits } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { rational, roundHalfEven } from '../../../../kit/rational.ts';
import { parseUnitCost, type UnitCost, unitCost, unitCostAsRational, unitCostScale, valueOf } from '../../../../kit/unit-cost.ts';

/** An amount as people read it. */
export const amountText = (minor: string, currency: Currency): string => formatMoney({ minor: minorUnits(minor), currency });

/** A price of so many units, as people read it, rounded to the currency's places; null where there is none. */
export const priceText = (price: string | null, { of, currency }: { readonly of: string; readonly currency: Currency }): string | null => {
  const minor = price === null ? null : valueOf(quantity(of), unitCostAsRational(unitCost(price)));
  return minor === null ? null : formatMoney({ minor, currency });
};

/** @unit decimal places of a price that nobody would write more of; one below a tenth keeps all, for it is of a gram or the like */
const typedPlacesMax = 4;
const tenth = unitCost('0.1');

/** A price as somebody would type it: with the currency's two places at least, and four at the most. */
export const priceToType = (price: string | null): string => {
  if (price === null) return '';
  const exact = unitCost(price);
  if (exact < tenth) return formatDecimal(exact, unitCostScale, 2);
  return formatDecimal(roundHalfEven(rational(exact, 10n ** BigInt(unitCostScale - typedPlacesMax))), typedPlacesMax, 2);
};

/**
 * The price that a field stands for: exactly the known one for as long as the field reads as that was written into it; null for what
 * is none.
 */
export const typedPrice = (text: string, known: string | null): UnitCost | null =>
  known !== null && text.trim() === priceToType(known) ? unitCost(known) : parseUnitCost(text.trim());
