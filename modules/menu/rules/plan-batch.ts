import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { noQuantity, type Quantity, quantityAsRational, quantityFromRational } from '../../../kit/quantity.ts';
import { divide, multiply, type Rational, rational, roundHalfEven } from '../../../kit/rational.ts';
import { type ItemUnits, unitFactor, type UnitRefusal } from '../../inventory/rules/conversion.ts';
import { type EnteredPart, type EntryRefusal, sumOfParts } from '../../inventory/rules/quantity-entry.ts';
import type { RecipeVersion } from './recipe.ts';
import { shareOfBatch } from './share-of-batch.ts';

/** What somebody set out to make, and what they have in their hands. */
export type BatchDraft = {
  /** In a unit of the item, or of what the recipe yields, or its `portion`. */
  readonly planned: { readonly quantity: Quantity; readonly unit: string };
  readonly actual: readonly EnteredPart[];
};

/** A batch, said in stock. */
export type BatchPlan = {
  /** How many batches of the recipe went into the pot, exact: it decides what leaves stock. */
  readonly batches: Rational;
  /** @unit millionths of the item's base unit */
  readonly planned: Quantity;
  /** @unit millionths of the item's base unit */
  readonly actual: Quantity;
};

/** Why a batch cannot be said in stock. */
export type BatchRefusal =
  | { readonly code: 'BATCH_NOTHING_MADE' }
  | { readonly code: 'BATCH_YIELD_UNSAID'; readonly yieldUnit: string }
  | EntryRefusal;

/**
 * How much of a recipe was cooked, and what came of it. What went in follows from the plan alone: a pot that came out
 * short took as much as one that did not.
 *
 * @refuses BATCH_YIELD_UNSAID where what the recipe yields cannot be said in units of the item
 * @refuses BATCH_NOTHING_MADE for nothing or less, planned or made; and every EntryRefusal
 */
export const planBatch = (version: RecipeVersion, units: ItemUnits, draft: BatchDraft): Decision<BatchPlan, BatchRefusal> => {
  const perYield = unitFactor(units, version.yieldUnit);
  if (!perYield.ok) return refused({ code: 'BATCH_YIELD_UNSAID', yieldUnit: version.yieldUnit });
  const oneBatch = multiply(quantityAsRational(version.yieldQuantity), perYield.value);
  const batches = batchesOf(version, units, { planned: draft.planned, oneBatch });
  if (!batches.ok) return batches;
  const planned = quantityFromRational(multiply(oneBatch, batches.value));
  if (planned === null) return refused({ code: 'QUANTITY_OUT_OF_RANGE' });
  const actual = sumOfParts(draft.actual, units);
  if (!actual.ok) return actual;
  if (planned <= noQuantity || actual.value <= noQuantity) return refused({ code: 'BATCH_NOTHING_MADE' });
  return accepted({ batches: batches.value, planned, actual: actual.value });
};

type Planned = { readonly planned: BatchDraft['planned']; readonly oneBatch: Rational };

const batchesOf = (version: RecipeVersion, units: ItemUnits, { planned, oneBatch }: Planned): Decision<Rational, UnitRefusal> => {
  const share = shareOfBatch(version, planned.quantity, planned.unit);
  if (share.ok) return share;
  const factor = unitFactor(units, planned.unit);
  return factor.ok ? accepted(divide(multiply(quantityAsRational(planned.quantity), factor.value), oneBatch)) : factor;
};

/**
 * How much more or less came of it than was meant to.
 *
 * @unit hundredths of a percent of the plan, rounded half-even once; below nothing where it came out short
 */
export const yieldVariance = ({ planned, actual }: Pick<BatchPlan, 'planned' | 'actual'>): number =>
  Number(roundHalfEven(rational((actual - planned) * wholeShare, planned)));

const wholeShare = 10_000n;
