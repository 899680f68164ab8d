import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { announcementKinds, announcementLimits } from '../rules/announcement.ts';
import { staffLimits } from '../rules/work-area.ts';
import { daySchema, wordsSchema } from './fields.ts';
import { staffRefusals } from './refusals.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}/announcements';
const { ID_TAKEN, WORK_ROLE_UNKNOWN, SHOWN_TOO_LONG, NOT_YOURS } = staffRefusals;
const moment = z.iso.datetime();
const textSchema = wordsSchema(announcementLimits.textMax);

/** What people are told, or what a shift leaves for the next. */
export const announcementSchema = z.object({
  id: idSchema,
  kind: z.enum(announcementKinds),
  text: z.string(),
  isUrgent: z.boolean(),
  /** For whoever does one of these kinds of work; none for everybody. */
  workRoleIds: z.array(idSchema),
  shownUntil: daySchema,
  author: z.string(),
  writtenAt: moment,
  isOwn: z.boolean(),
  /** Whether the asker is meant; whoever plans sees what others are told as well. */
  isForMe: z.boolean(),
  /** When the asker said that they have read it. */
  readAt: z.nullable(moment),
  /** Who is meant and when each has read it: for whoever wrote it and whoever plans. */
  readers: z.nullable(z.array(z.object({ userId: idSchema, name: z.string(), readAt: z.nullable(moment) }))),
});

/** What is told at present to the asker, by them, and for whoever plans to everybody; the newest first. */
export const readAnnouncements = restaurantQuery('staff.view')
  .route({ method: 'GET', path, summary: 'Read what people are told', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ announcements: z.array(announcementSchema) }));

/** Tells everybody, or whoever does certain kinds of work, something. */
export const announce = restaurantCommand('staff.plan', 'staff.announce@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Tell people something', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        announcementId: z.uuidv7(),
        text: textSchema,
        isUrgent: z.boolean(),
        workRoleIds: z.array(idSchema).check(z.maxLength(staffLimits.workRolesMax)),
        shownUntil: daySchema,
      }),
    ),
  )
  .output(z.object({ announcement: announcementSchema }))
  .errors({ ID_TAKEN, WORK_ROLE_UNKNOWN, SHOWN_TOO_LONG });

/** Leaves word for the next shift. */
export const handOver = restaurantCommand('staff.clock', 'staff.hand-over@1', 'queued')
  .route({ method: 'POST', path: `${path}/handover`, summary: 'Leave word for the next shift', tags })
  .input(commandEnvelope(z.strictObject({ announcementId: z.uuidv7(), text: textSchema })))
  .output(z.object({ announcement: announcementSchema }))
  .errors({ ID_TAKEN });

/** Says that one has read it; the first time counts. */
export const confirmRead = restaurantCommand('staff.clock', 'staff.confirm-read@1', 'queued')
  .route({ method: 'POST', path: `${path}/receipts`, summary: 'Say that something was read', tags })
  .input(commandEnvelope(z.strictObject({ announcementId: idSchema })))
  .output(z.object({ readAt: moment }));

/** Takes back what was told; whoever wrote it may, and whoever plans. */
export const withdrawAnnouncement = restaurantCommand('staff.clock', 'staff.withdraw-announcement@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/withdrawals`, summary: 'Take back what was told', tags })
  .input(commandEnvelope(z.strictObject({ announcementId: idSchema })))
  .output(z.object({ announcementId: idSchema }))
  .errors({ NOT_YOURS });

/** Everything about what people are told. */
export const announcementContract = { readAnnouncements, announce, handOver, confirmRead, withdrawAnnouncement };

/** What people are told, as it travels. */
export type Announcement = z.infer<typeof announcementSchema>;
