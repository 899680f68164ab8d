import { quantityAsRational } from '../../../kit/quantity.ts';
import { add, compare, divide, multiply, type Rational, rational } from '../../../kit/rational.ts';
import { type AllergenCode, allergenCodes, allergenState } from '../../inventory/rules/allergen.ts';
import { unitFactor } from '../../inventory/rules/conversion.ts';
import { isMeasurementUnit, measurementUnits } from '../../inventory/rules/unit.ts';
import type { LineSubject, Pantry, RecipeLine, RecipeVersion } from './recipe.ts';
import { shareOfBatch } from './share-of-batch.ts';

/** One thing on a label, with what it is itself made of. */
export type LabelIngredient = {
  readonly subject: LineSubject;
  /** @unit grams that go into one batch, at the time of mixing */
  readonly weight: Rational;
  /** What it contains of the fourteen; of something made here its parts say it. */
  readonly contains: readonly AllergenCode[];
  /** Heaviest first; empty for what is bought or kept by nobody. */
  readonly parts: readonly LabelIngredient[];
};

/** What stands on a label, and what cannot be put in its place there because nobody knows what it weighs. */
export type LabelIngredients = { readonly ingredients: readonly LabelIngredient[]; readonly withoutWeight: readonly LineSubject[] };

const keyOf = (subject: LineSubject): string => {
  if (subject.kind === 'ITEM') return subject.itemId;
  return subject.kind === 'RECIPE' ? subject.recipeId : subject.name;
};

/**
 * What a recipe is made of, as a label must name it: in descending order of weight when it was mixed, what is made here
 * with its own ingredients. A thing that stands on two lines is named once.
 *
 * @source Regulation (EU) 1169/2011 as retained, articles 18 and 20 with annex VII part E; for food prepacked for direct
 * sale since 1 October 2021 by the Food Information (Amendment) (England) Regulations 2019 (SI 2019/1218)
 * @invariant only over recipes that checkGraph accepted: a circle would never end
 */
export const labelIngredients = (recipe: RecipeVersion, pantry: Pantry): LabelIngredients => listed(recipe, pantry, rational(1n));

const listed = (recipe: RecipeVersion, pantry: Pantry, batches: Rational): LabelIngredients => {
  const found = new Map<string, LabelIngredient>();
  const withoutWeight: LineSubject[] = [];
  for (const line of recipe.lines) {
    const one = ofLine(line, pantry, batches);
    if (one.ingredient === null) withoutWeight.push(line.subject);
    else found.set(keyOf(line.subject), together(found.get(keyOf(line.subject)), one.ingredient));
    withoutWeight.push(...one.withoutWeight);
  }
  return { ingredients: byWeight([...found.values()]), withoutWeight };
};

type Found = { readonly ingredient: LabelIngredient | null; readonly withoutWeight: readonly LineSubject[] };

const ofLine = (line: RecipeLine, pantry: Pantry, batches: Rational): Found => {
  const { subject } = line;
  if (subject.kind === 'RECIPE') return ofRecipe(line, subject.recipeId, { pantry, batches });
  const grams = subject.kind === 'ITEM' ? gramsOfItem(line, subject.itemId, pantry) : gramsOfPlain(line);
  if (grams === null) return { ingredient: null, withoutWeight: [] };
  const allergens = subject.kind === 'ITEM' ? (pantry.items.get(subject.itemId)?.allergens ?? {}) : {};
  const contains = allergenCodes.filter((code) => allergenState(allergens, code) === 'CONTAINS');
  return { ingredient: { subject, weight: multiply(grams, batches), contains, parts: [] }, withoutWeight: [] };
};

type Around = { readonly pantry: Pantry; readonly batches: Rational };

/** What is made here weighs what went into it: what cooking takes away is not known by ingredient. */
const ofRecipe = (line: RecipeLine, recipeId: string, { pantry, batches }: Around): Found => {
  const inner = pantry.recipes.get(recipeId);
  const share = inner && shareOfBatch(inner, line.quantity, line.unit);
  if (!inner || !share?.ok) return { ingredient: null, withoutWeight: [] };
  const { ingredients, withoutWeight } = listed(inner, pantry, multiply(share.value, batches));
  const weight = ingredients.reduce((sum, part) => add(sum, part.weight), rational(0n));
  return { ingredient: { subject: line.subject, weight, contains: [], parts: ingredients }, withoutWeight };
};

/** What a line says of an item is what is left after trimming, which is what is mixed. */
const gramsOfItem = (line: RecipeLine, itemId: string, { items }: Pantry): Rational | null => {
  const item = items.get(itemId);
  if (!item) return null;
  const [said, gram] = [unitFactor(item.units, line.unit), unitFactor(item.units, 'g')];
  return said.ok && gram.ok ? divide(multiply(quantityAsRational(line.quantity), said.value), gram.value) : null;
};

/** What nobody keeps stock of is water and its like: a millilitre weighs a gram. */
const gramsOfPlain = ({ quantity, unit }: RecipeLine): Rational | null => {
  if (!isMeasurementUnit(unit)) return null;
  const { dimension, factor } = measurementUnits[unit];
  return dimension === 'COUNT' ? null : multiply(quantityAsRational(quantity), factor);
};

const together = (left: LabelIngredient | undefined, right: LabelIngredient): LabelIngredient => {
  if (!left) return right;
  const parts = new Map(left.parts.map((part) => [keyOf(part.subject), part]));
  for (const part of right.parts) parts.set(keyOf(part.subject), together(parts.get(keyOf(part.subject)), part));
  return { ...left, weight: add(left.weight, right.weight), parts: byWeight([...parts.values()]) };
};

const byWeight = (ingredients: readonly LabelIngredient[]): readonly LabelIngredient[] =>
  ingredients.toSorted((left, right) => compare(right.weight, left.weight) || (keyOf(left.subject) < keyOf(right.subject) ? -1 : 1));
