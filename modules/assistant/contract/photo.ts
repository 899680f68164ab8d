import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { boxSchema, scanMatchSchema } from './scan.ts';

/**
 * So many values a device may have made out on one picture.
 *
 * @unit values
 */
export const seenDegreesMax = 20;

const unitSchema = z.nullable(z.enum(['C', 'F']));
const shareSchema = z.number().check(z.minimum(0), z.maximum(1));

/** A value as a device made it out on a picture of a display. */
export const seenDegreesSchema = z.strictObject({
  /** As it is shown. */
  value: z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,2})?$/)),
  unit: unitSchema,
  /** @unit 0 (a guess) to 1 (beyond doubt) */
  confidence: shareSchema,
  box: boxSchema,
});

/** A temperature as it was read from a display. */
export const displayReadingSchema = z.object({
  /** As the display shows it. */
  shown: z.string(),
  /** As the display says; null where none was seen. */
  unit: unitSchema,
  /** Degrees Celsius, as it would be typed; null where no unit was seen: a person says which it is. */
  celsius: z.nullable(z.string()),
  /** @unit 0 (a guess) to 1 (beyond doubt) */
  confidence: z.number(),
  /** Where it stands on the picture. */
  box: boxSchema,
});

/** A label as it was read. */
export const labelReadingSchema = z.object({
  /** The line that names the thing, most likely. */
  name: z.string(),
  /** Every line of print. */
  lines: z.array(z.object({ text: z.string(), box: boxSchema })),
});

const readSchema = {
  id: idSchema,
  /** The same picture was read before: it is free. */
  isKnownPicture: z.boolean(),
  /**
   * What it counted.
   *
   * @unit AI operations
   */
  cost: z.int(),
};

/** A display as it is looked at. */
export const displayScanSchema = z.object({ ...readSchema, reading: displayReadingSchema });

/** A label as it is looked at, with the items that it may be, the likeliest first. */
export const labelScanSchema = z.object({
  ...readSchema,
  reading: labelReadingSchema,
  matches: z.array(
    z.object({ itemId: scanMatchSchema.shape.itemId, confidence: scanMatchSchema.shape.confidence, reason: scanMatchSchema.shape.reason }),
  ),
});

/** A temperature as it was read, and is kept. */
export type DisplayReading = z.infer<typeof displayReadingSchema>;

/** A label as it was read, and is kept. */
export type LabelReading = z.infer<typeof labelReadingSchema>;

/** A display as it is looked at. */
export type DisplayScan = z.infer<typeof displayScanSchema>;

/** A label as it is looked at. */
export type LabelScan = z.infer<typeof labelScanSchema>;

/** A value as a device made it out. */
export type SentDegrees = z.infer<typeof seenDegreesSchema>;
