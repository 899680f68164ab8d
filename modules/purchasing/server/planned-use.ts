import type { Quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

type Named = { readonly name: string; readonly nameLocal: string | null };

/** What one dish is expected to take of an item. */
export type UseOfDish = Named & {
  /** @unit portions, a decimal rounded to one tenth for reading */
  readonly portions: string;
  /** @unit trading days: the fewest and the most that a day of it rests on */
  readonly restsOn: { readonly min: number; readonly max: number };
  /** Whether somebody said any day of it. */
  readonly isPlanned: boolean;
  /** @unit base units of the item */
  readonly quantity: Quantity;
};

/** What is expected to be used of stock, and what of it nobody can say. */
export type ExpectedUse = {
  readonly items: readonly { readonly itemId: string; readonly quantity: Quantity; readonly dishes: readonly UseOfDish[] }[];
  /** Dishes on the menu of which nobody knows what they will sell. */
  readonly unknown: Named[];
  /** Dishes that will be sold and have no recipe in effect. */
  readonly withoutRecipe: Named[];
  /** Recipes with a line that cannot be said in stock. */
  readonly unconverted: Named[];
};

/**
 * What the kitchen is expected to use from one day to another, both within. Purchasing knows neither menu nor kitchen:
 * whoever wires the server says it.
 */
export type PlannedUse = (tx: RestaurantTx, days: { readonly from: string; readonly until: string }) => Promise<ExpectedUse>;
