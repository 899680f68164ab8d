import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { currencySchema, cursorSchema, instantSchema, minorUnitsSchema, pageSizeSchema, quantitySchema, versionSchema } from './fields.ts';
import { itemBodySchema, itemRowSchema, itemSchema, levelSchema } from './item-schemas.ts';
import { mergeRefusals } from './merges.contract.ts';
import { catalogueRefusals, itemRefusals, parRefusals, versionRefusals } from './refusals.ts';

const tags = ['inventory'];
const { bulkItemsMax, nameLengthMax } = inventoryLimits;

/** The lists behind the chips over the stock list. */
export const itemFilters = ['NEEDS_PERSON', 'BELOW_PAR', 'NEGATIVE', 'NOT_COUNTED', 'ALL'] as const;

/** What the stock list can be sorted by; `ATTENTION` is the worst first. */
export const itemSorts = ['ATTENTION', 'NAME', 'ON_HAND', 'PAR', 'VALUE', 'LAST_MOVEMENT', 'LAST_COUNT'] as const;

const search = z.string().check(z.trim(), z.maxLength(nameLengthMax));

const listQuery = {
  restaurantId: idSchema,
  /** Forgiving: names in both languages, stock code, barcode. */
  search: z.optional(search),
  filter: z._default(z.enum(itemFilters), 'ALL'),
  categoryId: z.optional(idSchema),
  storageAreaId: z.optional(idSchema),
  /** False lists the archived ones instead. */
  isActive: z._default(z.boolean(), true),
  sort: z._default(z.enum(itemSorts), 'ATTENTION'),
  direction: z._default(z.enum(['ASC', 'DESC']), 'ASC'),
};

/** A page of the stock list, with the figures that stand over it. */
export const listItems = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: '/restaurants/{restaurantId}/inventory/items', summary: 'List stock items', tags })
  .input(
    z.strictObject({
      ...listQuery,
      limit: pageSizeSchema,
      cursor: z.optional(cursorSchema),
    }),
  )
  .output(
    z.object({
      rows: z.array(itemRowSchema),
      nextCursor: z.nullable(cursorSchema),
      /** How many items each filter would list, whatever page and filter were asked for. */
      counts: z.record(z.enum(itemFilters), z.int()),
      /** Of all items that the filter lists and that are kept in `currency`; null to a role that may not see cost. */
      totalValueMinor: z.nullable(minorUnitsSchema),
      /** What of that total a count of the last seven days vouches for; null to a role that may not see cost. */
      countedValueMinor: z.nullable(minorUnitsSchema),
      /** @unit items kept in another currency, which the total leaves out */
      otherCurrencyCount: z.int(),
      /** @unit items with stock but without a known cost, which the total leaves out */
      uncostedCount: z.int(),
      /** The restaurant's. */
      currency: currencySchema,
      isCostVisible: z.boolean(),
      asOf: instantSchema,
    }),
  );

/** One item with its level. */
export const getItem = restaurantQuery('inventory.view')
  .route({
    method: 'GET',
    path: '/restaurants/{restaurantId}/inventory/items/{itemId}',
    summary: 'Read one item',
    tags,
  })
  .input(z.strictObject({ restaurantId: idSchema, itemId: idSchema }))
  .output(
    z.object({
      item: itemSchema,
      level: levelSchema,
      lastCountedAt: z.nullable(instantSchema),
      lastMovementAt: z.nullable(instantSchema),
      /** The item that it became, where it was merged; null where it stands by itself. */
      mergedIntoId: z.nullable(idSchema),
      currency: currencySchema,
      isCostVisible: z.boolean(),
    }),
  );

/** Everything that a filter lists, for a file; the same rows and rights as the list. */
export const exportItems = restaurantQuery('inventory.export')
  .route({ method: 'GET', path: '/restaurants/{restaurantId}/inventory/export', summary: 'Export stock items', tags })
  .input(z.strictObject(listQuery))
  .output(
    z.object({
      rows: z
        .array(z.object({ item: itemSchema, level: levelSchema, currency: currencySchema }))
        .check(z.maxLength(inventoryLimits.itemsMax)),
      currency: currencySchema,
      isCostVisible: z.boolean(),
      asOf: instantSchema,
    }),
  );

const command = (name: string, summary: string) =>
  ({ method: 'POST', path: `/restaurants/{restaurantId}/inventory/${name}`, summary, tags }) as const;

/** Creates an item under an id that the client made. */
export const createItem = restaurantCommand('inventory.edit-items', 'inventory.create-item@1', 'queued')
  .route(command('create-item', 'Create an item'))
  .input(commandEnvelope(z.strictObject({ itemId: z.uuidv7(), item: itemBodySchema })))
  .output(z.object({ item: itemSchema }))
  .errors({ ...itemRefusals, ...catalogueRefusals });

/** Writes a whole item over the version that the person saw; a later one is never overwritten. */
export const updateItem = restaurantCommand('inventory.edit-items', 'inventory.update-item@1', 'queued')
  .route(command('update-item', 'Change an item'))
  .input(commandEnvelope(z.strictObject({ itemId: idSchema, baseVersion: versionSchema, item: itemBodySchema })))
  .output(z.object({ item: itemSchema }))
  .errors({ ...itemRefusals, ...catalogueRefusals, ...versionRefusals, ITEM_MERGED: mergeRefusals.ITEM_MERGED });

const itemIds = z.array(idSchema).check(z.minLength(1), z.maxLength(bulkItemsMax));

/** Takes items out of use, or back into it; their stock and history stay. Safe to repeat and to reorder with others. */
export const archiveItems = restaurantCommand('inventory.edit-items', 'inventory.archive-items@1', 'queued')
  .route(command('archive-items', 'Archive or restore items'))
  .input(commandEnvelope(z.strictObject({ itemIds, isActive: z.boolean() })))
  .output(z.object({ itemIds: z.array(idSchema) }))
  .errors({ ITEM_MERGED: mergeRefusals.ITEM_MERGED });

/** Sets par and reorder point of many items; the last writer wins, since each value is whole in itself. */
export const setPars = restaurantCommand('inventory.edit-items', 'inventory.set-pars@1', 'queued')
  .route(command('set-pars', 'Set par levels'))
  .input(
    commandEnvelope(
      z.strictObject({
        pars: z
          .array(
            z.strictObject({
              itemId: idSchema,
              par: z.nullable(quantitySchema),
              reorderPoint: z.nullable(quantitySchema),
            }),
          )
          .check(z.minLength(1), z.maxLength(bulkItemsMax)),
      }),
    ),
  )
  .output(z.object({ itemIds: z.array(idSchema) }))
  .errors(parRefusals);
