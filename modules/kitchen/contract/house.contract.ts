import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { versionSchema } from '../../inventory/contract/fields.ts';
import { catalogueRefusals } from '../../inventory/contract/refusals.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { stationKinds } from '../rules/routing.ts';
import { stationSchema, tableSchema, wordsSchema } from './fields.ts';
import { kitchenRefusals } from './refusals.ts';

const tags = ['kitchen'];
const path = '/restaurants/{restaurantId}';
const { ID_TAKEN } = catalogueRefusals;
const sortOrder = z.int().check(z.minimum(0), z.maximum(9999));
const ids = z.array(idSchema).check(z.maxLength(500));

/** Every station and table, those that were put away too: old orders name them. */
export const readHouse = restaurantQuery('kitchen.view')
  .route({ method: 'GET', path: `${path}/stations`, summary: 'Read stations and tables', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ stations: z.array(stationSchema), tables: z.array(tableSchema) }));

/** Adds a station, changes one over the version that the person saw, or puts it away. */
export const saveStation = restaurantCommand('kitchen.set-up', 'kitchen.save-station@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/stations`, summary: 'Save a station', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        stationId: z.uuidv7(),
        baseVersion: z.nullable(versionSchema),
        name: wordsSchema(60),
        nameLocal: z.nullable(wordsSchema(60)),
        kind: z.enum(stationKinds),
        categoryIds: ids,
        dishIds: ids,
        /** @unit stages, from 1 */
        stage: z.int().check(z.minimum(1), z.maximum(9)),
        mode: z.enum(['ITEM', 'TICKET']),
        hasSound: z.boolean(),
        sortOrder,
        isArchived: z.boolean(),
      }),
    ),
  )
  .output(z.object({ station: stationSchema }))
  .errors({ ID_TAKEN, STATION_CHANGED: kitchenRefusals.STATION_CHANGED, STATION_LIMIT_REACHED: kitchenRefusals.STATION_LIMIT_REACHED });

/** Adds a table, changes one over the version that the person saw, or puts it away. */
export const saveTable = restaurantCommand('kitchen.set-up', 'kitchen.save-table@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/tables`, summary: 'Save a table', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        tableId: z.uuidv7(),
        baseVersion: z.nullable(versionSchema),
        name: wordsSchema(20),
        /** @unit chairs */
        seats: z.int().check(z.minimum(1), z.maximum(100)),
        area: z.nullable(wordsSchema(40)),
        sortOrder,
        isArchived: z.boolean(),
      }),
    ),
  )
  .output(z.object({ table: tableSchema }))
  .errors({
    ID_TAKEN,
    TABLE_CHANGED: kitchenRefusals.TABLE_CHANGED,
    TABLE_NAME_TAKEN: kitchenRefusals.TABLE_NAME_TAKEN,
    TABLE_LIMIT_REACHED: kitchenRefusals.TABLE_LIMIT_REACHED,
    TABLE_IN_USE: kitchenRefusals.TABLE_IN_USE,
  });

/** Everything about where dishes are made and guests sit. */
export const houseContract = { readHouse, saveStation, saveTable };
