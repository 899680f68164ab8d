import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { instantSchema } from '../../inventory/contract/fields.ts';
import { catalogueRefusals } from '../../inventory/contract/refusals.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { restaurantsRefusals } from '../../restaurants/contract/refusals.ts';
import { prefixPattern } from '../rules/order-number.ts';
import { wordsSchema } from './fields.ts';
import { kitchenRefusals } from './refusals.ts';

const tags = ['kitchen'];
const path = '/restaurants/{restaurantId}/tills';

const tillSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The letters before the numbers of its orders. */
  prefix: z.string(),
  pairedAt: instantSchema,
  /** Null until its first message. */
  lastSeenAt: z.nullable(instantSchema),
  revokedAt: z.nullable(instantSchema),
});

/** Every till, those that were let go too. */
export const readTills = restaurantQuery('kitchen.pair-tills')
  .route({ method: 'GET', path, summary: 'List tills', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ tills: z.array(tillSchema) }));

/** What a till signs its messages with: typed into it by whoever pairs it. */
export const readTillKey = restaurantQuery('kitchen.pair-tills')
  .route({ method: 'GET', path: `${path}/{tillId}/key`, summary: 'Read the key of a till', tags })
  .input(z.strictObject({ restaurantId: idSchema, tillId: idSchema }))
  .output(z.object({ till: z.string(), key: z.string() }));

/** Lets a till send orders from now on, on every plan. */
export const pairTill = restaurantCommand('kitchen.pair-tills', 'kitchen.pair-till@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Pair a till', tags })
  .input(commandEnvelope(z.strictObject({ tillId: z.uuidv7(), name: wordsSchema(60), prefix: z.string().check(z.regex(prefixPattern)) })))
  .output(z.object({ till: tillSchema }))
  .errors({
    ID_TAKEN: catalogueRefusals.ID_TAKEN,
    EMAIL_UNCONFIRMED: restaurantsRefusals.EMAIL_UNCONFIRMED,
    TILL_LIMIT_REACHED: kitchenRefusals.TILL_LIMIT_REACHED,
    TILL_PREFIX_TAKEN: kitchenRefusals.TILL_PREFIX_TAKEN,
  });

/** Takes no more orders from a till. Those that it sent stay; one that was let go before is no fault. */
export const revokeTill = restaurantCommand('kitchen.pair-tills', 'kitchen.revoke-till@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/revoke`, summary: 'Let a till go', tags })
  .input(commandEnvelope(z.strictObject({ tillId: idSchema })))
  .output(z.object({ till: tillSchema }));

/** Everything about tills as people set them up; what tills themselves say is in `till-message.ts`. */
export const tillsContract = { readTills, readTillKey, pairTill, revokeTill };

/** A till as it travels. */
export type Till = z.infer<typeof tillSchema>;
