import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { rhythms } from '../rules/letters/due-letter.ts';
import { reportIds } from '../rules/report-ids.ts';

const tags = ['reports'];
const path = '/restaurants/{restaurantId}/report-letters';

const wishShape = {
  rhythm: z.enum(rhythms),
  /** @unit hour on the wall of the restaurant */
  localHour: z.int().check(z.minimum(0), z.maximum(23)),
  language: z.enum(['en', 'am']),
};

const letterSchema = z.object({ report: z.enum(reportIds), ...wishShape });
const lettersSchema = z.object({ letters: z.array(letterSchema) });

/** Which reports whoever asks has sent to them by mail. */
export const listLetters = restaurantQuery('reports.view')
  .route({ method: 'GET', path, summary: 'Read which reports one has sent', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(lettersSchema);

/** Has a report sent to whoever asks, or no more. */
export const setLetter = restaurantCommand('reports.view', 'reports.set-letter@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Have a report sent, or no more', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        report: z.enum(reportIds),
        /** Null where it is to be sent no more. */
        wish: z.nullable(z.strictObject(wishShape)),
      }),
    ),
  )
  .output(lettersSchema);

/** Everything about reports that are sent. */
export const lettersContract = { listLetters, setLetter };

/** A report that somebody has sent to them. */
export type ReportLetter = z.infer<typeof letterSchema>;
