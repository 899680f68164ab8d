import * as z from 'zod/mini';

import { personCommandEnvelope } from '../../../platform/contract/command.ts';
import { personCommand, publicProcedure } from '../../../platform/contract/procedure.ts';
import { passwordLengthMax } from '../rules/password.ts';
import { emailLengthMax } from '../rules/email-address.ts';
import { leavingContract } from './leaving.contract.ts';
import { passkeysContract } from './passkeys.contract.ts';
import { profileContract } from './profile.contract.ts';
import { recoveryContract } from './recovery.contract.ts';
import { accountsRefusals } from './refusals.ts';
import { secondFactorContract } from './second-factor.contract.ts';
import { preferencesSchema, sessionSchema } from './schemas.ts';
import { sessionsContract } from './sessions.contract.ts';

const { CREDENTIALS_WRONG, SECOND_FACTOR_NEEDED } = accountsRefusals;
const tags = ['accounts'];

/** Who is acting: signing in and out, the living session, and a person's own preferences. */
export const accountsContract = {
  ...recoveryContract,
  ...sessionsContract,
  ...profileContract,
  ...leavingContract,
  ...secondFactorContract,
  ...passkeysContract,
  signIn: publicProcedure
    .route({ method: 'POST', path: '/accounts/sign-in', summary: 'Sign in with e-mail address and password', tags })
    .errors({ CREDENTIALS_WRONG, SECOND_FACTOR_NEEDED })
    .input(
      z.strictObject({
        email: z.string().check(z.minLength(1), z.maxLength(emailLengthMax)),
        password: z.string().check(z.minLength(1), z.maxLength(passwordLengthMax)),
      }),
    )
    .output(sessionSchema),
  signOut: publicProcedure
    .route({ method: 'POST', path: '/accounts/sign-out', summary: 'End the session', tags })
    .input(z.strictObject({}))
    .output(z.object({})),
  updatePreferences: personCommand('accounts.update-preferences@1', 'queued')
    .route({ method: 'POST', path: '/accounts/preferences', summary: 'Change language, theme, clock or calendar', tags })
    .input(personCommandEnvelope(preferencesSchema))
    .output(z.object({})),
};
