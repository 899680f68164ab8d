import type { Quantity } from '../../../kit/quantity.ts';
import type { ItemUnits } from '../../inventory/rules/conversion.ts';
import type { Allergens } from '../../inventory/rules/allergen.ts';
import type { UnitCost } from '../../../kit/unit-cost.ts';
import type { MeasurementUnitCode } from '../../inventory/rules/unit.ts';
import type { Channel } from './menu-limits.ts';

/** What a recipe makes: something that is sold, something that is kept for others, or what a modifier adds. */
export const recipeKinds = ['DISH', 'PREP', 'MODIFIER'] as const;

/** What a recipe makes. */
export type RecipeKind = (typeof recipeKinds)[number];

/** All of a thing that can be used, in hundredths of a percent: nothing is trimmed. */
export const wholeUsable = 10_000;

/** What a line of a recipe is: something in stock, another recipe, or what nobody keeps stock of (water). */
export type LineSubject =
  | { readonly kind: 'ITEM'; readonly itemId: string }
  | { readonly kind: 'RECIPE'; readonly recipeId: string }
  /** Costs nothing that is known. Neutral: by a person's word without allergens and of no animal; else nothing is known. */
  | { readonly kind: 'UNCOSTED'; readonly name: string; readonly nameLocal: string | null; readonly isNeutral: boolean };

/** So much of something, after trimming. */
export type RecipeLine = {
  readonly lineId: string;
  readonly subject: LineSubject;
  readonly quantity: Quantity;
  /** A unit of the item, or of what the other recipe yields, or its `portion`. */
  readonly unit: string;
  /** @unit hundredths of a percent of what is taken that is left after trimming, 1 to 10,000 */
  readonly usableShare: number;
  readonly isOptional: boolean;
};

/** What goes along with each portion that is sold by these channels, and is not eaten: a box, a cup, a bag. */
export type PackagingLine = RecipeLine & { readonly channels: readonly Channel[] };

/** One version of a recipe: what goes in, and what comes out of one batch whatever went in. */
export type RecipeVersion = {
  readonly recipeId: string;
  /** @unit position among the recipe's versions, from 1 */
  readonly versionNo: number;
  /** What one batch makes; cooking loses and absorbs, so it is never taken as the sum of the lines. */
  readonly yieldQuantity: Quantity;
  readonly yieldUnit: MeasurementUnitCode;
  /** @unit portions of one batch; null where it is not served in portions */
  readonly portions: Quantity | null;
  readonly lines: readonly RecipeLine[];
  readonly packaging: readonly PackagingLine[];
  /** The item that it is kept in stock as; null for what is made on the fly. */
  readonly stockItemId: string | null;
};

/** What the menu must know of an item of stock. */
export type Ingredient = {
  readonly units: ItemUnits;
  /** @unit per base unit of the item; null where nobody knows what it costs */
  readonly unitCost: UnitCost | null;
  readonly allergens: Allergens;
  /** Without anything of an animal; null where nobody said. */
  readonly isFasting: boolean | null;
};

/** Everything that recipes point at, read at one moment. */
export type Pantry = {
  readonly recipes: ReadonlyMap<string, RecipeVersion>;
  readonly items: ReadonlyMap<string, Ingredient>;
};
