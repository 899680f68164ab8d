import * as z from 'zod/mini';

import { publicProcedure } from '../../../platform/contract/procedure.ts';
import { emailLengthMax } from '../rules/email-address.ts';
import { passwordLengthMax } from '../rules/password.ts';
import { newPasswordSchema } from './schemas.ts';

const tags = ['accounts'];

/** The most characters of a code or token that is sent in; those that are handed out have 43. */
export const proofLengthMax = 200;

/** What was handed out, as it comes back. */
export const proofSchema = z.string().check(z.minLength(1), z.maxLength(proofLengthMax));

/**
 * Whose password may be set here and now.
 *
 * - `none`: nobody's; a link is needed.
 * - `recovery`: whoever holds a mailed link that was verified in this browser.
 * - `living`: whoever is signed in.
 */
export const recoverySessionSchema = z.enum(['none', 'recovery', 'living']);

/**
 * How setting a password ended.
 *
 * - `no-session`: neither a verified link nor a sign-in stands behind the call.
 * - `current-password-needed`, `current-password-wrong`: a sign-in older than an hour must know the password.
 */
export const passwordOutcomeSchema = z.enum(['done', 'no-session', 'current-password-needed', 'current-password-wrong']);

/** A new password by a mailed link. What a stranger may try here has outcomes, which say the same of every address. */
export const recoveryContract = {
  requestReset: publicProcedure
    .route({ method: 'POST', path: '/accounts/recovery', summary: 'Ask for a link to choose a new password', tags })
    .input(z.strictObject({ email: z.string().check(z.minLength(1), z.maxLength(emailLengthMax)) }))
    .output(z.object({})),
  verifyRecovery: publicProcedure
    .route({ method: 'POST', path: '/accounts/recovery/verify', summary: 'Redeem the token of a mailed link, once', tags })
    .input(z.strictObject({ tokenHash: proofSchema }))
    .output(z.object({ outcome: z.enum(['verified', 'expired', 'invalid']) })),
  recoveryState: publicProcedure
    .route({ method: 'GET', path: '/accounts/recovery', summary: 'Whose password may be set here and now', tags })
    .input(z.strictObject({}))
    .output(z.object({ session: recoverySessionSchema, isCurrentPasswordNeeded: z.boolean() })),
  setPassword: publicProcedure
    .route({ method: 'POST', path: '/accounts/password', summary: 'Set a new password; every session ends', tags })
    .input(
      z.strictObject({
        newPassword: newPasswordSchema,
        currentPassword: z.nullable(z.string().check(z.minLength(1), z.maxLength(passwordLengthMax))),
      }),
    )
    .output(z.object({ outcome: passwordOutcomeSchema })),
};
