import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { daySchema, versionSchema, wordsSchema } from './fields.ts';
import { staffRefusals } from './refusals.ts';
import {
  availabilitySchema,
  availabilitySpansSchema,
  awaySchema,
  leaveBalanceSchema,
  timeOffFieldsSchema,
  timeOffSchema,
} from './time-off-fields.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}';
const { ID_TAKEN, PERSON_UNKNOWN, AVAILABILITY_WRONG, AVAILABILITY_CHANGED, NOT_YOUR_WEEK } = staffRefusals;
const { TIME_OFF_DAYS_WRONG, TIME_OFF_CHANGED, TIME_OFF_OWN, TIME_OFF_SETTLED, TIME_OFF_NOT_YOURS, TIME_OFF_TWICE, REASON_NEEDED } =
  staffRefusals;
const settling = { TIME_OFF_CHANGED, TIME_OFF_OWN, TIME_OFF_SETTLED, TIME_OFF_NOT_YOURS };

/** One's own time off and week; for whoever plans everybody's, with the shifts that it breaks and the leave that is left. */
export const readTimeOff = restaurantQuery('staff.ask')
  .route({ method: 'GET', path: `${path}/time-off`, summary: 'Read who is away', tags })
  .input(z.strictObject({ restaurantId: idSchema, from: daySchema, to: daySchema }))
  .output(
    z.object({
      own: z.array(timeOffSchema),
      /** Null for whoever does not plan. */
      others: z.nullable(z.array(timeOffSchema)),
      away: z.array(awaySchema),
      availability: z.array(availabilitySchema),
      balances: z.array(leaveBalanceSchema),
    }),
  );

/** Says when one can come, week by week, from a day on; whoever plans may say it for others. */
export const saveAvailability = restaurantCommand('staff.ask', 'staff.save-availability@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/availability`, summary: 'Say when somebody can come', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        /** Null for oneself. */
        userId: z.nullable(idSchema),
        validFrom: daySchema,
        spans: availabilitySpansSchema,
        /** Null where nothing was said from that day on. */
        baseVersion: z.nullable(versionSchema),
      }),
    ),
  )
  .output(z.object({ availability: availabilitySchema }))
  .errors({ PERSON_UNKNOWN, AVAILABILITY_WRONG, AVAILABILITY_CHANGED, NOT_YOUR_WEEK });

/** Asks to be away. */
export const askTimeOff = restaurantCommand('staff.ask', 'staff.ask-time-off@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/time-off`, summary: 'Ask to be away', tags })
  .input(commandEnvelope(z.extend(timeOffFieldsSchema, { timeOffId: z.uuidv7() })))
  .output(z.object({ timeOff: timeOffSchema }))
  .errors({ ID_TAKEN, TIME_OFF_DAYS_WRONG, TIME_OFF_TWICE });

/** Writes down that somebody else is away, or was: a call in the morning, a sick note afterwards. */
export const recordTimeOff = restaurantCommand('staff.plan', 'staff.record-time-off@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/absences`, summary: 'Write down that somebody is away', tags })
  .input(commandEnvelope(z.extend(timeOffFieldsSchema, { timeOffId: z.uuidv7(), userId: idSchema })))
  .output(z.object({ timeOff: timeOffSchema }))
  .errors({ ID_TAKEN, PERSON_UNKNOWN, TIME_OFF_DAYS_WRONG, TIME_OFF_TWICE, TIME_OFF_OWN });

/** Agrees to a wish to be away, or declines it with a reason; nobody their own. */
export const decideTimeOff = restaurantCommand('staff.plan', 'staff.decide-time-off@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/time-off-decisions`, summary: 'Settle a wish to be away', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        timeOffId: idSchema,
        baseVersion: versionSchema,
        decision: z.enum(['APPROVE', 'DECLINE']),
        reason: z.nullable(wordsSchema(300)),
      }),
    ),
  )
  .output(z.object({ timeOff: timeOffSchema }))
  .errors({ ...settling, REASON_NEEDED });

/** Takes a wish back, or ends an absence that was agreed. */
export const cancelTimeOff = restaurantCommand('staff.ask', 'staff.cancel-time-off@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/time-off-cancellations`, summary: 'Take a wish to be away back', tags })
  .input(commandEnvelope(z.strictObject({ timeOffId: idSchema, baseVersion: versionSchema })))
  .output(z.object({ timeOff: timeOffSchema }))
  .errors(settling);

/** Everything about when people can come and when they are away. */
export const timeOffContract = { readTimeOff, saveAvailability, askTimeOff, recordTimeOff, decideTimeOff, cancelTimeOff };
