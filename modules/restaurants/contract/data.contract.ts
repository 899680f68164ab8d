import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantsRefusals } from './refusals.ts';
import { restaurantCommand, restaurantQuery } from './procedure.ts';
import { lineSchema } from './schemas.ts';

const tags = ['restaurants'];

const keySchema = z.array(z.string()).check(z.maxLength(8));

/** Which rows of an export are asked for. */
export const exportPageSchema = {
  table: z.string().check(z.maxLength(63)),
  /** The key of the last row of the page before; null for the first page. */
  after: z.nullable(keySchema),
};

/** A page of an export. */
export const exportedRowsSchema = z.object({
  columns: z.array(z.string()),
  /** Every value as PostgreSQL writes it; null where there is none. */
  rows: z.array(z.array(z.nullable(z.string()))),
  /** Where the next page begins; null after the last. */
  next: z.nullable(keySchema),
});

/** What a restaurant's owner may take with them, and how they leave. */
export const dataContract = {
  listExportTables: restaurantQuery('restaurant.export')
    .route({ method: 'GET', path: '/restaurants/{restaurantId}/export', summary: 'The tables that an export consists of', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ tables: z.array(z.string()) })),
  exportRows: restaurantQuery('restaurant.export')
    .route({ method: 'POST', path: '/restaurants/{restaurantId}/export', summary: 'Rows of one table, a page at a time', tags })
    .input(z.strictObject({ restaurantId: idSchema, ...exportPageSchema }))
    .output(exportedRowsSchema),
  deletionStatus: restaurantQuery('restaurant.delete')
    .route({ method: 'GET', path: '/restaurants/{restaurantId}/deletion', summary: 'When the restaurant will be erased, if at all', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ deleteAfter: z.nullable(z.iso.datetime({ offset: true })) })),
  askDeletion: restaurantCommand('restaurant.delete', 'restaurants.ask-deletion@1', 'forbidden')
    .route({
      method: 'POST',
      path: '/restaurants/{restaurantId}/deletion',
      summary: 'Have the restaurant erased after a waiting period',
      tags,
    })
    .errors({ NAME_DIFFERS: restaurantsRefusals.NAME_DIFFERS })
    .input(commandEnvelope(z.strictObject({ name: lineSchema })))
    .output(z.object({ deleteAfter: z.iso.datetime({ offset: true }) })),
  cancelDeletion: restaurantCommand('restaurant.delete', 'restaurants.cancel-deletion@1', 'forbidden')
    .route({ method: 'DELETE', path: '/restaurants/{restaurantId}/deletion', summary: 'Keep the restaurant after all', tags })
    .input(commandEnvelope(z.strictObject({})))
    .output(z.object({})),
};
