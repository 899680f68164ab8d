import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins';
import { drizzle } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';

import type { Pool } from '../../../platform/server/database/pool.ts';
import { passwordLengthMax, passwordLengthMin } from '../rules/password.ts';
import { withHashedSessions } from './hashed-sessions-adapter.ts';
import { mustKnowItsOwner } from './know-its-owner.ts';
import { openSessionPlugin } from './open-session-plugin.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { account, passkeyTable, rateLimit, session, twoFactorTable, user, verification } from './tables.ts';

/** What the sign-in library is set up with. */
export type SignInSettings = {
  readonly secret: string;
  /** The address that people type; cookies are secure where it is https. */
  readonly baseUrl: string;
};

/** The header that carries the caller's address; set by us from the socket, never taken from outside. */
export const clientAddressHeader = 'x-maed-client-address';

/** How long a session lives unused, and how old it must be before use prolongs it. */
const sessionDays = 30;
const prolongAfterDays = 1;
const day = 24 * 60 * 60;

/** Calls to sign in from one address within a minute. */
const signInsPerMinute = 30;

/**
 * The sign-in library on our tables: sessions, passwords by argon2id, limits kept in the database so that every server
 * of one database counts together. Its HTTP routes are not mounted; the accounts router calls it.
 */
export const createSignInLibrary = (pool: Pool, settings: SignInSettings) =>
  betterAuth({
    secret: settings.secret,
    baseURL: settings.baseUrl,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: withHashedSessions(
      drizzleAdapter(drizzle(pool), {
        provider: 'pg',
        schema: { user, session, account, verification, rateLimit, twoFactor: twoFactorTable, passkey: passkeyTable },
      }),
    ),
    // What proves something once is looked up by what was mailed, of which only a hash is kept as well.
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLengthMin,
      maxPasswordLength: passwordLengthMax,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: {
      expiresIn: sessionDays * day,
      updateAge: prolongAfterDays * day,
      cookieCache: { enabled: false },
      // What changes how one signs in asks for the password instead, however young the session is.
      freshAge: 0,
    },
    plugins: [twoFactor({ issuer: 'Maed' }), passkeysOf(settings.baseUrl), openSessionPlugin],
    rateLimit: {
      enabled: true,
      storage: 'database',
      customRules: {
        '/sign-in/email': { window: 60, max: signInsPerMinute },
        '/passkey/*': { window: 60, max: signInsPerMinute },
        '/two-factor/*': { window: 60, max: signInsPerMinute },
      },
    },
    advanced: {
      database: { generateId: () => uuidv7() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      cookiePrefix: 'maed',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
  });

/** A passkey is bound to the address that people type, and no other page can ask for it. */
const passkeysOf = (baseUrl: string) =>
  passkey({
    rpName: 'Maed',
    rpID: new URL(baseUrl).hostname,
    origin: new URL(baseUrl).origin,
    // It stands for password and code together, so the device must know whom it serves, and be able to find it without an address.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: { afterVerification: mustKnowItsOwner },
    authentication: { afterVerification: mustKnowItsOwner },
  });

/** The configured sign-in library. */
export type SignInLibrary = ReturnType<typeof createSignInLibrary>;
