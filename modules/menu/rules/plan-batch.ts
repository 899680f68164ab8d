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
  const meant = meantBatch(version, units, draft.planned);
  if (!meant.ok) return meant;
  const actual = sumOfParts(draft.actual, units);
  if (!actual.ok) return actual;
  if (actual.value <= noQuantity) return refused({ code: 'BATCH_NOTHING_MADE' });
  return accepted({ ...meant.value, actual: actual.value });
};

/**
 * What somebody sets out to make, said in stock.
 *
 * @refuses BATCH_YIELD_UNSAID, BATCH_NOTHING_MADE; and every EntryRefusal
 */
export const meantBatch = (
  version: RecipeVersion,
  units: ItemUnits,
  said: BatchDraft['planned'],
): Decision<Omit<BatchPlan, 'actual'>, BatchRefusal> => {
  const oneBatch = stockOfOneBatch(version, units);
  if (oneBatch === null) return refused({ code: 'BATCH_YIELD_UNSAID', yieldUnit: version.yieldUnit });
  const batches = batchesOf(version, units, { planned: said, oneBatch });
  if (!batches.ok) return batches;
  const planned = quantityFromRational(multiply(oneBatch, batches.value));
  if (planned === null) return refused({ code: 'QUANTITY_OUT_OF_RANGE' });
  return planned <= noQuantity ? refused({ code: 'BATCH_NOTHING_MADE' }) : accepted({ batches: batches.value, planned });
};

/** What one batch makes, in base units of the item that it is kept as; null where what it yields has no size there. */
export const stockOfOneBatch = (
  { yieldQuantity, yieldUnit }: Pick<RecipeVersion, 'yieldQuantity' | 'yieldUnit'>,
  units: ItemUnits,
): Rational | null => {
  const factor = unitFactor(units, yieldUnit);
  return factor.ok ? multiply(quantityAsRational(yieldQuantity), factor.value) : null;
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
