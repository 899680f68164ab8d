import * as z from 'zod/mini';

import { base64Schema } from '../../../platform/contract/base64.ts';
import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand } from '../../restaurants/contract/procedure.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { entryRowSchema } from './fields.ts';
import { goalRefusals } from './goal-refusals.ts';

/**
 * Puts a picture beside an entry, in the place of an earlier one, or takes it away.
 *
 * @offline follows its entry out of the same queue, so it finds it; the device makes it small before it waits.
 */
export const setPhoto = restaurantCommand('waste.log', 'waste.set-photo@1', 'queued')
  .route({
    method: 'POST',
    path: '/restaurants/{restaurantId}/waste/set-photo',
    summary: 'Set the picture of a waste entry',
    tags: ['waste'],
  })
  .input(
    commandEnvelope(
      z.strictObject({
        entryId: idSchema,
        picture: z.nullable(base64Schema(wasteLimits.photoBytesMax)),
      }),
    ),
  )
  .output(z.object({ entry: entryRowSchema }))
  .errors({ PHOTO_UNUSABLE: goalRefusals.PHOTO_UNUSABLE, PHOTO_NOT_YOURS: goalRefusals.PHOTO_NOT_YOURS });

/** Everything about pictures. */
export const photoContract = { setPhoto };
