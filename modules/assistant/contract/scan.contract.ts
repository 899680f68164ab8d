import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand } from '../../restaurants/contract/procedure.ts';
import { assistantRefusals } from './refusals.ts';
import { paperWordSchema, paperWordsMax, scanSchema, writtenPaperSchema } from './scan.ts';

const tags = ['assistant'];
const path = '/restaurants/{restaurantId}/scans';
const { AI_LIMIT_REACHED, PAPER_UNREADABLE, SCAN_ENDED } = assistantRefusals;

/** Makes a paper of the words on a picture. It counts only where something usable comes out, and the same picture once. */
const readPaper = restaurantCommand('purchasing.edit', 'assistant.read-paper@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Read an invoice, a delivery note or a receipt from the words on its picture', tags })
  .errors({ AI_LIMIT_REACHED, PAPER_UNREADABLE })
  .input(
    commandEnvelope(
      z.strictObject({
        scanId: z.uuidv7(),
        /** SHA-256 of the picture's file, in hexadecimal. */
        fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
        words: z.array(paperWordSchema).check(z.maxLength(paperWordsMax)),
      }),
    ),
  )
  .output(scanSchema);

/** Says what became of a reading; what a line was said to be is known from then on. */
const endScan = restaurantCommand('purchasing.edit', 'assistant.end-scan@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/{scanId}/end`, summary: 'Say what became of a reading', tags })
  .errors({ SCAN_ENDED })
  .input(
    commandEnvelope(z.strictObject({ scanId: idSchema, /** Null where it was thrown away. */ written: z.nullable(writtenPaperSchema) })),
  )
  .output(
    z.object({
      outcome: z.enum(['ACCEPTED', 'EDITED', 'REJECTED']),
      /** @unit letters that differ between what was read and what was written */
      editDistance: z.int(),
      /** @unit lines whose item is known from now on */
      learned: z.int(),
    }),
  );

/** Papers from pictures. */
export const scanContract = { readPaper, endScan };
