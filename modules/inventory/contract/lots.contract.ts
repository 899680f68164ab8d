import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { lotStatuses } from '../rules/lot.ts';
import { partSteps } from '../rules/lot-part.ts';
import { lotSteps } from '../rules/lot-step.ts';
import { businessDateSchema, instantSchema, noteSchema, quantitySchema } from './fields.ts';
import { itemSchema } from './item-schemas.ts';
import { dateTypeSchema, entrySchema, lotNumberSchema, movementKindSchema, movementReasonSchema } from './movement-schemas.ts';
import { lotRefusals } from './lot-refusals.ts';
import { catalogueRefusals, movementRefusals } from './refusals.ts';

const { MOVEMENT_KIND_FORBIDDEN: _kind, PRICE_FORBIDDEN: _price, ...ofEntries } = movementRefusals;

const tags = ['inventory'];
const path = '/restaurants/{restaurantId}/inventory/lots';
/** A lot as it stands. */
export const lotSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  lotNumber: z.nullable(lotNumberSchema),
  supplierName: z.nullable(z.string()),
  receivedAt: instantSchema,
  receivedOn: businessDateSchema,
  dateType: dateTypeSchema,
  printedDate: z.nullable(businessDateSchema),
  openedOn: z.nullable(businessDateSchema),
  frozenOn: z.nullable(businessDateSchema),
  thawedOn: z.nullable(businessDateSchema),
  /** The last day on which it may be used; null where nobody knows. */
  expiresOn: z.nullable(businessDateSchema),
  status: z.enum(lotStatuses),
  statusReason: z.nullable(z.string()),
  onHand: quantitySchema,
  /** The lot that it was a part of; null where it came by itself. */
  parentId: z.nullable(idSchema),
});

/** @unit days ahead, today being 0 */
const withinDays = z._default(z.int().check(z.minimum(0), z.maximum(inventoryLimits.expiryDaysMax)), 3);

/**
 * Lots that hold something: all of one item, or of the whole restaurant those that must not be used any more and those
 * whose last day comes within so many days. What expires first stands first.
 */
export const listLots = restaurantQuery('inventory.view')
  .route({ method: 'GET', path, summary: 'List lots', tags })
  .input(
    z.strictObject({
      restaurantId: idSchema,
      /** Whose lots; absent for what expires in the whole restaurant. */
      itemId: z.optional(idSchema),
      withinDays,
    }),
  )
  .output(
    z.object({
      lots: z.array(lotSchema),
      /** The trading day that it is there now. */
      today: businessDateSchema,
      /** Whether there are more than one answer holds. */
      hasMore: z.boolean(),
    }),
  );

/** Where a lot came from, what was done with it, and where it went: every row, oldest first, and who wrote it. */
export const traceLot = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: `${path}/{lotId}/trace`, summary: 'Trace a lot', tags })
  .input(z.strictObject({ restaurantId: idSchema, lotId: idSchema }))
  .output(
    z.object({
      lot: lotSchema,
      item: itemSchema,
      today: businessDateSchema,
      movements: z.array(
        z.object({
          id: idSchema,
          kind: movementKindSchema,
          /** Of this lot, negative when it left. */
          quantity: quantitySchema,
          reason: z.nullable(movementReasonSchema),
          note: z.nullable(z.string()),
          sourceType: z.string(),
          sourceId: idSchema,
          occurredAt: instantSchema,
          by: z.string(),
          isCorrection: z.boolean(),
        }),
      ),
      /** What went into a part of it, and of a part what it was taken from. */
      parts: z.array(
        z.object({
          id: idSchema,
          /** Of this lot, negative when it went into the other. */
          quantity: quantitySchema,
          otherLotId: idSchema,
          step: z.enum(partSteps),
          at: instantSchema,
          by: z.string(),
        }),
      ),
      steps: z.array(
        z.object({
          id: idSchema,
          /** EXPIRE is what the day itself did. */
          step: z.enum([...lotSteps, 'EXPIRE']),
          reason: z.nullable(z.string()),
          expiresOn: z.nullable(businessDateSchema),
          at: instantSchema,
          by: z.string(),
        }),
      ),
    }),
  );

const reason = noteSchema.check(z.minLength(1));

/** So much of it, and the id that this part has as a lot of its own. */
export const lotPartSchema = z.strictObject({ lotId: z.uuidv7(), entry: entrySchema });

/** What is done, with what must be said about it; with all of it where no part is named. */
export const lotChangeSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(partSteps), part: z.exactOptional(lotPartSchema) }),
  z.strictObject({ step: z.literal('RELEASE') }),
  z.strictObject({ step: z.enum(['QUARANTINE', 'HOLD', 'RECALL']), reason }),
  z.strictObject({ step: z.literal('REDATE'), reason, expiresOn: businessDateSchema }),
]);

/**
 * Opens, freezes, thaws, sets aside, lets back, dates anew or recalls a lot.
 *
 * @offline it holds since it was done; a step that somebody else has made impossible meanwhile is refused when it comes.
 */
export const changeLot = restaurantCommand('inventory.handle-lots', 'inventory.change-lot@1', 'queued')
  .route({ method: 'POST', path: `${path}/change`, summary: 'Change a lot', tags })
  .input(commandEnvelope(z.strictObject({ lotId: idSchema, change: lotChangeSchema })))
  .output(
    z.object({
      lot: lotSchema,
      /** What is left of the lot that a part was taken of. */
      left: z.optional(lotSchema),
    }),
  )
  .errors({ ...lotRefusals, ...ofEntries, ID_TAKEN: catalogueRefusals.ID_TAKEN });

/** Everything about lots. */
export const lotsContract = { listLots, traceLot, changeLot };

/** A lot as it travels. */
export type Lot = z.infer<typeof lotSchema>;

/** A step as it travels. */
export type LotChange = z.infer<typeof lotChangeSchema>;
