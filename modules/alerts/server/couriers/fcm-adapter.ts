import { createSign } from 'node:crypto';

import * as z from 'zod/mini';

import type { PushAddress } from '../../contract/push-address.ts';
import { CourierBusy, type CourierAnswer, type Notice } from '../delivery/courier.ts';
import { busySeconds } from './busy-seconds.ts';
import { fittingText } from './fitting-text.ts';

/** A service account of Firebase, as Google hands it out. */
export const fcmAccountSchema = z.object({
  project_id: z.string().check(z.minLength(1)),
  client_email: z.string().check(z.minLength(1)),
  private_key: z.string().check(z.regex(/^-{5}BEGIN PRIVATE KEY-{5}/)),
  token_uri: z.url(),
});

export type FcmAccount = z.output<typeof fcmAccountSchema>;

/** Who sends, and where Firebase is. */
export type FcmWiring = { readonly account: FcmAccount; readonly apiUrl: string };

type AppAddress = Extract<PushAddress, { readonly kind: 'fcm' }>;

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantSeconds = 3_600;
/** A token is changed for a new one before it ends on its way. */
const earlySeconds = 60;
const patienceMs = 10_000;
const keptSeconds = 86_400;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const refusalSchema = z.object({
  error: z.object({ details: z._default(z.array(z.object({ errorCode: z.optional(z.string()) })), []) }),
});

/** The device has left, or its address belongs to another sender. */
const goneCodes = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];

/** Takes notices to the native apps by Firebase, which hands those for iOS on to Apple. */
export const fcmCourier = (wiring: FcmWiring) => {
  const tokens = accessTokens(wiring.account);
  const url = `${wiring.apiUrl}/v1/projects/${encodeURIComponent(wiring.account.project_id)}/messages:send`;
  return async (address: AppAddress, notice: Notice): Promise<CourierAnswer> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokens.get()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: messageOf(address, notice) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.ok) return 'SENT';
    if (answer.status === 401) tokens.forget();
    if (answer.status === 429) throw new CourierBusy(busySeconds(answer.headers.get('retry-after')));
    const refusal = refusalSchema.safeParse(await answer.json().catch(() => null));
    const codes = refusal.success ? refusal.data.error.details.map(({ errorCode = '' }) => errorCode) : [];
    if (codes.some((code) => goneCodes.includes(code))) return 'GONE';
    throw new Error(`Firebase answers ${answer.status} ${codes.join(' ')}`);
  };
};

/** @source https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (read 22 November 2026) */
const messageOf = ({ token }: AppAddress, { alertId, title, text, path, isUrgent }: Notice): object => ({
  token,
  notification: { title: fittingText(title, 'title'), body: fittingText(text, 'text') },
  data: { path, alertId },
  android: {
    priority: isUrgent ? 'HIGH' : 'NORMAL',
    ttl: `${keptSeconds}s`,
    collapse_key: alertId,
    notification: { tag: alertId, icon: 'ic_notification' },
  },
  apns: {
    headers: { 'apns-priority': isUrgent ? '10' : '5', 'apns-collapse-id': alertId },
    payload: { aps: { sound: 'default' } },
  },
});

/** @source RFC 7523; https://developers.google.com/identity/protocols/oauth2/service-account (read 22 November 2026) */
const accessTokens = (account: FcmAccount) => {
  let kept: { readonly token: Promise<string>; readonly endsAtMs: number } | null = null;
  const ask = async (nowMs: number): Promise<string> => {
    const answer = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: grantOf(account, nowMs) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`Google answers ${answer.status} to a request for a token.`);
    const { access_token: token, expires_in: seconds } = tokenSchema.parse(await answer.json());
    if (kept) kept = { ...kept, endsAtMs: nowMs + (seconds - earlySeconds) * 1000 };
    return token;
  };
  const forget = (): void => {
    kept = null;
  };
  return {
    forget,
    /** Those who need one at the same time share one. */
    get: (nowMs = Date.now()): Promise<string> => {
      if (kept && kept.endsAtMs > nowMs) return kept.token;
      const token = ask(nowMs);
      kept = { token, endsAtMs: nowMs + patienceMs };
      token.catch(forget);
      return token;
    },
  };
};

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const grantOf = ({ client_email: issuer, private_key: key, token_uri: audience }: FcmAccount, nowMs: number): string => {
  const now = Math.floor(nowMs / 1000);
  const said = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded({ iss: issuer, scope, aud: audience, iat: now, exp: now + grantSeconds })}`;
  return `${said}.${createSign('RSA-SHA256').update(said).sign(key, 'base64url')}`;
};
