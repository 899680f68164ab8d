import { withPerson } from '../../../platform/server/database/tenancy.ts';
import { queueMail } from '../../../platform/server/mail/queue-mail.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { asAuthRole } from './as-auth-role.ts';
import { isPasswordRight } from './asked-password.ts';
import { hashPassword } from './password-hash.ts';
import { loadProfile } from './profiles.ts';
import { holderOf } from './proofs.ts';
import { endedRecoveryCookie, recoveryTokenOf } from './recovery-cookie.ts';
import { tokenHash } from './token-hash.ts';

/** Whoever may set a password, and on the strength of what. */
type Setter =
  | { readonly session: 'recovery'; readonly userId: string; readonly token: string }
  | { readonly session: 'living'; readonly userId: string; readonly isCurrentPasswordNeeded: boolean };

/** A sign-in that is older must know the password: a phone left on a table is no reason to lose an account. */
const freshMinutes = 60;

const livingSetter = async (context: RequestContext): Promise<Setter | null> => {
  const { credential, pools } = context;
  if (credential?.kind !== 'session') return null;
  const { rows } = await pools.auth.query<{ userId: string; isOld: boolean }>(
    `select s.user_id as "userId", s.created_at < now() - make_interval(mins => $2) as "isOld"
       from auth.session s where s.token = $1 and s.expires_at > now()`,
    [credential.tokenHash, freshMinutes],
  );
  const found = rows[0];
  return found ? { session: 'living', userId: found.userId, isCurrentPasswordNeeded: found.isOld } : null;
};

const setterOf = async (context: RequestContext): Promise<Setter | null> => {
  const token = recoveryTokenOf(context.headers);
  const userId = token && (await holderOf(context.pools.auth, { token, kind: 'recovery-session' }));
  return userId ? { session: 'recovery', userId, token } : livingSetter(context);
};

/** What a recovery screen may know of where it stands. */
export type RecoveryState = { readonly session: 'none' | 'recovery' | 'living'; readonly isCurrentPasswordNeeded: boolean };

/** Whose password may be set here and now: that of a verified link before that of the sign-in. */
export const recoveryState = async (context: RequestContext): Promise<RecoveryState> => {
  const setter = await setterOf(context);
  if (setter === null) return { session: 'none', isCurrentPasswordNeeded: false };
  return { session: setter.session, isCurrentPasswordNeeded: setter.session === 'living' && setter.isCurrentPasswordNeeded };
};

/** How setting a password ended. */
export type PasswordOutcome = 'done' | 'no-session' | 'current-password-needed' | 'current-password-wrong';

type Passwords = { readonly newPassword: string; readonly currentPassword: string | null };

/**
 * Sets a new password. Every session of the person ends with it, this one too, and so does every link that was mailed.
 *
 * @refuses RATE_LIMITED after too many guesses at the current password, which count as sign-ins do
 */
export const setPassword = async (wiring: AccountsWiring, context: RequestContext, passwords: Passwords): Promise<PasswordOutcome> => {
  const setter = await setterOf(context);
  if (setter === null) return 'no-session';
  const objection = await objectionTo(wiring, context, { setter, passwords });
  if (objection) return objection;
  const isSet = await write(wiring, context, { setter, hash: await hashPassword(passwords.newPassword) });
  if (isSet) context.responseHeaders.append('set-cookie', endedRecoveryCookie(wiring.baseUrl));
  return isSet ? 'done' : 'no-session';
};

const objectionTo = async (
  wiring: AccountsWiring,
  context: RequestContext,
  { setter, passwords }: { readonly setter: Setter; readonly passwords: Passwords },
): Promise<PasswordOutcome | null> => {
  if (setter.session === 'recovery' || !setter.isCurrentPasswordNeeded) return null;
  if (passwords.currentPassword === null) return 'current-password-needed';
  const asked = { userId: setter.userId, password: passwords.currentPassword };
  return (await isPasswordRight(wiring, context, asked)) ? null : 'current-password-wrong';
};

/**
 * One transaction, so that it happens whole or not at all; a verified link that somebody else has used up sets nothing.
 * A letter says so, to an address that whoever took the account may not read.
 */
const write = async (wiring: AccountsWiring, context: RequestContext, change: { setter: Setter; hash: string }): Promise<boolean> => {
  const { userId } = change.setter;
  const entry = { pool: context.pools.app, credential: { kind: 'person', userId }, access: 'write' } as const;
  const isSet = await withPerson(entry, async (tx) => {
    const { rows } = await asAuthRole(tx, () => tx.client.query<Changed>(statement, valuesOf(change)));
    const { isSet: isChanged = false, passkeyCount = 0 } = rows[0] ?? {};
    const person = isChanged && wiring.areLettersRead ? await loadProfile(tx, userId) : null;
    if (person) {
      const facts = { firstName: person.firstName, passkeyCount, path: '/settings?tab=security' } as const;
      await queueMail(tx, { to: person.email, language: person.language, template: 'password-changed', facts });
    }
    return isChanged;
  });
  return isSet === true;
};

type Changed = { readonly isSet: boolean; readonly passkeyCount: number };

const valuesOf = ({ setter, hash }: { readonly setter: Setter; readonly hash: string }): unknown[] => [
  setter.userId,
  hash,
  setter.session === 'recovery' ? tokenHash(setter.token) : null,
];

/** Passkeys and the second factor stay: docs/decisions/010 says why. */
const statement = `
  with used as (
    delete from auth.proof
     where user_id = $1 and kind = 'recovery-session' and token_hash = $3 and expires_at > now() returning user_id),
  allowed as (
    select $1::uuid as user_id where $3::text is null union all select user_id from used),
  changed as (
    update auth.account a set password = $2, updated_at = now() from allowed
     where a.user_id = allowed.user_id and a.provider_id = 'credential' returning a.user_id),
  ended as (delete from auth.session using changed where session.user_id = changed.user_id),
  spent as (
    delete from auth.proof using changed
     where proof.user_id = changed.user_id and proof.kind <> 'verification' and proof.token_hash is distinct from $3)
  select exists (select from changed) as "isSet",
         (select count(*)::int from auth.passkey where user_id = $1) as "passkeyCount"`;
