import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { currencySchema, instantSchema, minorUnitsSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { allergenCodes, allergenStates } from '../../inventory/rules/allergen.ts';
import { dishStates, pauseSources } from '../rules/dish-state.ts';
import { channels, menuLimits } from '../rules/menu-limits.ts';
import { wholeUsable } from '../rules/recipe.ts';

/** A name that people give: without blanks around it, and never empty. */
export const menuNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(menuLimits.nameLengthMax));

/** The same in the other language of the house; null where nobody wrote it. */
export const localNameSchema = z.nullable(menuNameSchema);

/** A few words. */
export const remarkSchema = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(menuLimits.noteLengthMax)));

/** An amount above nothing: at most nine digits before and six after the point. */
export const amountSchema = z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,6})?$/));

/**
 * From nothing to everything.
 *
 * @unit hundredths of a percent
 */
export const shareSchema = z.int().check(z.minimum(0), z.maximum(wholeUsable));

/**
 * Never negative.
 *
 * @unit minor units of the restaurant's currency
 */
export const priceSchema = z.string().check(z.regex(/^\d{1,12}$/));

/** When a dish is offered. */
export const availabilitySchema = z.strictObject({
  days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  hours: z.nullable(
    z.strictObject({
      /** @unit minutes after midnight */
      from: z.int().check(z.minimum(0), z.maximum(1439)),
      /** @unit minutes after midnight */
      to: z.int().check(z.minimum(0), z.maximum(1440)),
    }),
  ),
  fasting: z.enum(['ALWAYS', 'FASTING_DAYS', 'OTHER_DAYS']),
});

/** What one portion is sold for, by where it is sold; a channel that is missing does not sell it. */
export const pricesSchema = z.partialRecord(z.enum(channels), priceSchema);

/** What is known of the fourteen. */
export const dishAllergensSchema = z.record(z.enum(allergenCodes), z.enum(allergenStates));

/** Who vouched for the allergens, and whether what they vouched for is still so. */
export const verificationSchema = z.object({
  verifiedBy: z.string(),
  verifiedAt: instantSchema,
  evidence: z.nullable(z.string()),
  /** False once an ingredient, the recipe or what is known of either has changed since. */
  stands: z.boolean(),
});

/** What a portion costs, as far as it is known; null to whoever may not see cost. */
export const costSchema = z.nullable(
  z.object({
    /**
     * A decimal of six places at most, rounded half-even once.
     *
     * @unit major units of `currency`
     */
    perPortion: z.string(),
    currency: currencySchema,
    isComplete: z.boolean(),
    uncostedItemIds: z.array(idSchema),
  }),
);

/** A dish as it is read. */
export const dishSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  description: z.nullable(z.string()),
  descriptionLocal: z.nullable(z.string()),
  categoryId: z.nullable(idSchema),
  recipeId: z.nullable(idSchema),
  state: z.enum(dishStates),
  pause: z.nullable(z.object({ source: z.enum(pauseSources), reason: z.nullable(z.string()), until: z.nullable(instantSchema) })),
  /** Whether it is off while stock makes no portion of it. */
  followsStock: z.boolean(),
  /** @unit portions that stock makes of it; null where it does not follow stock, or stock cannot say */
  portionsLeft: z.nullable(z.int()),
  availability: availabilitySchema,
  vatRate: shareSchema,
  /** @unit hundredths of a percent of the price without VAT */
  targetFoodCostShare: z.nullable(z.int()),
  targetSeconds: z.nullable(z.int()),
  /** @unit position in the meal, from 1 */
  course: z.int(),
  prices: pricesSchema,
  currency: currencySchema,
  groupIds: z.array(idSchema),
  version: versionSchema,
  /** Null without a recipe in effect, and always to whoever may not see cost. */
  margin: z.nullable(
    z.object({
      /** By the price of the first channel that it is sold on. */
      channel: z.enum(channels),
      /**
       * Null where the price is nothing.
       *
       * @unit hundredths of a percent of the price without VAT
       */
      foodCostShare: z.nullable(z.int()),
      marginMinor: minorUnitsSchema,
      cost: costSchema,
    }),
  ),
  /** Null without a recipe in effect: nothing is known of it. */
  allergens: z.nullable(dishAllergensSchema),
  verification: z.nullable(verificationSchema),
  isFasting: z.nullable(z.boolean()),
});

/** What a dish is, as a person writes it. */
export const dishBodySchema = z.strictObject({
  dishId: z.uuidv7(),
  baseVersion: z.nullable(versionSchema),
  name: menuNameSchema,
  nameLocal: localNameSchema,
  description: remarkSchema,
  descriptionLocal: remarkSchema,
  categoryId: z.nullable(idSchema),
  recipeId: z.nullable(idSchema),
  availability: availabilitySchema,
  vatRate: shareSchema,
  /** @unit hundredths of a percent of the price without VAT */
  targetFoodCostShare: z.nullable(z.int().check(z.minimum(1), z.maximum(wholeUsable))),
  targetSeconds: z.nullable(z.int().check(z.minimum(10), z.maximum(36_000))),
  /** @unit position in the meal, from 1 */
  course: z.int().check(z.minimum(1), z.maximum(9)),
  prices: pricesSchema,
  groupIds: z.array(idSchema).check(z.maxLength(menuLimits.groupsPerDishMax)),
});

/** A heading of the menu. */
export const categorySchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  /** @unit position on the menu, from 0 */
  sortOrder: z.int(),
  version: versionSchema,
});

/** One choice. */
export const modifierSchema = z.strictObject({
  id: z.uuidv7(),
  name: menuNameSchema,
  nameLocal: localNameSchema,
  /**
   * May be below nothing.
   *
   * @unit minor units of the restaurant's currency
   */
  priceDeltaMinor: z.string().check(z.regex(/^-?\d{1,12}$/)),
  stockEffect: z.enum(['UNMAPPED', 'NONE', 'RECIPE']),
  recipeId: z.nullable(idSchema),
  leavesOut: z.boolean(),
});

/** Choices that belong together. */
export const modifierGroupSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  chooseMin: z.int(),
  chooseMax: z.nullable(z.int()),
  version: versionSchema,
  modifiers: z.array(modifierSchema),
});

/** A dish as it travels. */
export type Dish = z.infer<typeof dishSchema>;
/** What a person says of a dish, as it travels. */
export type DishBody = z.infer<typeof dishBodySchema>;
/** A heading of the menu as it travels. */
export type Category = z.infer<typeof categorySchema>;
/** Choices that belong together, as they travel. */
export type ModifierGroup = z.infer<typeof modifierGroupSchema>;
