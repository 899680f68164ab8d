import * as z from 'zod/mini';

import { commandEnvelope } from '../../../platform/contract/command.ts';
import { versionSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand } from '../../restaurants/contract/procedure.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { offerBodySchema } from './offer.contract.ts';
import { supplierBodySchema } from './supplier.contract.ts';

const { importRowsMax } = purchasingLimits;

const rowNumberSchema = z.int().check(z.minimum(1));

const offerRowsSchema = z
  .array(
    z.strictObject({
      /** @unit line of the list, from 1 */ rowNumber: rowNumberSchema,
      offerId: z.uuidv7(),
      baseVersion: z.nullable(versionSchema),
      offer: offerBodySchema,
    }),
  )
  .check(z.minLength(1), z.maxLength(importRowsMax));

const supplierRowsSchema = z
  .array(
    z.strictObject({
      /** @unit line of the list, from 1 */ rowNumber: rowNumberSchema,
      supplierId: z.uuidv7(),
      baseVersion: z.nullable(versionSchema),
      supplier: supplierBodySchema,
    }),
  )
  .check(z.minLength(1), z.maxLength(importRowsMax));

/** What became of one row; `code` and `facts` are those of the refusal that the form would have met. */
const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('IMPORTED'), rowNumber: z.int() }),
  z.object({ outcome: z.literal('REFUSED'), rowNumber: z.int(), code: z.string(), facts: z.record(z.string(), z.unknown()) }),
]);

/**
 * Lists that are brought in: read and matched on the device, written by the rules of the single forms, row by row.
 *
 * @offline forbidden: somebody waits for the answer and mends the rows that came back.
 */
export const importContract = {
  importList: restaurantCommand('purchasing.edit', 'purchasing.import-list@1', 'forbidden')
    .route({
      method: 'POST',
      path: '/restaurants/{restaurantId}/purchasing/import',
      summary: 'Bring in a price list or suppliers',
      tags: ['purchasing'],
    })
    .input(
      commandEnvelope(
        z.discriminatedUnion('of', [
          z.strictObject({ of: z.literal('OFFERS'), rows: offerRowsSchema }),
          z.strictObject({ of: z.literal('SUPPLIERS'), rows: supplierRowsSchema }),
        ]),
      ),
    )
    .output(z.object({ outcomes: z.array(outcomeSchema) })),
};

/** What became of a row, as it travels. */
export type ImportOutcome = z.infer<typeof outcomeSchema>;

/** A row of a price list, as it travels. */
export type ImportedOffer = z.infer<typeof offerRowsSchema>[number];

/** A row of a list of suppliers, as it travels. */
export type ImportedSupplier = z.infer<typeof supplierRowsSchema>[number];
