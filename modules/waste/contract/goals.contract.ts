import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, currencySchema, versionSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { goalMetrics } from '../rules/goal.ts';
import { goalSchema, goalValueSchema, weekSchema } from './goal-fields.ts';
import { changeGoalRefusals } from './goal-refusals.ts';

const tags = ['waste'];
const path = '/restaurants/{restaurantId}/waste';

/** The goal that runs, those before it, and the whole weeks that it is drawn over, oldest first. */
export const getGoals = restaurantQuery('waste.view')
  .route({ method: 'GET', path: `${path}/goals`, summary: 'Read goals and their weeks', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      goal: z.nullable(goalSchema),
      past: z.array(goalSchema),
      weeks: z.array(weekSchema),
      currency: currencySchema,
      today: businessDateSchema,
      isCostVisible: z.boolean(),
    }),
  );

/** Sets a goal, which ends the one that runs, or ends that alone. */
export const changeGoal = restaurantCommand('waste.set-goals', 'waste.change-goal@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/change-goal`, summary: 'Set or end a goal', tags })
  .input(
    commandEnvelope(
      z.discriminatedUnion('step', [
        z.strictObject({
          step: z.literal('SET'),
          goalId: z.uuidv7(),
          metric: z.enum(goalMetrics),
          baselineFrom: businessDateSchema,
          baselineTo: businessDateSchema,
          target: goalValueSchema,
          startsOn: businessDateSchema,
          until: businessDateSchema,
        }),
        z.strictObject({ step: z.literal('END'), goalId: idSchema, baseVersion: versionSchema }),
      ]),
    ),
  )
  .output(z.object({ goal: goalSchema }))
  .errors(changeGoalRefusals);

/** Everything about goals. */
export const goalsContract = { getGoals, changeGoal };
