import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand } from '../../restaurants/contract/procedure.ts';
import { displayScanSchema, labelScanSchema, seenDegreesMax, seenDegreesSchema } from './photo.ts';
import { assistantRefusals } from './refusals.ts';
import { paperWordSchema, paperWordsMax } from './scan.ts';

const tags = ['assistant'];
const path = '/restaurants/{restaurantId}';
const { AI_LIMIT_REACHED, DISPLAY_UNREADABLE, LABEL_UNREADABLE, SCAN_ENDED } = assistantRefusals;

/** SHA-256 of the picture's file, in hexadecimal. */
const fingerprintSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const endedSchema = {
  outcome: z.enum(['ACCEPTED', 'EDITED', 'REJECTED']),
  /** @unit letters that differ between what was read and what was written */
  editDistance: z.int(),
};

/** Makes a temperature of what a device made out on a display. It counts only where one is usable, and the same picture once. */
export const readDisplay = restaurantCommand('tasks.do', 'assistant.read-display@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/display-readings`, summary: 'Read a temperature from a picture of a display', tags })
  .errors({ AI_LIMIT_REACHED, DISPLAY_UNREADABLE })
  .input(
    commandEnvelope(
      z.strictObject({
        scanId: z.uuidv7(),
        fingerprint: fingerprintSchema,
        seen: z.array(seenDegreesSchema).check(z.maxLength(seenDegreesMax)),
      }),
    ),
  )
  .output(displayScanSchema);

/** Says what became of a temperature that was read; it is written by the command of tasks that writes a typed one. */
export const endDisplay = restaurantCommand('tasks.do', 'assistant.end-display@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/display-readings/{scanId}/end`, summary: 'Say what became of a reading of a display', tags })
  .errors({ SCAN_ENDED })
  .input(
    commandEnvelope(
      z.strictObject({
        scanId: idSchema,
        /** Degrees Celsius as they were written down; null where it was thrown away. */
        written: z.nullable(z.string().check(z.minLength(1), z.maxLength(20))),
      }),
    ),
  )
  .output(z.object(endedSchema));

/** Tells which item a label is from its words. It counts only where one is likely, and the same picture once. */
export const readLabel = restaurantCommand('inventory.view', 'assistant.read-label@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/label-readings`, summary: 'Read which item a label is', tags })
  .errors({ AI_LIMIT_REACHED, LABEL_UNREADABLE })
  .input(
    commandEnvelope(
      z.strictObject({
        scanId: z.uuidv7(),
        fingerprint: fingerprintSchema,
        words: z.array(paperWordSchema).check(z.maxLength(paperWordsMax)),
      }),
    ),
  )
  .output(labelScanSchema);

/** Says which item a label is, so that it is known from then on; null where none of them. */
export const endLabel = restaurantCommand('inventory.view', 'assistant.end-label@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/label-readings/{scanId}/end`, summary: 'Say which item a label is', tags })
  .errors({ SCAN_ENDED })
  .input(commandEnvelope(z.strictObject({ scanId: idSchema, itemId: z.nullable(idSchema) })))
  .output(z.object(endedSchema));

/** Displays and labels from pictures. */
export const photoContract = { readDisplay, endDisplay, readLabel, endLabel };
