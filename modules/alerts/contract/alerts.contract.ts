import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { currencies } from '../../../kit/money.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { roles } from '../../restaurants/rules/capabilities.ts';
import { dismissReasons } from '../rules/dismissal.ts';
import { alertCategories, alertTypes, severities } from '../rules/signal-kinds.ts';
import { alertsRefusals } from './refusals.ts';
import { tellingContract } from './telling.contract.ts';

const { SNOOZE_TOO_LONG } = alertsRefusals;
const tags = ['alerts'];
const path = '/restaurants/{restaurantId}/alerts';
/** @unit characters */
const toldLengthMax = 300;
const moment = z.iso.datetime();
const categorySchema = z.enum(alertCategories);

/**
 * So many alerts are read at once.
 *
 * @unit alerts
 */
const listMax = 200;

/**
 * So many are marked at once.
 *
 * @unit alerts
 */
const markMax = 200;

/** Something that somebody is told, in their language. */
const alertSchema = z.object({
  id: idSchema,
  userId: idSchema,
  restaurantId: idSchema,
  title: z.string(),
  message: z.string(),
  type: z.enum(alertTypes),
  category: categorySchema,
  status: z.enum(['unread', 'read']),
  /** What presses most has the highest. */
  priority: z.int(),
  createdAt: moment,
  updatedAt: moment,
  severity: z.enum(severities),
  kind: z.string(),
  /** What to do, in a word, and where. */
  action: z.string(),
  place: z.string(),
  /** What hangs on it; null where nobody knows, or the reader may not see it. */
  impact: z.nullable(z.object({ minor: z.string(), currency: z.enum(currencies), /** The amount, and in a word how. */ text: z.string() })),
  /** It was not told at once, but comes with the digest. */
  isHeld: z.boolean(),
  /** What it was about is over. */
  isOver: z.boolean(),
});

/** What somebody is told, as it travels. */
export type Alert = z.output<typeof alertSchema>;

const unreadSchema = z.object({
  /** @unit alerts */
  all: z.int(),
  byCategory: z.record(categorySchema, z.int()),
});

/** How many alerts somebody has not read. */
export type Unread = z.output<typeof unreadSchema>;

/** One's own alerts in a restaurant, the newest first; or those whose cause stands, what presses most first. */
export const listAlerts = restaurantQuery('restaurant.view')
  .route({ method: 'GET', path, summary: "Read one's own alerts", tags })
  .input(
    z.strictObject({
      restaurantId: idSchema,
      language: z.enum(['en', 'am']),
      category: z.optional(categorySchema),
      which: z._default(z.enum(['all', 'open']), 'all'),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(listMax)), 60),
    }),
  )
  .output(
    z.object({
      alerts: z.array(alertSchema),
      unread: unreadSchema,
      /** @unit minutes after midnight on the wall of the restaurant, when the digest of what is held comes */
      digestAt: z.int(),
    }),
  );

/** How many of one's own alerts in a restaurant are unread, and the newest of those that are told at once. */
export const countUnread = restaurantQuery('restaurant.view')
  .route({ method: 'GET', path: `${path}/unread`, summary: "Count one's unread alerts", tags })
  .input(z.strictObject({ restaurantId: idSchema, language: z.enum(['en', 'am']) }))
  .output(z.object({ unread: unreadSchema, newest: z.nullable(alertSchema) }));

/** Marks alerts as read: some, or all that are unread. */
export const markRead = restaurantCommand('restaurant.view', 'alerts.mark-read@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/read`, summary: 'Mark alerts as read', tags })
  .input(commandEnvelope(z.strictObject({ alertIds: z.nullable(z.array(idSchema).check(z.minLength(1), z.maxLength(markMax))) })))
  .output(z.object({ unread: unreadSchema }));

const answerSchema = z.discriminatedUnion('kind', [
  /** Not now: it comes back then. */
  z.strictObject({ kind: z.literal('SNOOZE'), until: moment }),
  /** Not at all: it stays away for a week, and is learned from. */
  z.strictObject({ kind: z.literal('DISMISS'), reason: z.enum(dismissReasons) }),
  /** It is dealt with, for everybody who was told. */
  z.strictObject({ kind: z.literal('DONE') }),
]);

/** What somebody makes of an alert. */
export type AlertAnswer = z.output<typeof answerSchema>;

/** Puts an alert off, aside, or says that it is dealt with. */
export const answerAlert = restaurantCommand('restaurant.view', 'alerts.answer@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/answers`, summary: 'Put an alert off or aside, or say that it is dealt with', tags })
  .input(commandEnvelope(z.strictObject({ alertId: idSchema, answer: answerSchema })))
  .output(z.object({ unread: unreadSchema }))
  .errors({ SNOOZE_TOO_LONG });

/** Tells those of a role, or whoever leads, of something that needs them now; it stands for a day unless it is dealt with. */
export const tellColleagues = restaurantCommand('tasks.assign', 'alerts.tell-colleagues@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/told`, summary: 'Alert colleagues', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        noteId: z.uuidv7(),
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(toldLengthMax)),
        forRole: z.nullable(z.enum(roles)),
        /** Where it is dealt with: a path of the app. */
        place: z.string().check(z.regex(/^\/[\w\-/?=&.]{0,200}$/)),
      }),
    ),
  )
  .output(z.object({ /** @unit people */ told: z.int() }));

/** Everything that may be said of alerts. */
export const alertsContract = { listAlerts, countUnread, markRead, answerAlert, tellColleagues, ...tellingContract };
