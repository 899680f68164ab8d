import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { secretPattern } from '../../restaurants/rules/restaurant-code.ts';
import { channels, deliveryReasons, deliveryStatuses, reachChannels } from '../rules/channels.ts';
import { pushAddressSchema } from './push-address.ts';
import { alertsRefusals } from './refusals.ts';
import { choiceSchema } from './telling-fields.ts';

const { CHANNEL_NOT_OFFERED, PREFERENCES_CHANGED, TEST_TOO_SOON } = alertsRefusals;
const tags = ['alerts'];
const path = '/restaurants/{restaurantId}/alerts';
const moment = z.iso.datetime();
const languageSchema = z.enum(['en', 'am']);
const labelLengthMax = 80;
const pageMax = 100;

const reachSchema = z.object({ id: idSchema, channel: z.enum(reachChannels), label: z.string(), connectedAt: moment });

/** A device or chat of one's own, as it is shown. */
export type Reach = z.output<typeof reachSchema>;

/** How one wants to be told, one's own devices and chats, and which ways there are at all. */
export const readPreferences = restaurantQuery('alerts.choose')
  .route({ method: 'GET', path: `${path}/preferences`, summary: 'Read how one is told', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      /** 0 where nothing was ever chosen. */
      version: z.int(),
      choice: choiceSchema,
      reaches: z.array(reachSchema),
      /** Devices of one's own whose session ended: they are told nothing until they are connected anew. */
      asleep: z.array(idSchema),
      channels: z.array(z.enum(channels)),
      vapidPublicKey: z.nullable(z.string()),
      telegramBot: z.nullable(z.string()),
      /** Where letters go; null for somebody without an address. */
      mailAddress: z.nullable(z.string()),
    }),
  );

/** Says how one wants to be told from now on. */
export const savePreferences = restaurantCommand('alerts.choose', 'alerts.save-preferences@1', 'forbidden')
  .route({ method: 'PUT', path: `${path}/preferences`, summary: 'Say how one wants to be told', tags })
  .input(commandEnvelope(z.strictObject({ baseVersion: z.int().check(z.minimum(0)), choice: choiceSchema })))
  .output(z.object({ version: z.int() }))
  .errors({ PREFERENCES_CHANGED });

/** Has notices sent to this device; the same one again is no second one. */
export const connectDevice = restaurantCommand('alerts.choose', 'alerts.connect-device@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/devices`, summary: 'Have notices sent to a device', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        address: pushAddressSchema,
        label: z.string().check(z.trim(), z.minLength(1), z.maxLength(labelLengthMax)),
        language: languageSchema,
      }),
    ),
  )
  .output(z.object({ reachId: idSchema }))
  .errors({ CHANNEL_NOT_OFFERED });

/** Has nothing sent to a device or chat of one's own any more. */
export const disconnectReach = restaurantCommand('alerts.choose', 'alerts.disconnect-reach@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/reaches/disconnect`, summary: 'Have nothing sent to a device or chat any more', tags })
  .input(commandEnvelope(z.strictObject({ reachId: idSchema })))
  .output(z.object({}));

/** Lets a chat with the bot be connected by a link with this secret, once and within a quarter of an hour. */
export const startTelegram = restaurantCommand('alerts.choose', 'alerts.start-telegram@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/telegram`, summary: 'Begin to connect a chat', tags })
  .input(commandEnvelope(z.strictObject({ secret: z.string().check(z.regex(secretPattern)) })))
  .output(z.object({ expiresAt: moment }))
  .errors({ CHANNEL_NOT_OFFERED });

/** Sends a test on every way that is connected. */
export const sendTest = restaurantCommand('alerts.choose', 'alerts.send-test@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/tests`, summary: 'Send oneself a test', tags })
  .input(commandEnvelope(z.strictObject({})))
  .output(z.object({ /** @unit ways */ sent: z.int() }))
  .errors({ TEST_TOO_SOON });

const deliverySchema = z.object({
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  what: z.enum(['ALERT', 'DIGEST', 'TEST']),
  /** What it was about, in the reader's language; null for a digest and a test. */
  title: z.nullable(z.string()),
  channel: z.enum(channels),
  /** Which device or chat; null for the app and for letters. */
  label: z.nullable(z.string()),
  status: z.enum(deliveryStatuses),
  reason: z.nullable(z.enum(deliveryReasons)),
  /** @unit attempts */
  attempts: z.int(),
  madeAt: moment,
  sentAt: z.nullable(moment),
});

/** What somebody was sent, and what became of it. */
export type Delivery = z.output<typeof deliverySchema>;

/** What was sent to whom in the last 90 days, the newest first. */
export const listDeliveries = restaurantQuery('alerts.view-deliveries')
  .route({ method: 'GET', path: `${path}/deliveries`, summary: 'Read what was sent to whom', tags })
  .input(
    z.strictObject({
      restaurantId: idSchema,
      language: languageSchema,
      userId: z.optional(idSchema),
      channel: z.optional(z.enum(channels)),
      status: z.optional(z.enum(deliveryStatuses)),
      /** The last of the page before. */
      after: z.optional(idSchema),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(pageMax)), 50),
    }),
  )
  .output(
    z.object({
      deliveries: z.array(deliverySchema),
      hasMore: z.boolean(),
      people: z.array(z.object({ id: idSchema, name: z.string() })),
    }),
  );

/** Everything that may be said of how alerts reach people. */
export const tellingContract = {
  readPreferences,
  savePreferences,
  connectDevice,
  disconnectReach,
  startTelegram,
  sendTest,
  listDeliveries,
};
