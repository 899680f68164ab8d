import * as z from 'zod/mini';

import { base64Schema } from '../../../platform/contract/base64.ts';
import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { clockKinds } from '../rules/clock-pairing.ts';
import { clockLimits, clockPhotoLimits } from '../rules/clock-limits.ts';
import { clockMarkSchema, clockSettingFieldsSchema, clockSettingSchema, positionSchema, toldShiftSchema } from './clock-fields.ts';
import { wordsSchema } from './fields.ts';
import { staffRefusals } from './refusals.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}';
const {
  ID_TAKEN,
  OUT_OF_FENCE,
  PLACE_NEEDED,
  OWN_HOURS,
  CLOCK_IN_FUTURE,
  CLOCK_TOO_OLD,
  MARK_UNKNOWN,
  MARK_REPLACED,
  CLOCK_SETTING_CHANGED,
  PHOTO_UNUSABLE,
} = staffRefusals;
const kind = z.enum(clockKinds);

/** What the asker said at the clock of late, the shifts that they were told of around now, and where the clock is. */
export const readClock = restaurantQuery('staff.clock')
  .route({ method: 'GET', path: `${path}/clock`, summary: 'Read the own clock', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      /** What the server's clock says, so that a device knows how wrong its own is. */
      now: z.iso.datetime(),
      setting: clockSettingSchema,
      marks: z.array(clockMarkSchema),
      shifts: z.array(toldShiftSchema),
      /** Whether this week has a rota: without one nobody looks at who comes without a shift. */
      hasRota: z.boolean(),
    }),
  );

/** Comes, pauses or goes, for oneself: on one's own phone from where it is, at the shared tablet by one's turn. */
export const clock = restaurantCommand('staff.clock', 'staff.clock@1', 'queued')
  .route({ method: 'POST', path: `${path}/clock`, summary: 'Come, pause or go', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        markId: z.uuidv7(),
        kind,
        /**
         * By how much the server's clock was ahead of the device's when last they were compared.
         *
         * @unit milliseconds
         */
        clockAheadMs: z.int().check(z.minimum(-clockLimits.clockErrorMaxMs), z.maximum(clockLimits.clockErrorMaxMs)),
        position: z.nullable(positionSchema),
      }),
    ),
  )
  .output(z.object({ mark: clockMarkSchema }))
  .errors({ ID_TAKEN, OUT_OF_FENCE, PLACE_NEEDED, CLOCK_TOO_OLD });

/**
 * Puts a picture beside what oneself said at the shared tablet, once.
 *
 * @offline follows what was said out of the same queue, so it finds it.
 */
export const setClockPhoto = restaurantCommand('staff.clock', 'staff.set-clock-photo@1', 'queued')
  .route({ method: 'POST', path: `${path}/clock-photos`, summary: 'Put a picture beside what was said at the tablet', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        markId: idSchema,
        picture: base64Schema(clockPhotoLimits.photoBytesMax),
      }),
    ),
  )
  .output(z.object({ /** Nothing is, where the house does not ask for it by now. */ isKept: z.boolean() }))
  .errors({ ID_TAKEN, MARK_UNKNOWN, PHOTO_UNUSABLE });

/** Writes what somebody else did not say at the clock, or puts it in the place of what they did. */
export const recordClock = restaurantCommand('staff.approve-hours', 'staff.record-clock@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/clock-records`, summary: 'Write or correct what somebody said at the clock', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        markId: z.uuidv7(),
        userId: idSchema,
        kind: z.enum([...clockKinds, 'VOID']),
        happenedAt: z.iso.datetime({ offset: true }),
        note: wordsSchema(300),
        replacesId: z.nullable(idSchema),
      }),
    ),
  )
  .output(z.object({ mark: clockMarkSchema }))
  .errors({ ID_TAKEN, OWN_HOURS, CLOCK_IN_FUTURE, CLOCK_TOO_OLD, MARK_UNKNOWN, MARK_REPLACED });

/** Says where people clock in, and how hours are counted, over the version that the person saw. */
export const saveClockSetting = restaurantCommand('staff.approve-hours', 'staff.save-clock-setting@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/clock-setting`, summary: 'Say where people clock in', tags })
  .input(commandEnvelope(z.extend(clockSettingFieldsSchema, { baseVersion: z.int().check(z.minimum(0)) })))
  .output(z.object({ setting: clockSettingSchema }))
  .errors({ CLOCK_SETTING_CHANGED });

/** Everything about coming and going. */
export const clockContract = { readClock, clock, setClockPhoto, recordClock, saveClockSetting };
