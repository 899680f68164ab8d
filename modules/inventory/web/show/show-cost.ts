import { type Currency, formatMoney, minorUnits } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { unitCostAsRational, type UnitCost, valueOf } from '../../../../kit/unit-cost.ts';
import { toBaseQuantity, type ItemUnits } from '../../rules/conversion.ts';
import type { UnitCode } from '../../rules/unit.ts';

/** What is written for a cost that nobody knows, or that is not for this person. */
const unknown = '–';

const one = quantity('1');

/** An amount that travelled as minor units; a dash where it is unknown. */
export const shownAmount = (minor: string | null, currency: Currency): string =>
  minor === null ? unknown : formatMoney({ minor: minorUnits(minor), currency });

/** What one of a unit costs; a dash where it is unknown. */
export const shownCost = (
  cost: UnitCost | null,
  per: { readonly units: ItemUnits; readonly unit: UnitCode },
  currency: Currency,
): string => {
  const base = toBaseQuantity(per.units, one, per.unit);
  const minor = cost !== null && base.ok ? valueOf(base.value, unitCostAsRational(cost)) : null;
  return minor === null ? unknown : formatMoney({ minor, currency });
};
