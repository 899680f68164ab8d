import * as z from 'zod/mini';

import { idSchema, personCommandEnvelope } from '../../../platform/contract/command.ts';
import { personCommand, personProcedure, publicProcedure } from '../../../platform/contract/procedure.ts';
import { proofSchema } from './recovery.contract.ts';
import { sessionSchema } from './schemas.ts';

const tags = ['accounts'];

/** The most characters of a signed access token that is sent in. */
const accessTokenLengthMax = 2000;

/** A session together with the bearer for the website's API, which is kept in memory only. */
export const sessionWithTokenSchema = z.extend(sessionSchema, {
  /** Signed; valid for ten minutes. */
  accessToken: z.string(),
});

/** A device that somebody is signed in on. */
export const deviceSchema = z.object({
  id: idSchema,
  /** What the browser said of itself at the sign-in; empty where it said nothing. */
  userAgent: z.string(),
  signedInAt: z.iso.datetime({ offset: true }),
  /** By the day: a session notes its use when it is prolonged. */
  lastUsedAt: z.iso.datetime({ offset: true }),
  isThis: z.boolean(),
});

/** Living sessions: their refreshing, their coming from codes and tokens, and their end. */
export const sessionsContract = {
  getSession: publicProcedure
    .route({ method: 'GET', path: '/accounts/session', summary: 'The living session with an access token, or null', tags })
    .input(z.strictObject({}))
    .output(z.nullable(sessionWithTokenSchema)),
  refreshSession: publicProcedure
    .route({ method: 'POST', path: '/accounts/session/refresh', summary: 'Prolong the session; null where there is none', tags })
    .input(z.strictObject({}))
    .output(z.nullable(sessionWithTokenSchema)),
  exchangeCode: publicProcedure
    .route({ method: 'POST', path: '/accounts/session/code', summary: 'Exchange a mailed code for a session, once', tags })
    .input(z.strictObject({ code: proofSchema }))
    .output(z.object({ outcome: z.enum(['signed-in', 'verified', 'failed']), session: z.nullable(sessionWithTokenSchema) })),
  setSession: publicProcedure
    .route({ method: 'POST', path: '/accounts/session/tokens', summary: 'Take up a session from its two tokens', tags })
    .input(z.strictObject({ accessToken: z.string().check(z.maxLength(accessTokenLengthMax)), refreshToken: proofSchema }))
    .output(z.nullable(sessionWithTokenSchema)),
  listDevices: personProcedure
    .route({ method: 'GET', path: '/accounts/devices', summary: 'Where one is signed in', tags })
    .input(z.strictObject({}))
    .output(z.object({ devices: z.array(deviceSchema) })),
  endDevice: personCommand('accounts.end-device@1', 'forbidden')
    .route({ method: 'POST', path: '/accounts/devices/end', summary: 'Sign out on one device', tags })
    .input(personCommandEnvelope(z.strictObject({ deviceId: idSchema })))
    .output(z.object({})),
  signOutEverywhere: personCommand('accounts.sign-out-everywhere@1', 'forbidden')
    .route({ method: 'POST', path: '/accounts/devices/end-all', summary: 'Sign out on all devices, or on all others', tags })
    .input(personCommandEnvelope(z.strictObject({ which: z.enum(['all', 'others']) })))
    .output(z.object({})),
  resendVerification: personCommand('accounts.resend-verification@1', 'forbidden')
    .route({ method: 'POST', path: '/accounts/verification', summary: 'Send the link that confirms the address again', tags })
    .input(personCommandEnvelope(z.strictObject({})))
    .output(z.object({})),
};
