import * as z from 'zod/mini';

import { personProcedure } from '../../../platform/contract/procedure.ts';
import { exportPageSchema, exportedRowsSchema } from './data.contract.ts';

const tags = ['accounts'];

/** Everything that is kept about the signed-in person, in whatever restaurant they work or worked. */
export const personDataContract = {
  listOwnTables: personProcedure
    .route({ method: 'GET', path: '/accounts/export', summary: 'The tables that hold data about oneself', tags })
    .input(z.strictObject({}))
    .output(z.object({ tables: z.array(z.string()) })),
  ownRows: personProcedure
    .route({ method: 'POST', path: '/accounts/export', summary: 'Rows about oneself of one table, a page at a time', tags })
    .input(z.strictObject(exportPageSchema))
    .output(exportedRowsSchema),
};
