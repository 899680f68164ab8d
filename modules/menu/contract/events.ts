import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { pauseSources } from '../rules/dish-state.ts';

/**
 * What the menu announces, by name and version.
 *
 * @invariant no event carries a cost: those who listen may show it to people who must not see one.
 */
export const menuEvents = {
  /** A version came into effect, at once or from its day on. */
  'menu.v1.recipe-approved': z.object({ recipeId: idSchema, /** @unit position among the recipe's versions */ versionNo: z.int() }),
  /** A dish is off, until somebody or the clock brings it back. */
  'menu.v1.dish-paused': z.object({ dishId: idSchema, source: z.enum(pauseSources), until: z.nullable(z.iso.datetime()) }),
  /** A dish can be ordered. */
  'menu.v1.dish-live': z.object({ dishId: idSchema }),
  /** What the menu says has changed: a dish, a price, a choice. */
  'menu.v1.menu-changed': z.object({ dishId: z.nullable(idSchema) }),
  /** A batch of a prep was made, or taken back. */
  'menu.v1.batch-booked': z.object({ batchId: idSchema, recipeId: idSchema, itemId: idSchema, isUndone: z.boolean() }),
  /** Something on a prep plan was put down, changed, claimed or finished. */
  'menu.v1.prep-changed': z.object({ taskIds: z.array(idSchema) }),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type MenuEventName = keyof typeof menuEvents;

/** What an event of the menu tells. */
export type MenuEvent<Name extends MenuEventName> = z.infer<(typeof menuEvents)[Name]>;
