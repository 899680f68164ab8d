import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { countPlaceRefusals } from './count-refusals.ts';
import { nameSchema } from './fields.ts';
import { storageAreaSchema, storageKinds } from './item-schemas.ts';
import { catalogueRefusals, placeRefusals } from './refusals.ts';

const tags = ['inventory'];
const path = '/restaurants/{restaurantId}/inventory/storage-areas';
const { storageAreasMax, bulkItemsMax } = inventoryLimits;
const someItems = z.array(idSchema).check(z.maxLength(bulkItemsMax));
const wholeShelf = z.array(idSchema).check(z.maxLength(inventoryLimits.countLinesMax));

/** What lies in an area, in the order in which one walks past it. */
export const listShelf = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: `${path}/{storageAreaId}/shelf`, summary: 'List what lies in a storage area', tags })
  .input(z.strictObject({ restaurantId: idSchema, storageAreaId: idSchema }))
  .output(z.object({ itemIds: z.array(idSchema) }));

/** Changes what an area is called and how it keeps what is in it. */
export const updateStorageArea = restaurantCommand('inventory.edit-items', 'inventory.update-storage-area@1', 'queued')
  .route({ method: 'POST', path: `${path}/update`, summary: 'Change a storage area', tags })
  .input(
    commandEnvelope(
      z.strictObject({ storageAreaId: idSchema, name: nameSchema, nameLocal: z.nullable(nameSchema), kind: z.enum(storageKinds) }),
    ),
  )
  .output(z.object({ storageArea: storageAreaSchema }))
  .errors({ NAME_TAKEN: placeRefusals.NAME_TAKEN });

/** Puts areas in the order of the walk; those that are not named stay behind them. */
export const orderStorageAreas = restaurantCommand('inventory.edit-items', 'inventory.order-storage-areas@1', 'queued')
  .route({ method: 'POST', path: `${path}/order`, summary: 'Put storage areas in order', tags })
  .input(commandEnvelope(z.strictObject({ storageAreaIds: z.array(idSchema).check(z.maxLength(storageAreasMax)) })))
  .output(z.object({ storageAreas: z.array(storageAreaSchema) }));

/** Gives up an area in which nothing lies any more. */
export const archiveStorageArea = restaurantCommand('inventory.edit-items', 'inventory.archive-storage-area@1', 'queued')
  .route({ method: 'POST', path: `${path}/archive`, summary: 'Give up a storage area', tags })
  .input(commandEnvelope(z.strictObject({ storageAreaId: idSchema })))
  .output(z.object({ storageAreas: z.array(storageAreaSchema) }))
  .errors({ AREA_NOT_EMPTY: countPlaceRefusals.AREA_NOT_EMPTY });

/**
 * Puts items on a shelf, takes others off, and puts what is there in order; items in `order` that are not there are
 * passed over.
 *
 * @offline what two people add and take merges; of two orders the later stands.
 */
export const changeShelf = restaurantCommand('inventory.edit-items', 'inventory.change-shelf@1', 'queued')
  .route({ method: 'POST', path: `${path}/change-shelf`, summary: 'Change what lies in a storage area', tags })
  .input(commandEnvelope(z.strictObject({ storageAreaId: idSchema, add: someItems, take: someItems, order: z.nullable(wholeShelf) })))
  .output(z.object({ itemIds: z.array(idSchema) }))
  .errors({ STORAGE_AREA_MISSING: catalogueRefusals.STORAGE_AREA_MISSING });

/** Everything about places and shelves beyond the list of them. */
export const areasContract = { listShelf, updateStorageArea, orderStorageAreas, archiveStorageArea, changeShelf };
