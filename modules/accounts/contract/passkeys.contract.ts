import * as z from 'zod/mini';

import { idSchema, personCommandEnvelope } from '../../../platform/contract/command.ts';
import { personCommand, personProcedure, publicProcedure } from '../../../platform/contract/procedure.ts';
import { passkeyNameLengthMax } from '../rules/passkey-name.ts';
import { passwordInput } from './second-factor.contract.ts';
import { sessionWithTokenSchema } from './sessions.contract.ts';

const tags = ['accounts'];

/** More than any device sends: an attestation with its certificates. */
const bytesLengthMax = 10_000;
const transportsMax = 8;
const transportLengthMax = 20;

const bytesSchema = z.string().check(z.minLength(1), z.maxLength(bytesLengthMax), z.regex(/^[\w-]+$/));

/** What the device made: ids and bytes in base64url, as browsers write them. */
const madeCredentialSchema = z.strictObject({
  id: bytesSchema,
  clientDataJSON: bytesSchema,
  attestationObject: bytesSchema,
  transports: z.array(z.string().check(z.maxLength(transportLengthMax))).check(z.maxLength(transportsMax)),
});

/** What the device signed: ids and bytes in base64url, as browsers write them. */
const assertedCredentialSchema = z.strictObject({
  id: bytesSchema,
  clientDataJSON: bytesSchema,
  authenticatorData: bytesSchema,
  signature: bytesSchema,
  userHandle: z.nullable(bytesSchema),
});

/** A new passkey, as the server is told of it. */
export type MadeCredential = z.output<typeof madeCredentialSchema>;

/** A signature by a passkey, as the server is told of it. */
export type AssertedCredential = z.output<typeof assertedCredentialSchema>;

/** A question to the device, in the JSON form that browsers parse. */
const optionsSchema = z.record(z.string(), z.unknown());

/** Passkeys: made on a device, used instead of the password, taken back. */
export const passkeysContract = {
  listPasskeys: personProcedure
    .route({ method: 'GET', path: '/accounts/passkeys', summary: 'The passkeys by which one may sign in', tags })
    .input(z.strictObject({}))
    .output(
      z.object({
        passkeys: z.array(
          z.object({
            id: idSchema,
            name: z.string(),
            madeAt: z.iso.datetime({ offset: true }),
            lastUsedAt: z.nullable(z.iso.datetime({ offset: true })),
          }),
        ),
      }),
    ),
  beginPasskey: personProcedure
    .route({ method: 'POST', path: '/accounts/passkeys/begin', summary: 'What a device is asked to make', tags })
    .input(passwordInput)
    .output(z.object({ outcome: z.enum(['begun', 'refused', 'not-offered']), options: optionsSchema })),
  finishPasskey: personProcedure
    .route({ method: 'POST', path: '/accounts/passkeys', summary: 'Keep what the device made', tags })
    .input(
      z.strictObject({
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyNameLengthMax)),
        credential: madeCredentialSchema,
      }),
    )
    .output(z.object({ outcome: z.enum(['made', 'refused']) })),
  removePasskey: personCommand('accounts.remove-passkey@1', 'forbidden')
    .route({ method: 'POST', path: '/accounts/passkeys/remove', summary: 'Take a passkey back', tags })
    .input(personCommandEnvelope(z.strictObject({ passkeyId: idSchema })))
    .output(z.object({})),
  removeAllPasskeys: personCommand('accounts.remove-all-passkeys@1', 'forbidden')
    .route({ method: 'POST', path: '/accounts/passkeys/remove-all', summary: 'Take all passkeys back', tags })
    .input(personCommandEnvelope(z.strictObject({})))
    .output(z.object({})),
  beginPasskeySignIn: publicProcedure
    .route({ method: 'POST', path: '/accounts/sign-in/passkey/begin', summary: 'What a device is asked to sign', tags })
    // Each question is remembered for five minutes, so that a body which says nothing must not raise one.
    .input(z.strictObject({ purpose: z.literal('sign-in') }))
    .output(z.object({ options: optionsSchema })),
  signInWithPasskey: publicProcedure
    .route({ method: 'POST', path: '/accounts/sign-in/passkey', summary: 'Sign in with a passkey', tags })
    .input(z.strictObject({ credential: assertedCredentialSchema }))
    .output(z.object({ outcome: z.enum(['signed-in', 'refused']), session: z.nullable(sessionWithTokenSchema) })),
};
