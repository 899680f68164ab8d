import { formatQuantity, quantityFromRational } from '../../../../kit/quantity.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import type { StockEffect } from '../../../inventory/web/parts.ts';
import { type ItemUnits, unitFactor } from '../../../inventory/rules/conversion.ts';
import { parseQuantityEntry } from '../../../inventory/rules/quantity-entry.ts';
import type { UnitCode } from '../../../inventory/rules/unit.ts';
import type { BatchBody } from '../../contract/batches.contract.ts';
import { explodeRecipe } from '../../rules/explode-recipe.ts';
import { type BatchPlan, type BatchRefusal, planBatch } from '../../rules/plan-batch.ts';
import type { Pantry, RecipeVersion } from '../../rules/recipe.ts';
import { readLineAmount, unitsOfRecipe } from '../recipes/line-units.ts';

/** What a person wrote about a batch. */
export type TypedBatch = { readonly planned: string; readonly actual: string; readonly useBy: string; readonly note: string };

/** What a batch is of: the version in effect, and the units of the item that it is kept as. */
export type MadeOf = { readonly version: RecipeVersion; readonly units: ItemUnits };

/** A batch as it was understood; what is wrong about it names the field. */
export type ReadBatch = {
  readonly plan: BatchPlan | null;
  /** Whole where both fields are. */
  readonly said: Pick<BatchBody, 'planned' | 'actual'> | null;
  readonly wrong: { readonly at: 'planned' | 'actual'; readonly refusal: BatchRefusal } | null;
};

const wrong = (at: 'planned' | 'actual', refusal: BatchRefusal): ReadBatch => ({ plan: null, said: null, wrong: { at, refusal } });

/** Reads what was planned and what was made, each in whatever unit it was written in. */
export const readBatch = (typed: TypedBatch, { version, units }: MadeOf): ReadBatch => {
  const made = { ...version, yieldQuantity: formatQuantity(version.yieldQuantity), portions: textOf(version.portions) };
  const planned = readLineAmount(typed.planned, [units, unitsOfRecipe(made)]);
  if (!planned.ok) return wrong('planned', planned.refusal);
  // A bare number counts in what the plan was said in, not in the cases that the item is counted in.
  const { unit } = planned.amount;
  const actual = unitFactor(units, unit).ok ? parseQuantityEntry(typed.actual, units, unit) : parseQuantityEntry(typed.actual, units);
  if (!actual.ok) return wrong('actual', actual.refusal);
  const amount = { ...planned.amount, quantity: planned.amount.quantity as BatchPlan['planned'] };
  const plan = planBatch(version, units, { planned: amount, actual: actual.value.parts });
  if (!plan.ok) return wrong('actual', plan.refusal);
  const parts = actual.value.parts.map((part) => ({ ...part, quantity: formatQuantity(part.quantity) }));
  const said = { planned: { ...amount, quantity: formatQuantity(amount.quantity) }, actual: { text: typed.actual.trim(), parts } };
  return { plan: plan.value, said, wrong: null };
};

const textOf = (portions: RecipeVersion['portions']): string | null => (portions === null ? null : formatQuantity(portions));

/** What one batch makes, as somebody would type it. */
export const plannedText = ({ yieldQuantity, yieldUnit }: RecipeVersion): string => `${formatQuantity(yieldQuantity)} ${yieldUnit}`;

/** So much of an item that goes into a batch. */
export type Taken = { readonly itemId: string; readonly amount: BatchPlan['planned'] };

/** What goes into it, largest lists first by nothing but the order of the recipe. */
export const takenBy = ({ version }: MadeOf, { batches }: Pick<BatchPlan, 'batches'>, pantry: Pantry): readonly Taken[] => {
  const { items } = explodeRecipe(version, batches, { pantry, stop: 'AT_STOCKED_PREPS' });
  return [...items].flatMap(([itemId, exact]) => {
    const amount = quantityFromRational(exact);
    return amount === null || amount <= 0n ? [] : [{ itemId, amount }];
  });
};

/** The unit in which a cook weighs so much: grams below a thousand, kilograms from there. */
export const scaleUnit = ({ baseUnit }: Pick<ItemUnits, 'baseUnit'>, amount: BatchPlan['planned']): UnitCode => {
  if (baseUnit === 'each' || amount < largeFrom) return baseUnit;
  return baseUnit === 'g' ? 'kg' : 'l';
};

/** @unit millionths of a gram or a millilitre */
const largeFrom = 1_000_000_000n;

type Moves = { readonly body: BatchBody; readonly itemId: string; readonly taken: readonly Taken[]; readonly pantry: Pantry };

/** What a batch that waits on this device does to the stock that it shows. */
export const stockOfBatch = ({ body, itemId, taken, pantry }: Moves, occurredAt: string): StockEffect => {
  const nothing = { price: null, reason: null, note: null };
  const outs = taken.flatMap(({ itemId: ingredientId, amount }) => {
    const unit: UnitCode | undefined = pantry.items.get(ingredientId)?.units.baseUnit;
    if (unit === undefined) return [];
    const entry = { text: '', parts: [{ quantity: formatQuantity(amount), unit }] };
    return [{ ...nothing, movementId: newId(), itemId: ingredientId, kind: 'PRODUCTION_OUT' as const, entry }];
  });
  const inward = { ...nothing, movementId: newId(), itemId, kind: 'PRODUCTION_IN' as const, entry: body.actual };
  return { effect: 'MOVEMENTS', occurredAt, bodies: [...outs, inward] };
};
