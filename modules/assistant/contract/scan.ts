import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, currencySchema, minorUnitsSchema, quantitySchema, unitCostSchema } from '../../inventory/contract/fields.ts';

/**
 * So many words a paper may have.
 *
 * @unit words
 */
export const paperWordsMax = 4000;

/** @unit pixels; beyond it no picture is read */
const sidePixelsMax = 20_000;

const placeSchema = z.number().check(z.minimum(-sidePixelsMax), z.maximum(sidePixelsMax));

/** A word on a picture, as the device read it. */
export const paperWordSchema = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(120)),
  x0: placeSchema,
  y0: placeSchema,
  x1: placeSchema,
  y1: placeSchema,
  /** @unit 0 (a guess) to 100 */
  confidence: z.number().check(z.minimum(0), z.maximum(100)),
});

/** A place on a picture. */
export const boxSchema = z.strictObject({
  /** @unit pixels from the left */
  x0: z.number(),
  /** @unit pixels from the top */
  y0: z.number(),
  /** @unit pixels from the left */
  x1: z.number(),
  /** @unit pixels from the top */
  y1: z.number(),
});

const readSchema = <Value extends z.ZodMiniType>(value: Value) =>
  z.nullable(
    z.object({
      value,
      /** @unit 0 (a guess) to 1 (beyond doubt) */
      confidence: z.number(),
      /** Where it stands on the picture. */
      box: z.nullable(boxSchema),
    }),
  );

const reasonSchema = z.union([
  z.object({ kind: z.literal('LEARNED'), /** @unit times */ confirmedCount: z.int() }),
  z.object({ kind: z.enum(['SUPPLIER_CODE', 'BARCODE']), code: z.string() }),
  z.object({ kind: z.literal('NAME'), name: z.string() }),
]);

/** An item that a line may be, and why. */
export const scanMatchSchema = z.object({
  itemId: idSchema,
  /** @unit 0 (a guess) to 1 (beyond doubt) */
  confidence: z.number(),
  reason: reasonSchema,
  /** Whether the price is one that the item lately had. */
  price: z.enum(['NEAR', 'FAR', 'UNKNOWN']),
});

const lineSchema = z.object({
  code: readSchema(z.string()),
  text: readSchema(z.string()),
  quantity: readSchema(quantitySchema),
  unit: readSchema(z.string()),
  unitPrice: readSchema(unitCostSchema),
  amountMinor: readSchema(minorUnitsSchema),
  /** Whether quantity times price is the amount; null where one is missing. */
  isProven: z.nullable(z.boolean()),
});

/** A paper as it was read; null is what it does not say. */
export const readingSchema = z.object({
  supplier: readSchema(z.object({ id: z.nullable(idSchema), name: z.string() })),
  number: readSchema(z.string()),
  date: readSchema(businessDateSchema),
  currency: readSchema(currencySchema),
  netMinor: readSchema(minorUnitsSchema),
  taxMinor: readSchema(minorUnitsSchema),
  totalMinor: readSchema(minorUnitsSchema),
  /** Whether the lines come to what the foot says; null where there is nothing to add up. */
  isSumProven: z.nullable(z.boolean()),
  lines: z.array(lineSchema),
});

/** A reading as it is looked at. */
export const scanSchema = z.object({
  id: idSchema,
  reading: readingSchema,
  /** For each line the items that it may be, the likeliest first. */
  matches: z.array(z.array(scanMatchSchema)),
  /** The same picture was read before: it is free. */
  isKnownPicture: z.boolean(),
  /** Invoices of this supplier with this number: most often the same paper. */
  sameInvoices: z.array(z.object({ id: idSchema, number: z.string() })),
  /**
   * What it counted.
   *
   * @unit AI operations
   */
  cost: z.int(),
});

/** What a person wrote after looking at a reading. */
export const writtenPaperSchema = z.strictObject({
  supplierId: idSchema,
  invoiceId: idSchema,
  number: z.string().check(z.maxLength(60)),
  invoicedOn: businessDateSchema,
  totalMinor: minorUnitsSchema,
  lines: z
    .array(
      z.strictObject({
        /**
         * The line of the reading that it comes from; null where a person added it.
         *
         * @unit lines before it
         */
        readLine: z.nullable(z.int().check(z.minimum(0), z.maximum(500))),
        itemId: z.nullable(idSchema),
        description: z.string().check(z.maxLength(200)),
        quantity: quantitySchema,
        unitPrice: unitCostSchema,
        amountMinor: minorUnitsSchema,
      }),
    )
    .check(z.maxLength(500)),
});

/** A reading as it travels, and is kept. */
export type Reading = z.infer<typeof readingSchema>;

/** A line of it. */
export type ReadingLine = Reading['lines'][number];

/** A reading with what it may mean. */
export type Scan = z.infer<typeof scanSchema>;

/** An item that a line may be. */
export type ScanMatch = z.infer<typeof scanMatchSchema>;

/** What a person wrote after looking at a reading. */
export type WrittenPaper = z.infer<typeof writtenPaperSchema>;
