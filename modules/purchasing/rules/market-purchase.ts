import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import type { MinorUnits } from '../../../kit/money.ts';
import type { Quantity } from '../../../kit/quantity.ts';
import { costPerBaseUnit, type UnitCost, unitCostFromRational } from '../../../kit/unit-cost.ts';
import type { UnitCode } from '../../inventory/rules/unit.ts';
import { can } from '../../restaurants/rules/capabilities.ts';

/** Why a purchase at the market cannot be written so. */
export type MarketRefusal = { readonly code: 'MARKET_PAID_FORBIDDEN' } | { readonly code: 'MARKET_PAID_MISSING' };

/**
 * Whether a purchase becomes a paper that is paid: whoever sees cost says what each line was, and it is; whoever does
 * not, or does not know yet, writes down what came alone, and a manager writes the paper.
 *
 * @param paid what was paid for each line, in minor units; null where nobody said
 * @refuses MARKET_PAID_FORBIDDEN for an amount of somebody who sees no cost
 * @refuses MARKET_PAID_MISSING for amounts of some lines, or of nothing: a sum that lacks a line is no sum
 */
export const decideMarket = (role: string, paid: readonly (bigint | null)[]): Decision<'PAID' | 'UNPRICED', MarketRefusal> => {
  if (paid.every((amount) => amount === null)) return accepted('UNPRICED');
  if (!can(role, 'inventory.view-cost')) return refused({ code: 'MARKET_PAID_FORBIDDEN' });
  return paid.every((amount) => amount !== null && amount > 0n) ? accepted('PAID') : refused({ code: 'MARKET_PAID_MISSING' });
};

const coarser: Readonly<Partial<Record<UnitCode, UnitCode>>> = { mg: 'kg', g: 'kg', ml: 'l', cl: 'l' };

/** The unit that what was paid is said in: the one that was counted, but the kilogram for grams, since six places of a price for one gram lose pennies of a sack. */
export const paidUnitOf = (unit: UnitCode): UnitCode => coarser[unit] ?? unit;

/**
 * What one unit cost where so many came to so much.
 *
 * @returns major units, six places; null for nothing, or beyond what a price can say
 */
export const paidPerUnit = (paidMinor: MinorUnits, much: Quantity): UnitCost | null =>
  much <= 0n ? null : unitCostFromRational(costPerBaseUnit(paidMinor, much));
