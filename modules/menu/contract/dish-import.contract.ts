import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { instantSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { menuLimits } from '../rules/menu-limits.ts';
import { availabilitySchema, localNameSchema, menuNameSchema, pricesSchema, shareSchema } from './fields.ts';
import { menuRefusals } from './refusals.ts';

const tags = ['menu'];
const path = '/restaurants/{restaurantId}/menu/imports';

const importedDishSchema = z.strictObject({
  /** @unit line of the file, from 1 */
  rowNumber: z.int().check(z.minimum(1)),
  dishId: z.uuidv7(),
  name: menuNameSchema,
  nameLocal: localNameSchema,
  /** A heading by its name in either language; one that is not there yet is made. */
  heading: z.nullable(menuNameSchema),
  availability: availabilitySchema,
  vatRate: shareSchema,
  prices: pricesSchema,
});

/** What became of one row; `code` and `facts` are those of the refusal. */
const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('IMPORTED'), rowNumber: z.int() }),
  z.object({ outcome: z.literal('REFUSED'), rowNumber: z.int(), code: z.string(), facts: z.record(z.string(), z.unknown()) }),
]);

const dishImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  importedBy: z.string(),
  importedAt: instantSchema,
  /** @unit dishes of the file that are still there */
  dishes: z.int(),
  undoneAt: z.nullable(instantSchema),
});

/**
 * Brings in dishes of a file, row by row: each is a draft, and no row changes a dish that stands. Nothing in a file
 * vouches for an allergen.
 *
 * @offline forbidden: somebody waits for the answer and mends the rows that came back.
 */
const importDishes = restaurantCommand('menu.edit', 'menu.import-dishes@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Bring in dishes from a file', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        /** The file; its parts are sent one after the other. */
        importId: z.uuidv7(),
        fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(menuLimits.fileNameLengthMax)),
        rows: z.array(importedDishSchema).check(z.minLength(1), z.maxLength(menuLimits.importRowsMax)),
      }),
    ),
  )
  .output(z.object({ outcomes: z.array(outcomeSchema) }))
  .errors({ IMPORT_UNDONE_ALREADY: menuRefusals.IMPORT_UNDONE_ALREADY });

/** Takes every dish of a file back that nobody has touched since, and the headings that were made for them. */
const undoDishImport = restaurantCommand('menu.edit', 'menu.undo-dish-import@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/undo`, summary: 'Take a file of dishes back', tags })
  .input(commandEnvelope(z.strictObject({ importId: idSchema })))
  .output(
    z.object({
      /** @unit dishes */
      removed: z.int(),
      /** Names of dishes that somebody has worked on since: they stay. */
      kept: z.array(z.string()),
    }),
  )
  .errors({ IMPORT_UNDONE_ALREADY: menuRefusals.IMPORT_UNDONE_ALREADY });

/** The files that dishes came from last. */
const listDishImports = restaurantQuery('menu.edit')
  .route({ method: 'GET', path, summary: 'List files of dishes', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ imports: z.array(dishImportSchema) }));

/** Dishes from files. */
export const dishImportContract = { importDishes, undoDishImport, listDishImports };

/** A row as it travels. */
export type ImportedDish = z.infer<typeof importedDishSchema>;

/** What became of a row, as it travels. */
export type DishImportOutcome = z.infer<typeof outcomeSchema>;

/** A file that dishes came from, as it travels. */
export type DishImport = z.infer<typeof dishImportSchema>;
