import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, currencySchema, quantitySchema, versionSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { reviewActions, reviewSteps } from '../rules/review-state.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { reasonSchema, remarkSchema } from './fields.ts';
import { reviewSchema } from './goal-fields.ts';
import { actRefusals, stepRefusals } from './goal-refusals.ts';

const tags = ['waste'];
const path = '/restaurants/{restaurantId}/waste';

/** What came of causes, newest first, with what each has saved so far; and who may be asked to do something. */
export const listReviews = restaurantQuery('waste.view')
  .route({ method: 'GET', path: `${path}/reviews`, summary: 'List actions against waste', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      reviews: z.array(reviewSchema),
      /** Null to who may not act. */
      people: z.nullable(z.array(z.object({ id: idSchema, name: z.string() }))),
      currency: currencySchema,
      today: businessDateSchema,
    }),
  );

/** Turns a cause into an action. A par is changed at once; the rest waits until somebody says that it is done. */
export const actOnCause = restaurantCommand('waste.act', 'waste.act-on-cause@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/act-on-cause`, summary: 'Act on a cause of waste', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        reviewId: z.uuidv7(),
        reason: z.nullable(reasonSchema),
        itemId: z.nullable(idSchema),
        action: z.enum(reviewActions),
        words: z.string().check(z.trim(), z.minLength(1), z.maxLength(wasteLimits.noteLengthMax)),
        assigneeId: z.nullable(idSchema),
        dueOn: z.nullable(businessDateSchema),
        /** The item's new par, in its base unit; for a changed par alone. */
        par: z.nullable(quantitySchema),
      }),
    ),
  )
  .output(z.object({ review: reviewSchema }))
  .errors(actRefusals);

/** Takes a step with an action: done, closed with what it saved, given up, or taken back. */
export const moveReview = restaurantCommand('waste.log', 'waste.move-review@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/move-review`, summary: 'Take a step with an action', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        reviewId: idSchema,
        baseVersion: versionSchema,
        step: z.enum(reviewSteps),
        reason: z.nullable(remarkSchema),
      }),
    ),
  )
  .output(z.object({ review: reviewSchema }))
  .errors(stepRefusals);

/** Everything about actions. */
export const reviewsContract = { listReviews, actOnCause, moveReview };
