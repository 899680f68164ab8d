import * as z from 'zod/mini';

import { personProcedure, publicProcedure } from '../../../platform/contract/procedure.ts';
import { passwordLengthMax } from '../rules/password.ts';
import { sessionWithTokenSchema } from './sessions.contract.ts';

const tags = ['accounts'];

/** The most characters of a code; those of an app have 6, backup codes 11. */
const codeLengthMax = 20;

/** A password that is asked for once more, by somebody who is signed in. */
export const passwordInput = z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(passwordLengthMax)) });
const codeInput = z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(codeLengthMax)) });

/** A second factor. None of it is a command: passwords and codes are stored in no outbox and no log of commands. */
export const secondFactorContract = {
  confirmSignIn: publicProcedure
    .route({ method: 'POST', path: '/accounts/sign-in/confirm', summary: 'Finish a sign-in with the second factor', tags })
    .input(codeInput)
    .output(z.object({ outcome: z.enum(['signed-in', 'wrong-code', 'expired']), session: z.nullable(sessionWithTokenSchema) })),
  secondFactorState: personProcedure
    .route({ method: 'GET', path: '/accounts/second-factor', summary: 'Whether a second factor is asked', tags })
    .input(z.strictObject({}))
    .output(z.object({ isOn: z.boolean(), isOffered: z.boolean() })),
  beginSecondFactor: personProcedure
    .route({ method: 'POST', path: '/accounts/second-factor', summary: 'Get a key for an app, and backup codes', tags })
    .input(passwordInput)
    .output(z.object({ outcome: z.enum(['begun', 'refused', 'not-offered']), uri: z.string(), backupCodes: z.array(z.string()) })),
  confirmSecondFactor: personProcedure
    .route({ method: 'POST', path: '/accounts/second-factor/confirm', summary: 'Switch it on with a first code', tags })
    .input(codeInput)
    .output(z.object({ outcome: z.enum(['on', 'wrong-code']) })),
  endSecondFactor: personProcedure
    .route({ method: 'POST', path: '/accounts/second-factor/end', summary: 'Switch it off with the password', tags })
    .input(passwordInput)
    .output(z.object({ outcome: z.enum(['off', 'refused']) })),
};
