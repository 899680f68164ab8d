import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema } from '../../inventory/contract/fields.ts';
import { restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { menuLimits } from '../rules/menu-limits.ts';
import { menuRefusals } from './refusals.ts';

const tags = ['menu'];
const path = '/restaurants/{restaurantId}/menu';
const languageSchema = z.enum(['en', 'am']);
const paperOut = z.object({ fileName: z.string(), /** Base64. */ pdf: z.string() });

/** Every dish on the menu by the fourteen, on paper: what is not known says so, and is never shown as free. */
export const printAllergens = restaurantQuery('menu.view')
  .route({ method: 'GET', path: `${path}/allergens/paper`, summary: 'Print the allergens of every dish', tags })
  .input(z.strictObject({ restaurantId: idSchema, language: languageSchema }))
  .output(paperOut);

/**
 * Labels for a dish that is packed before somebody orders it, each of 100 by 62 mm. Refused while anything that the law
 * wants on it is not known or not vouched for.
 */
export const printLabels = restaurantQuery('menu.view')
  .route({ method: 'GET', path: `${path}/labels`, summary: 'Print labels for a packed dish', tags })
  .input(
    z.strictObject({
      restaurantId: idSchema,
      dishId: idSchema,
      language: languageSchema,
      useBy: businessDateSchema,
      /** @unit labels */
      copies: z.int().check(z.minimum(1), z.maximum(menuLimits.labelsMax)),
    }),
  )
  .output(paperOut)
  .errors({
    DISH_WITHOUT_RECIPE: menuRefusals.DISH_WITHOUT_RECIPE,
    RECIPE_ALLERGENS_UNKNOWN: menuRefusals.RECIPE_ALLERGENS_UNKNOWN,
    LABEL_NOT_VOUCHED: menuRefusals.LABEL_NOT_VOUCHED,
    LABEL_KIND_UNSAID: menuRefusals.LABEL_KIND_UNSAID,
    LABEL_WEIGHT_UNKNOWN: menuRefusals.LABEL_WEIGHT_UNKNOWN,
    LABEL_DAY_PASSED: menuRefusals.LABEL_DAY_PASSED,
  });

/** What the menu puts on paper. */
export const papersContract = { printAllergens, printLabels };
