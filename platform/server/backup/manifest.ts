import * as z from 'zod/mini';

const fileSchema = z.object({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** SHA-256 of the uncompressed rows, in the table's own text form. */
  checksum: z.string(),
});

/** What a backup holds and which schema it was taken from. */
export const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  migrations: z.array(z.string()),
  files: z.array(fileSchema),
});

/** What a backup holds, written last: a folder without it is an unfinished backup. */
export type Manifest = z.output<typeof manifestSchema>;

/** One table of a backup. */
export type BackedUpTable = z.output<typeof fileSchema>;

/** The name of a table's file within a backup. */
export const fileNameOf = ({ schema, table }: { schema: string; table: string }): string => `${schema}.${table}.copy.gz`;
