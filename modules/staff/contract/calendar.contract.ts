import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { secretPattern } from '../../restaurants/rules/restaurant-code.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}/calendar-link';
const linkOut = z.object({ /** Null while there is no link that opens anything. */ madeAt: z.nullable(z.iso.datetime()) });

/** Whether the asker's shifts can be opened by a link, and since when by the same. */
export const readCalendarLink = restaurantQuery('staff.clock')
  .route({ method: 'GET', path, summary: 'Whether one’s shifts can be read by a calendar', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(linkOut);

/** Makes the link by which a calendar reads the asker's shifts; the one before it opens nothing any more. */
export const openCalendar = restaurantCommand('staff.clock', 'staff.open-calendar@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/open`, summary: 'Make the link for one’s own calendar', tags })
  .input(commandEnvelope(z.strictObject({ secret: z.string().check(z.regex(secretPattern)) })))
  .output(linkOut);

/** Takes the link away. */
export const closeCalendar = restaurantCommand('staff.clock', 'staff.close-calendar@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/close`, summary: 'Revoke the link for one’s own calendar', tags })
  .input(commandEnvelope(z.strictObject({})))
  .output(linkOut);

/** One's shifts in one's own calendar. */
export const calendarContract = { readCalendarLink, openCalendar, closeCalendar };
