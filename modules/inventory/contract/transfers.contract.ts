import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { transferStatuses } from '../rules/transfer.ts';
import { baseUnitSchema, currencySchema, instantSchema, minorUnitsSchema, noteSchema, quantitySchema, versionSchema } from './fields.ts';
import { entrySchema } from './movement-schemas.ts';
import { catalogueRefusals, movementRefusals } from './refusals.ts';
import { transferRefusals } from './transfer-refusals.ts';

const tags = ['inventory'];
const path = '/restaurants/{restaurantId}/inventory/transfers';
const { transferLinesMax } = inventoryLimits;
const { MOVEMENT_KIND_FORBIDDEN: _kind, PRICE_FORBIDDEN: _price, ...ofEntries } = movementRefusals;
/** What an entry or the ledger may refuse on the way. */
const bookingRefusals = { ...ofEntries, ID_TAKEN: catalogueRefusals.ID_TAKEN };

const deedSchema = z.nullable(z.object({ by: z.string(), at: instantSchema }));

/** A transfer as a list shows it. */
export const transferSchema = z.object({
  id: idSchema,
  /** @unit transfers of this restaurant, this one included */
  number: z.int(),
  side: z.enum(['SENDING', 'RECEIVING']),
  partner: z.object({ id: idSchema, name: z.string() }),
  status: z.enum(transferStatuses),
  note: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  isRequester: z.boolean(),
  isClosedHere: z.boolean(),
  isClosedThere: z.boolean(),
  /** @unit lines */
  lineCount: z.int(),
  requested: deedSchema,
  approved: deedSchema,
  shipped: deedSchema,
  received: deedSchema,
  ended: deedSchema,
  version: versionSchema,
});

/** One thing that goes. Quantities are in its base unit; value is null when unknown, and to a role that may not see cost. */
export const transferLineSchema = z.object({
  line: z.int(),
  /** This restaurant's own item, or what it is taken for; null where nothing is like it. */
  itemId: z.nullable(idSchema),
  match: z.enum(['SURE', 'GUESS', 'NONE']),
  itemName: z.string(),
  itemNameLocal: z.nullable(z.string()),
  baseUnit: baseUnitSchema,
  enteredText: z.string(),
  requested: quantitySchema,
  shipped: z.nullable(quantitySchema),
  received: z.nullable(quantitySchema),
  lossReason: z.nullable(z.string()),
  valueMinor: z.nullable(minorUnitsSchema),
});

/** Transfers in and out, newest first; with whom there may be others, and whether the plan allows new ones. */
export const listTransfers = restaurantQuery('inventory.transfer')
  .route({ method: 'GET', path, summary: 'List transfers', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      transfers: z.array(transferSchema),
      partners: z.array(z.object({ id: idSchema, name: z.string() })),
      isInPlan: z.boolean(),
    }),
  );

/** One transfer with its lines. */
export const getTransfer = restaurantQuery('inventory.transfer')
  .route({ method: 'GET', path: `${path}/{transferId}`, summary: 'Read a transfer', tags })
  .input(z.strictObject({ restaurantId: idSchema, transferId: idSchema }))
  .output(
    z.object({
      transfer: transferSchema,
      lines: z.array(transferLineSchema),
      currency: z.nullable(currencySchema),
      isCostVisible: z.boolean(),
    }),
  );

const newTransferSchema = z.strictObject({
  transferId: z.uuidv7(),
  partnerId: idSchema,
  note: z.nullable(noteSchema),
  lines: z.array(z.strictObject({ itemId: idSchema, entry: entrySchema })).check(z.minLength(1), z.maxLength(transferLinesMax)),
});

/** Asks another restaurant of the same account holder for stock. */
export const requestTransfer = restaurantCommand('inventory.transfer', 'inventory.request-transfer@1', 'queued')
  .route({ method: 'POST', path: `${path}/request`, summary: 'Ask another restaurant for stock', tags })
  .input(commandEnvelope(newTransferSchema))
  .output(z.object({ transfer: transferSchema }))
  .errors({ ...transferRefusals, ...bookingRefusals });

/**
 * Sends another restaurant of the same account holder what it has not asked for; it leaves at once.
 *
 * @offline what is sent is booked at the moment at which it left.
 */
export const sendTransfer = restaurantCommand('inventory.send-transfer', 'inventory.send-transfer@1', 'queued')
  .route({ method: 'POST', path: `${path}/send`, summary: 'Send stock to another restaurant', tags })
  .input(commandEnvelope(newTransferSchema))
  .output(z.object({ transfer: transferSchema }))
  .errors({ ...transferRefusals, ...bookingRefusals });

const reason = noteSchema.check(z.minLength(1));
const line = z.int().check(z.minimum(1), z.maximum(transferLinesMax));
const lines = <Line extends z.core.$ZodType>(one: Line) => z.array(one).check(z.maxLength(transferLinesMax));

/**
 * What is done. Whoever ships names the own item of each line, and so confirms what was only a guess; a line that is
 * left out does not go. What is left out on receiving did not come. Of what came unasked, whoever receives names the own
 * item in the same way.
 */
export const transferMoveSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(['APPROVE', 'CLOSE']) }),
  z.strictObject({ step: z.enum(['REJECT', 'CANCEL']), reason }),
  z.strictObject({ step: z.literal('SHIP'), lines: lines(z.strictObject({ line, itemId: idSchema, entry: entrySchema })) }),
  z.strictObject({
    step: z.literal('RECEIVE'),
    lines: lines(z.strictObject({ line, entry: entrySchema, lossReason: z.nullable(noteSchema), itemId: z.exactOptional(idSchema) })),
  }),
]);

/**
 * Takes a step of a transfer: approves, rejects, cancels, ships, receives or closes it.
 *
 * @offline what is shipped and received is booked at the moment at which it was; a step that the other restaurant made
 * impossible meanwhile is refused when it comes.
 */
export const moveTransfer = restaurantCommand('inventory.transfer', 'inventory.move-transfer@1', 'queued')
  .route({ method: 'POST', path: `${path}/move`, summary: 'Take a step of a transfer', tags })
  .input(commandEnvelope(z.strictObject({ transferId: idSchema, move: transferMoveSchema })))
  .output(z.object({ transfer: transferSchema }))
  .errors({ ...transferRefusals, ...bookingRefusals });

/** Everything about transfers. */
export const transfersContract = { listTransfers, getTransfer, requestTransfer, sendTransfer, moveTransfer };

/** A transfer as it travels. */
export type Transfer = z.infer<typeof transferSchema>;

/** A line as it travels. */
export type TransferLine = z.infer<typeof transferLineSchema>;

/** A step as it travels. */
export type TransferMove = z.infer<typeof transferMoveSchema>;
