import { formatDecimal } from '../../../../kit/decimal.ts';
import { type Currency, formatMoney, minorUnits } from '../../../../kit/money.ts';
import { unitCost, unitCostAsRational, unitCostScale, valueOf } from '../../../../kit/unit-cost.ts';
import { quantity } from '../../../../kit/quantity.ts';

/** An amount as people read it. */
export const amountText = (minor: string, currency: Currency): string => formatMoney({ minor: minorUnits(minor), currency });

/** A price of so many units, as people read it, rounded to the currency's places; null where there is none. */
export const priceText = (price: string | null, { of, currency }: { readonly of: string; readonly currency: Currency }): string | null => {
  const minor = price === null ? null : valueOf(quantity(of), unitCostAsRational(unitCost(price)));
  return minor === null ? null : formatMoney({ minor, currency });
};

/** A price as somebody would type it: with the currency's two places at least, and no more than it has. */
export const priceToType = (price: string | null): string => (price === null ? '' : formatDecimal(unitCost(price), unitCostScale, 2));
