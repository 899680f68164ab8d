import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, cursorSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { levelSchema } from '../../inventory/contract/item-schemas.ts';
import { movementRowSchema } from '../../inventory/contract/movement-schemas.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { wasteKinds, wasteStatuses } from '../rules/waste-words.ts';
import {
  containerSchema,
  destinationSchema,
  entryBodySchema,
  entryRowSchema,
  gramsSchema,
  reasonSchema,
  remarkSchema,
  stageSchema,
} from './fields.ts';
import { catalogueRefusals } from '../../inventory/contract/refusals.ts';
import { logRefusals, voidRefusals, wasteRefusals } from './refusals.ts';

const tags = ['waste'];
const path = '/restaurants/{restaurantId}/waste';
const inRestaurant = { restaurantId: idSchema };

/** Which entries are asked for; every figure of the analysis leads here with its own. */
export const entryFilterShape = {
  from: z.optional(businessDateSchema),
  to: z.optional(businessDateSchema),
  kind: z.optional(z.enum(wasteKinds)),
  reason: z.optional(reasonSchema),
  stage: z.optional(stageSchema),
  destination: z.optional(destinationSchema),
  status: z.optional(z.enum(wasteStatuses)),
  itemId: z.optional(idSchema),
  storageAreaId: z.optional(idSchema),
  /** @unit ISO day of the week, Monday is 1 */
  weekday: z.optional(z.int().check(z.minimum(1), z.maximum(7))),
  /** @unit hour on the restaurant's wall */
  hour: z.optional(z.int().check(z.minimum(0), z.maximum(23))),
};

/** The log, newest first. */
export const listEntries = restaurantQuery('waste.view')
  .route({ method: 'GET', path: `${path}/entries`, summary: 'List waste entries', tags })
  .input(
    z.strictObject({
      ...inRestaurant,
      ...entryFilterShape,
      limit: z._default(z.int().check(z.minimum(1), z.maximum(wasteLimits.pageSizeMax)), 50),
      cursor: z.optional(cursorSchema),
    }),
  )
  .output(z.object({ rows: z.array(entryRowSchema), nextCursor: z.nullable(cursorSchema), isCostVisible: z.boolean() }));

/** What a device needs to log without a line: containers, and what is usual for whoever asks. */
export const logHelp = restaurantQuery('waste.view')
  .route({ method: 'GET', path: `${path}/help`, summary: 'Read what is usually thrown away, and containers', tags })
  .input(z.strictObject(inRestaurant))
  .output(
    z.object({
      habits: z.array(
        z.object({
          itemId: idSchema,
          reason: reasonSchema,
          stage: stageSchema,
          /** @unit hour on the restaurant's wall */
          hour: z.int(),
          /** @unit entries */
          mine: z.int(),
          /** @unit entries */
          all: z.int(),
          /** @unit days */
          lastDaysAgo: z.int(),
        }),
      ),
      containers: z.array(containerSchema),
    }),
  );

/**
 * Logs what was thrown away, and books it out of stock where it was on a shelf.
 *
 * @offline may arrive late and in any order, like any movement of stock.
 */
export const logEntry = restaurantCommand('waste.log', 'waste.log-entry@1', 'queued')
  .route({ method: 'POST', path: `${path}/log-entry`, summary: 'Log waste', tags })
  .input(commandEnvelope(entryBodySchema))
  .output(
    z.object({
      entry: entryRowSchema,
      /** What the ledger made of it; null where nothing left a shelf. */
      posted: z.nullable(z.object({ rows: z.array(movementRowSchema), level: levelSchema, isCostVisible: z.boolean() })),
    }),
  )
  .errors(logRefusals);

/** Takes an entry back, and what it booked with it. */
export const voidEntry = restaurantCommand('waste.log', 'waste.void-entry@1', 'queued')
  .route({ method: 'POST', path: `${path}/void-entry`, summary: 'Take a waste entry back', tags })
  .input(commandEnvelope(z.strictObject({ entryId: idSchema, reason: z.nullable(remarkSchema) })))
  .output(z.object({ entry: entryRowSchema }))
  .errors(voidRefusals);

/** Marks entries as looked at. Those that were taken back or looked at before are left as they are. */
export const reviewEntries = restaurantCommand('waste.review', 'waste.review-entries@1', 'queued')
  .route({ method: 'POST', path: `${path}/review-entries`, summary: 'Mark waste entries as reviewed', tags })
  .input(commandEnvelope(z.strictObject({ entryIds: z.array(idSchema).check(z.minLength(1), z.maxLength(wasteLimits.bulkEntriesMax)) })))
  .output(z.object({ /** @unit entries */ reviewed: z.int() }));

/** Adds a container, or changes one over the version that the person saw. */
export const saveContainer = restaurantCommand('waste.set-up', 'waste.save-container@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/save-container`, summary: 'Save a waste container', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        containerId: z.uuidv7(),
        baseVersion: z.nullable(versionSchema),
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(wasteLimits.nameLengthMax)),
        tareG: gramsSchema.check(z.regex(/[1-9]/)),
        isActive: z.boolean(),
      }),
    ),
  )
  .output(z.object({ container: containerSchema }))
  .errors({
    ID_TAKEN: catalogueRefusals.ID_TAKEN,
    CONTAINER_CHANGED: wasteRefusals.CONTAINER_CHANGED,
    CONTAINER_NAME_TAKEN: wasteRefusals.CONTAINER_NAME_TAKEN,
    CONTAINER_LIMIT_REACHED: wasteRefusals.CONTAINER_LIMIT_REACHED,
  });

/** Everything about the log. */
export const logContract = { listEntries, logHelp, logEntry, voidEntry, reviewEntries, saveContainer };
