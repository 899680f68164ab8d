import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { versionSchema } from '../../inventory/contract/fields.ts';
import { catalogueRefusals } from '../../inventory/contract/refusals.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { menuLimits } from '../rules/menu-limits.ts';
import {
  categorySchema,
  dishBodySchema,
  dishSchema,
  localNameSchema,
  menuNameSchema,
  modifierGroupSchema,
  modifierSchema,
  remarkSchema,
} from './fields.ts';
import { dishRefusals, menuRefusals } from './refusals.ts';

const tags = ['menu'];
const path = '/restaurants/{restaurantId}/menu';

/** The whole menu: headings, dishes and choices. What the order pad and the menu's own screen read, on or off line. */
export const readMenu = restaurantQuery('menu.view')
  .route({ method: 'GET', path, summary: 'Read the menu', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      categories: z.array(categorySchema),
      dishes: z.array(dishSchema),
      groups: z.array(modifierGroupSchema),
      isCostVisible: z.boolean(),
    }),
  );

/** Adds a dish, or changes one over the version that the person saw. */
export const saveDish = restaurantCommand('menu.edit', 'menu.save-dish@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/save-dish`, summary: 'Save a dish', tags })
  .input(commandEnvelope(dishBodySchema))
  .output(z.object({ dish: dishSchema }))
  .errors(dishRefusals);

/** Puts a dish on the menu, retires it, or takes it up again. */
export const moveDish = restaurantCommand('menu.edit', 'menu.move-dish@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/move-dish`, summary: 'Put a dish on the menu or take it off for good', tags })
  .input(commandEnvelope(z.strictObject({ dishId: idSchema, baseVersion: versionSchema, step: z.enum(['PUBLISH', 'RETIRE', 'REVIVE']) })))
  .output(z.object({ dish: dishSchema }))
  .errors(dishRefusals);

/**
 * 86: takes a dish off for now, with a time to come back at or without, or brings it back. What stock took off is sold for
 * the rest of the trading day.
 *
 * @offline may arrive late: whoever said it last is right.
 */
export const pauseDish = restaurantCommand('menu.pause', 'menu.pause-dish@1', 'queued')
  .route({ method: 'POST', path: `${path}/pause-dish`, summary: '86 a dish, or bring it back', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        dishId: idSchema,
        isPaused: z.boolean(),
        reason: remarkSchema,
        until: z.nullable(z.iso.datetime({ offset: true })),
      }),
    ),
  )
  .output(z.object({ dish: dishSchema }))
  .errors({ DISH_STEP_NOT_NOW: menuRefusals.DISH_STEP_NOT_NOW, PAUSE_IN_PAST: menuRefusals.PAUSE_IN_PAST });

/** Lets stock take a dish off while it makes no portion of it, or no longer. */
export const followStock = restaurantCommand('menu.edit', 'menu.follow-stock@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/follow-stock`, summary: 'Let stock take a dish off', tags })
  .input(commandEnvelope(z.strictObject({ dishId: idSchema, followsStock: z.boolean() })))
  .output(z.object({ dish: dishSchema }));

/** Adds a heading, changes one, or takes an empty one away. */
export const saveCategory = restaurantCommand('menu.edit', 'menu.save-category@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/save-category`, summary: 'Save a heading of the menu', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        categoryId: z.uuidv7(),
        baseVersion: z.nullable(versionSchema),
        name: menuNameSchema,
        nameLocal: localNameSchema,
        /** @unit position on the menu, from 0 */
        sortOrder: z.int().check(z.minimum(0), z.maximum(9999)),
        isArchived: z.boolean(),
      }),
    ),
  )
  .output(z.object({ category: categorySchema }))
  .errors({
    ID_TAKEN: catalogueRefusals.ID_TAKEN,
    CATEGORY_CHANGED: menuRefusals.CATEGORY_CHANGED,
    CATEGORY_IN_USE: menuRefusals.CATEGORY_IN_USE,
  });

/** Adds choices that belong together, or changes them; one that is missing from the list is taken away. */
export const saveModifierGroup = restaurantCommand('menu.edit', 'menu.save-modifier-group@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/save-modifier-group`, summary: 'Save a group of choices', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        groupId: z.uuidv7(),
        baseVersion: z.nullable(versionSchema),
        name: menuNameSchema,
        nameLocal: localNameSchema,
        chooseMin: z.int().check(z.minimum(0), z.maximum(menuLimits.modifiersPerGroupMax)),
        chooseMax: z.nullable(z.int().check(z.minimum(1), z.maximum(menuLimits.modifiersPerGroupMax))),
        isArchived: z.boolean(),
        modifiers: z.array(modifierSchema).check(z.maxLength(menuLimits.modifiersPerGroupMax)),
      }),
    ),
  )
  .output(z.object({ group: modifierGroupSchema }))
  .errors({
    ID_TAKEN: catalogueRefusals.ID_TAKEN,
    GROUP_CHANGED: menuRefusals.GROUP_CHANGED,
    GROUP_BOUNDS_CROSSED: menuRefusals.GROUP_BOUNDS_CROSSED,
  });

/** Everything about what is sold. */
export const dishesContract = { readMenu, saveDish, moveDish, pauseDish, followStock, saveCategory, saveModifierGroup };
