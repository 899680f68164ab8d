import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { signedInProviders } from '../rules/providers.ts';
import { authorisationOutcomes, connectionSchema, targetSchema, thingSchema } from './fields.ts';
import { hooksContract } from './hooks/hooks.contract.ts';
import { integrationsRefusals } from './refusals.ts';
import { salesFileContract } from './sales-file.contract.ts';

const tags = ['integrations'];
const path = '/restaurants/{restaurantId}/integrations';
const { POS_NOT_SET_UP, POS_NOT_CONNECTED, POS_LOCATION_UNKNOWN, POS_OTHER_CURRENCY, POS_DAY_OUT_OF_RANGE, POS_TARGET_UNKNOWN } =
  integrationsRefusals;

/** How everything stands that sells elsewhere. */
export const readConnections = restaurantQuery('integrations.manage')
  .route({ method: 'GET', path, summary: 'List connections to other systems', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      connections: z.array(connectionSchema),
      /** Those that this server has an account at. */
      setUp: z.array(z.enum(signedInProviders)),
      currency: z.string(),
    }),
  );

/** What a provider sells and what it may be here; what brought most without being anything is first. */
export const readMapping = restaurantQuery('integrations.take-files')
  .route({ method: 'GET', path: `${path}/{connectionId}/things`, summary: 'Read what a provider sells', tags })
  .input(z.strictObject({ restaurantId: idSchema, connectionId: idSchema }))
  .output(z.object({ things: z.array(thingSchema), targets: z.array(targetSchema) }));

/** Begins a sign-in at a provider: where somebody goes for it. What works stays as it is until they come back. */
export const beginConnection = restaurantCommand('integrations.manage', 'integrations.begin@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/begin`, summary: 'Begin to connect a provider', tags })
  .errors({ POS_NOT_SET_UP })
  .input(
    commandEnvelope(
      z.strictObject({
        provider: z.enum(signedInProviders),
        /** SHA-256, in hexadecimal, of the state that the device made and sends along by itself: nothing here ever holds it. */
        stateHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      }),
    ),
  )
  .output(z.object({ url: z.url() }));

/**
 * Ends a sign-in with what the provider sent back. What came of it is told and is no refusal: a way back that was used, is
 * used up whatever came of it.
 */
export const finishConnection = restaurantCommand('integrations.manage', 'integrations.finish@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/finish`, summary: 'End a sign-in at a provider', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        /** Whose way back it was; null for the one that serves all. */
        provider: z.nullable(z.enum(signedInProviders)),
        /** The state that came back. */
        secret: z.string().check(z.maxLength(500)),
        /** The code that came back. */
        token: z.nullable(z.string().check(z.maxLength(2000))),
        error: z.nullable(z.string().check(z.maxLength(500))),
      }),
    ),
  )
  .output(z.object({ outcome: z.enum(authorisationOutcomes), provider: z.nullable(z.enum(signedInProviders)) }));

/** Chooses whose sales are taken over, and from which day on. */
export const chooseLocation = restaurantCommand('integrations.manage', 'integrations.choose-location@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/location`, summary: 'Choose the location whose sales are taken over', tags })
  .errors({ POS_NOT_CONNECTED, POS_LOCATION_UNKNOWN, POS_OTHER_CURRENCY, POS_DAY_OUT_OF_RANGE })
  .input(commandEnvelope(z.strictObject({ connectionId: idSchema, locationId: z.string().check(z.maxLength(200)), from: z.iso.date() })))
  .output(z.object({ connectionId: idSchema }));

/** Says what things of a provider are here. Sales of the last ninety days are laid on the menu anew. */
export const mapThings = restaurantCommand('integrations.take-files', 'integrations.map-things@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/things`, summary: 'Say which dishes a provider sells', tags })
  .errors({ POS_TARGET_UNKNOWN })
  .input(
    commandEnvelope(
      z.strictObject({
        connectionId: idSchema,
        things: z
          .array(
            z.strictObject({
              thingId: z.string().check(z.maxLength(200)),
              state: z.enum(['UNMAPPED', 'MAPPED', 'IGNORED']),
              targetId: z.nullable(idSchema),
            }),
          )
          .check(z.minLength(1), z.maxLength(500)),
      }),
    ),
  )
  .output(z.object({ /** @unit sales that are laid anew */ sales: z.int() }));

/** Asks for new sales at once. */
export const pullNow = restaurantCommand('integrations.manage', 'integrations.pull-now@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/pull`, summary: 'Ask a provider for its sales now', tags })
  .errors({ POS_NOT_CONNECTED })
  .input(commandEnvelope(z.strictObject({ connectionId: idSchema })))
  .output(z.object({ connectionId: idSchema }));

/** Lets a provider go: what we were let in with is given back and forgotten; the sales stay. */
export const disconnect = restaurantCommand('integrations.manage', 'integrations.disconnect@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/disconnect`, summary: 'Disconnect a provider', tags })
  .input(commandEnvelope(z.strictObject({ connectionId: idSchema })))
  .output(z.object({ connectionId: idSchema, /** Whether the provider heard of it. */ isRevoked: z.boolean() }));

/** Everything that may be said to integrations. */
export const integrationsContract = {
  readConnections,
  readMapping,
  beginConnection,
  finishConnection,
  chooseLocation,
  mapThings,
  pullNow,
  disconnect,
  ...salesFileContract,
  ...hooksContract,
};
