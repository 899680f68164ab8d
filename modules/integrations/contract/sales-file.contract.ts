import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { dayForms } from '../rules/file/read-file-day.ts';
import { decimalSigns } from '../rules/file/read-file-number.ts';
import { saleColumns } from '../rules/file/sale-columns.ts';
import { integrationLimits } from '../rules/limits.ts';
import { paidByWords } from '../rules/sale.ts';
import { connectionSchema } from './fields.ts';
import { integrationsRefusals } from './refusals.ts';

const tags = ['integrations'];
const path = '/restaurants/{restaurantId}/integrations/files';
const { POS_DAY_OUT_OF_RANGE, SALES_FILE_TAKEN_BACK } = integrationsRefusals;

const columnsMax = 200;
const placeSchema = z.optional(z.int().check(z.minimum(0), z.maximum(columnsMax)));
const placesSchema = z.strictObject(
  Object.fromEntries(saleColumns.map((column) => [column, placeSchema])) as Record<(typeof saleColumns)[number], typeof placeSchema>,
);

const layoutSchema = z.strictObject({
  places: placesSchema,
  dayForm: z.enum(dayForms),
  sign: z.enum(decimalSigns),
  tax: z.enum(['WITHIN', 'ON_TOP']),
  discount: z.enum(['TAKEN_OFF', 'STILL_IN']),
});

const shapeSchema = z.string().check(z.minLength(1), z.maxLength(600));
const textSchema = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));
/** What is no amount is not added up any further. */
const amountSchema = z.string().check(z.regex(/^\d{1,12}$/, { abort: true }));

const soldLineSchema = z.strictObject({
  lineId: z.string().check(z.minLength(1), z.maxLength(20)),
  thingId: textSchema,
  name: textSchema,
  quantity: z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,6})?$/)),
  listMinor: amountSchema,
  discountMinor: amountSchema,
  choices: z.array(z.never()),
});

type Summed = {
  readonly totalMinor: string;
  readonly lines: readonly { readonly listMinor: string; readonly discountMinor: string }[];
};

const isSum = ({ totalMinor, lines }: Summed): boolean =>
  lines.every(({ listMinor, discountMinor }) => BigInt(discountMinor) <= BigInt(listMinor)) &&
  lines.reduce((sum, { listMinor, discountMinor }) => sum + BigInt(listMinor) - BigInt(discountMinor), 0n) === BigInt(totalMinor);

const soldSchema = z
  .strictObject({
    saleId: textSchema,
    version: z.literal(1),
    state: z.literal('COMPLETED'),
    soldAt: z.iso.datetime(),
    channel: z.enum(['DINE_IN', 'TAKEAWAY', 'DELIVERY']),
    lines: z.array(soldLineSchema).check(z.maxLength(integrationLimits.fileLinesMax)),
    totalMinor: amountSchema,
    paid: z.array(z.strictObject({ method: z.enum(paidByWords), amountMinor: amountSchema })).check(z.maxLength(1)),
  })
  .check(z.refine(isSum));

const fileSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  takenBy: z.string(),
  takenAt: z.iso.datetime(),
  /** @unit sales that it brought */
  sales: z.int(),
  /** @unit minor units */
  totalMinor: z.string(),
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  /** @unit sales that are still to be laid on the menu */
  waiting: z.int(),
  /** @unit sales that could not be booked */
  refused: z.int(),
  takenBackAt: z.nullable(z.iso.datetime()),
});

/** Files that sales came from, what they sell, and how kinds of files are read. */
export const readSalesFiles = restaurantQuery('integrations.take-files')
  .route({ method: 'GET', path, summary: 'List files of sales', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      /** Null until a first file came. */
      connection: z.nullable(connectionSchema),
      currency: z.string(),
      files: z.array(fileSchema),
      layouts: z.array(z.object({ shape: z.string(), layout: layoutSchema })),
    }),
  );

/** Sales of some days that came with files before, so that a person sees what a file would add. */
export const readFileSales = restaurantQuery('integrations.take-files')
  .route({ method: 'GET', path: `${path}/sales`, summary: 'Read sales that came with files', tags })
  .input(z.strictObject({ restaurantId: idSchema, from: z.iso.date(), to: z.iso.date() }))
  .output(z.object({ sales: z.array(z.object({ saleId: z.string(), day: z.string(), /** @unit minor units */ totalMinor: z.string() })) }));

/**
 * Takes sales of a file over, part by part. A sale that came before counts no second time.
 *
 * @offline forbidden: somebody waits for what it came to.
 */
export const takeSalesFile = restaurantCommand('integrations.take-files', 'integrations.take-file@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Take sales of a file over', tags })
  .errors({ POS_DAY_OUT_OF_RANGE, SALES_FILE_TAKEN_BACK })
  .input(
    commandEnvelope(
      z.strictObject({
        fileId: z.uuidv7(),
        fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(integrationLimits.fileNameLengthMax)),
        shape: shapeSchema,
        layout: layoutSchema,
        sales: z.array(soldSchema).check(z.minLength(1), z.maxLength(integrationLimits.salesAtOnce)),
      }),
    ),
  )
  .output(
    z.object({
      /** @unit sales that were new */
      taken: z.int(),
      /** @unit sales that had come before as they are */
      known: z.int(),
      /** @unit sales that had come before with another sum, and stay as they came first */
      otherwise: z.int(),
    }),
  );

/** Takes a file back whole: what it sold is back in stock and out of the reports. */
export const takeBackSalesFile = restaurantCommand('integrations.take-files', 'integrations.take-back-file@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/take-back`, summary: 'Take a file of sales back', tags })
  .errors({ SALES_FILE_TAKEN_BACK })
  .input(commandEnvelope(z.strictObject({ fileId: idSchema })))
  .output(z.object({ /** @unit sales that are taken back */ sales: z.int() }));

/** Sales from files. */
export const salesFileContract = { readSalesFiles, readFileSales, takeSalesFile, takeBackSalesFile };

/** A file that sales came from, as it travels. */
export type SalesFile = z.output<typeof fileSchema>;
