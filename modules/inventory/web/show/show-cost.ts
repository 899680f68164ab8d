import { type Currency, formatMoney, minorUnits, type MinorUnits } from '../../../../kit/money.ts';
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

/** A unit of an item, with what gives it its size. */
type Per = { readonly units: ItemUnits; readonly unit: UnitCode };

/** What one of a unit costs; null where it is unknown. */
export const costPer = (cost: UnitCost | null, { units, unit }: Per): MinorUnits | null => {
  const base = toBaseQuantity(units, one, unit);
  return cost !== null && base.ok ? valueOf(base.value, unitCostAsRational(cost)) : null;
};

/** The same as people read it; a dash where it is unknown. */
export const shownCost = (cost: UnitCost | null, per: Per, currency: Currency): string => {
  const minor = costPer(cost, per);
  return minor === null ? unknown : formatMoney({ minor, currency });
};
