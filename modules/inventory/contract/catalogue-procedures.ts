import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { barcodeSchema, currencySchema, cursorSchema, nameSchema } from './fields.ts';
import { catalogueItemSchema, categorySchema, itemBodySchema, itemSchema, storageAreaSchema, storageKinds } from './item-schemas.ts';
import { entrySchema, priceSchema } from './movement-schemas.ts';
import { inventoryRefusalCodes, placeRefusals } from './refusals.ts';

const tags = ['inventory'];
const path = '/restaurants/{restaurantId}/inventory';
const { importRowsMax, syncPageSizeMax } = inventoryLimits;

/**
 * The catalogue for a device: everything at first, in pages of `limit`, then what changed since the cursor, archived items included so
 * that the device forgets them. While there is more, ask again with the new cursor; an item may come twice, the later one counts.
 */
export const syncItems = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: `${path}/catalogue`, summary: 'Synchronise the catalogue', tags })
  .input(
    z.strictObject({
      restaurantId: idSchema,
      since: z.optional(cursorSchema),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(syncPageSizeMax)), syncPageSizeMax),
    }),
  )
  .output(
    z.object({
      items: z.array(catalogueItemSchema).check(z.maxLength(syncPageSizeMax)),
      /** Send it as `since` next time. */
      cursor: cursorSchema,
      hasMore: z.boolean(),
      currency: currencySchema,
      isCostVisible: z.boolean(),
    }),
  );

/** The item that carries a barcode; null when none does, which is an answer and not a failure. */
export const findByBarcode = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: `${path}/barcodes/{barcode}`, summary: 'Find an item by its barcode', tags })
  .input(z.strictObject({ restaurantId: idSchema, barcode: barcodeSchema }))
  .output(z.object({ item: z.nullable(catalogueItemSchema) }));

/** All categories, by name. */
export const listCategories = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: `${path}/categories`, summary: 'List categories', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ categories: z.array(categorySchema) }));

/** All storage areas, in the order of the walk. */
export const listStorageAreas = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: `${path}/storage-areas`, summary: 'List storage areas', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ storageAreas: z.array(storageAreaSchema) }));

const place = { name: nameSchema, nameLocal: z.nullable(nameSchema) };

/** Adds a heading for items. */
export const createCategory = restaurantCommand('inventory.edit-items', 'inventory.create-category@1', 'queued')
  .route({ method: 'POST', path: `${path}/create-category`, summary: 'Create a category', tags })
  .input(commandEnvelope(z.strictObject({ categoryId: z.uuidv7(), ...place })))
  .output(z.object({ category: categorySchema }))
  .errors(placeRefusals);

/** Adds a place where stock stands, at the end of the walk. */
export const createStorageArea = restaurantCommand('inventory.edit-items', 'inventory.create-storage-area@1', 'queued')
  .route({ method: 'POST', path: `${path}/create-storage-area`, summary: 'Create a storage area', tags })
  .input(commandEnvelope(z.strictObject({ storageAreaId: z.uuidv7(), ...place, kind: z.enum(storageKinds) })))
  .output(z.object({ storageArea: storageAreaSchema }))
  .errors(placeRefusals);

/** One row of a file, mapped and read on the device, with the ids that it will have. */
export const importRowSchema = z.strictObject({
  /** @unit line of the file, from 1 */
  rowNumber: z.int().check(z.minimum(1)),
  itemId: z.uuidv7(),
  item: itemBodySchema,
  /** What is on the shelf at the start; recorded as OPENING. */
  opening: z.nullable(z.strictObject({ movementId: z.uuidv7(), entry: entrySchema, price: z.nullable(priceSchema) })),
});

/** What became of one row; `field` and `facts` are those of the refusal named by `code`. */
const importOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('IMPORTED'), rowNumber: z.int(), item: itemSchema }),
  z.object({
    outcome: z.literal('REFUSED'),
    rowNumber: z.int(),
    problems: z.array(z.object({ field: z.string(), code: z.enum(inventoryRefusalCodes), facts: z.record(z.string(), z.unknown()) })),
  }),
  /** Sound itself, but left out because another row was not. */
  z.object({ outcome: z.literal('HELD_BACK'), rowNumber: z.int() }),
]);

/**
 * Imports a batch of rows in one transaction. The answer is per row: a bad one is handed back with its reasons, and
 * the others are imported, or held back, as `badRows` says.
 *
 * @offline forbidden: somebody waits for the answer and mends the rows that came back.
 */
export const importItems = restaurantCommand('inventory.import', 'inventory.import-items@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/import-items`, summary: 'Import items', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        badRows: z.enum(['SKIP', 'STOP_ALL']),
        rows: z.array(importRowSchema).check(z.minLength(1), z.maxLength(importRowsMax)),
      }),
    ),
  )
  .output(z.object({ outcomes: z.array(importOutcome) }));
