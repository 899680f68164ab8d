import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../../restaurants/contract/procedure.ts';
import { integrationsRefusals } from '../refusals.ts';
import { deliverySchema, endpointSchema, hookKindsSchema, hookSecretSchema, hookUrlSchema } from './hook-fields.ts';

const tags = ['integrations'];
const path = '/restaurants/{restaurantId}/integrations/hooks';
const { HOOK_ADDRESS_NOT_PUBLIC, HOOKS_TOO_MANY, HOOK_NOT_ACTIVE } = integrationsRefusals;

const named = z.strictObject({ endpointId: idSchema });
const answered = z.object({ endpointId: idSchema });

/** The addresses of other programs that are told what happens, and whether the plan lets them be told. */
export const readHooks = restaurantQuery('integrations.manage')
  .route({ method: 'GET', path, summary: 'List addresses that are told what happens', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ endpoints: z.array(endpointSchema), isInPlan: z.boolean() }));

/** The latest messages to one address, newest first. */
export const readHookDeliveries = restaurantQuery('integrations.manage')
  .route({ method: 'GET', path: `${path}/{endpointId}/deliveries`, summary: 'List messages to an address', tags })
  .input(z.strictObject({ restaurantId: idSchema, endpointId: idSchema }))
  .output(z.object({ deliveries: z.array(deliverySchema) }));

/** Adds an address. It is told what happens from now on. */
export const addHook = restaurantCommand('integrations.manage', 'integrations.add-hook@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Add an address that is told what happens', tags })
  .errors({ HOOK_ADDRESS_NOT_PUBLIC, HOOKS_TOO_MANY })
  .input(commandEnvelope(z.strictObject({ endpointId: z.uuidv7(), url: hookUrlSchema, kinds: hookKindsSchema, secret: hookSecretSchema })))
  .output(answered);

/** Changes where an address is, and what it is told. */
export const changeHook = restaurantCommand('integrations.manage', 'integrations.change-hook@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/change`, summary: 'Change an address that is told what happens', tags })
  .errors({ HOOK_ADDRESS_NOT_PUBLIC })
  .input(commandEnvelope(z.strictObject({ endpointId: idSchema, url: hookUrlSchema, kinds: hookKindsSchema })))
  .output(answered);

/** Pauses an address, or lets it be told again; what happened in between it is never told. */
export const switchHook = restaurantCommand('integrations.manage', 'integrations.switch-hook@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/switch`, summary: 'Pause an address or tell it again', tags })
  .input(commandEnvelope(z.strictObject({ endpointId: idSchema, isOn: z.boolean() })))
  .output(answered);

/** Gives an address another secret; the one of before signs beside it for a day. */
export const rollHookSecret = restaurantCommand('integrations.manage', 'integrations.roll-hook-secret@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/secret`, summary: 'Give an address another secret', tags })
  .input(commandEnvelope(z.strictObject({ endpointId: idSchema, secret: hookSecretSchema })))
  .output(answered);

/** Removes an address, with what it was told. */
export const removeHook = restaurantCommand('integrations.manage', 'integrations.remove-hook@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/remove`, summary: 'Remove an address that is told what happens', tags })
  .input(commandEnvelope(named))
  .output(answered);

/** Sends a message that is about nothing, by the way of all others. */
export const testHook = restaurantCommand('integrations.manage', 'integrations.test-hook@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/test`, summary: 'Send a test message to an address', tags })
  .errors({ HOOK_NOT_ACTIVE })
  .input(commandEnvelope(z.strictObject({ endpointId: idSchema, deliveryId: z.uuidv7() })))
  .output(z.object({ deliveryId: idSchema }));

/** Sends a message once more, under the id that it had. */
export const resendHook = restaurantCommand('integrations.manage', 'integrations.resend-hook@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/resend`, summary: 'Send a message again', tags })
  .errors({ HOOK_NOT_ACTIVE })
  .input(commandEnvelope(z.strictObject({ deliveryId: idSchema })))
  .output(z.object({ deliveryId: idSchema }));

/** What may be said about messages to other programs. */
export const hooksContract = {
  readHooks,
  readHookDeliveries,
  addHook,
  changeHook,
  switchHook,
  rollHookSecret,
  removeHook,
  testHook,
  resendHook,
};
