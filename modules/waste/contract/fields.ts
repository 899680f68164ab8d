import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import {
  businessDateSchema,
  currencySchema,
  instantSchema,
  minorUnitsSchema,
  quantitySchema,
  unitSchema,
} from '../../inventory/contract/fields.ts';
import { entrySchema } from '../../inventory/contract/movement-schemas.ts';
import { wasteReasons } from '../../inventory/rules/movement-kind.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { wasteDestinations, wasteKinds, wasteSources, wasteStages, wasteStatuses } from '../rules/waste-words.ts';

/** Why something was thrown away. */
export const reasonSchema = z.enum(wasteReasons);

/** How far it had come. */
export const stageSchema = z.enum(wasteStages);

/** Where it went. */
export const destinationSchema = z.enum(wasteDestinations);

/** A remark in the writer's own words. */
export const remarkSchema = z.string().check(z.trim(), z.maxLength(wasteLimits.noteLengthMax));

/** A weight in grams. */
export const gramsSchema = z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,6})?$/));

/** What a person says was thrown away. */
export const entryBodySchema = z.strictObject({
  entryId: z.uuidv7(),
  /** Of the row in the ledger that follows from it, made by the device so that it can show it; null where none does. */
  movementId: z.nullable(z.uuidv7()),
  kind: z.enum(wasteKinds),
  itemId: z.nullable(idSchema),
  /** Of the item's lots the one that a person took from; absent lets the dates decide. */
  lotId: z.exactOptional(idSchema),
  /** The dish or the prep that it was; of nothing that is kept in stock as it is. */
  made: z.exactOptional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('DISH'), dishId: idSchema }),
      z.strictObject({ kind: z.literal('PREP'), recipeId: idSchema }),
    ]),
  ),
  /** What was counted, as on any form of stock; without parts where it was weighed. */
  entry: entrySchema,
  weighing: z.nullable(z.strictObject({ grossG: gramsSchema, tareG: gramsSchema, containerId: z.nullable(idSchema) })),
  stage: stageSchema,
  reason: reasonSchema,
  destination: destinationSchema,
  storageAreaId: z.nullable(idSchema),
  note: z.nullable(remarkSchema),
  /** When it was thrown away, where that is not now. */
  happenedAt: z.nullable(z.iso.datetime({ offset: true })),
});

const lotNamedSchema = z.object({ id: idSchema, lotNumber: z.nullable(z.string()), receivedAt: instantSchema });

/** An entry of the log; what it cost is null when unknown, and always to a role that may not see cost. */
export const entryRowSchema = z.object({
  id: idSchema,
  kind: z.enum(wasteKinds),
  itemId: z.nullable(idSchema),
  itemName: z.nullable(z.string()),
  itemNameLocal: z.nullable(z.string()),
  /** What was cooked, by name; null for what was not. */
  made: z.nullable(
    z.object({ dishId: z.nullable(idSchema), recipeId: z.nullable(idSchema), name: z.string(), nameLocal: z.nullable(z.string()) }),
  ),
  /** How much of its cost is known where not all of it is; null where all is or nothing was asked, and to whoever may not see it. */
  partlyKnown: z.nullable(z.object({ knownMinor: minorUnitsSchema, /** @unit parts without a cost */ uncosted: z.int() })),
  /** The lot that somebody said it was taken from. */
  lot: z.nullable(lotNamedSchema),
  /** Where a lot was named that held less by the books: what was taken from it and from which others. Else empty. */
  takenFrom: z.array(z.object({ lot: lotNamedSchema, quantity: quantitySchema })),
  quantity: z.nullable(quantitySchema),
  entry: z.nullable(z.object({ text: z.string(), parts: z.array(z.object({ quantity: quantitySchema, unit: unitSchema })) })),
  weightG: z.nullable(quantitySchema),
  grossG: z.nullable(quantitySchema),
  tareG: z.nullable(quantitySchema),
  containerId: z.nullable(idSchema),
  stage: stageSchema,
  reason: reasonSchema,
  isAvoidable: z.boolean(),
  destination: destinationSchema,
  storageAreaId: z.nullable(idSchema),
  note: z.nullable(z.string()),
  valueMinor: z.nullable(minorUnitsSchema),
  currency: currencySchema,
  movementId: z.nullable(idSchema),
  status: z.enum(wasteStatuses),
  source: z.enum(wasteSources),
  loggedBy: z.object({ id: idSchema, name: z.string() }),
  loggedAt: instantSchema,
  happenedAt: instantSchema,
  businessDate: businessDateSchema,
  voidedBy: z.nullable(z.string()),
  voidReason: z.nullable(z.string()),
  /** Where its picture is answered to who may see it; null without one. */
  photoUrl: z.nullable(z.string()),
});

/** Something that waste is weighed in. */
export const containerSchema = z.object({
  id: idSchema,
  name: z.string(),
  tareG: quantitySchema,
  isActive: z.boolean(),
  version: z.int(),
});

/** What a person says was thrown away, as it travels. */
export type EntryBody = z.infer<typeof entryBodySchema>;

/** An entry of the log as it travels. */
export type EntryRow = z.infer<typeof entryRowSchema>;

/** A container as it travels. */
export type Container = z.infer<typeof containerSchema>;
