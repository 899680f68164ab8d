import * as z from 'zod/mini';

import { fcmAccountSchema, type FcmAccount } from '../../modules/alerts/server/mount.ts';

const fcmApi = 'https://fcm.googleapis.com';

/** What the environment may say of the ways to devices. */
export const pushSchema = {
  FCM_SERVICE_ACCOUNT: z.optional(z.string()),
  FCM_API_URL: z._default(z.url({ protocol: /^https?$/ }), fcmApi),
};

/** The way to the native apps; null where there is none. */
export type PushSettings = { readonly fcm: { readonly account: FcmAccount; readonly apiUrl: string } | null };

/**
 * Reads them.
 *
 * @throws naming the setting that is wrong
 */
export const readPush = (values: { readonly FCM_SERVICE_ACCOUNT?: string | undefined; readonly FCM_API_URL: string }): PushSettings => {
  if (values.FCM_SERVICE_ACCOUNT === undefined) return { fcm: null };
  const account = fcmAccountSchema.safeParse(jsonOf(values.FCM_SERVICE_ACCOUNT));
  if (!account.success)
    throw new Error('Some settings are wrong:\n- FCM_SERVICE_ACCOUNT: must be the JSON of a service account, as Firebase hands it out.');
  return { fcm: { account: account.data, apiUrl: values.FCM_API_URL.replace(/\/$/, '') } };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
