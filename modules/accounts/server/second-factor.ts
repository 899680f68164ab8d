import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { asAuthRole } from './as-auth-role.ts';
import { takeAttempt, type Asked } from './asked-password.ts';
import { openedSession, passCookies, type SessionWithToken } from './current-session.ts';
import { throughItsDoor } from './library-door.ts';

type Person = { readonly userId: string };

const appCode = /^\d{6}$/;

/** How the second step of a sign-in ended. */
export type Confirmed = { readonly outcome: 'signed-in' | 'wrong-code' | 'expired'; readonly session: SessionWithToken | null };

/** Finishes a sign-in whose password was right, with a code of the app or a backup code. */
export const confirmSignIn = async (wiring: AccountsWiring, context: RequestContext, code: string): Promise<Confirmed> => {
  const path = appCode.test(code) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
  const response = await throughItsDoor(wiring, context, { path, body: { code } });
  if (response.ok) {
    const session = await openedSession(wiring, context, response.headers);
    return { outcome: session ? 'signed-in' : 'expired', session };
  }
  const { code: fault } = (await response.json()) as { readonly code?: string };
  return { outcome: fault === 'INVALID_CODE' || fault === 'INVALID_BACKUP_CODE' ? 'wrong-code' : 'expired', session: null };
};

/** Whether the person is asked for a second factor. */
export const isSecondFactorOn = (tx: Tx & Person): Promise<boolean> =>
  asAuthRole(tx, async () => {
    const { rows } = await tx.client.query<{ isOn: boolean }>('select two_factor_enabled as "isOn" from auth."user" where id = $1', [
      tx.userId,
    ]);
    return rows[0]?.isOn === true;
  });

/** Makes a key for an app, with backup codes; nothing is asked at the sign-in before a first code was typed. */
export const beginSecondFactor = async (wiring: AccountsWiring, context: RequestContext, { userId, password }: Asked) => {
  await takeAttempt(wiring, context, userId);
  const response = await throughItsDoor(wiring, context, { path: '/two-factor/enable', body: { password } });
  if (!response.ok) return { outcome: 'refused' as const, uri: '', backupCodes: [] };
  const { totpURI, backupCodes } = (await response.json()) as { readonly totpURI: string; readonly backupCodes: string[] };
  return { outcome: 'begun' as const, uri: totpURI, backupCodes };
};

/** Switches it on by a first code. The session gets a new token, as the library does whenever its strength changes. */
export const confirmSecondFactor = async (wiring: AccountsWiring, context: RequestContext, code: string): Promise<boolean> => {
  const response = await throughItsDoor(wiring, context, { path: '/two-factor/verify-totp', body: { code } });
  passCookies(response.headers, context.responseHeaders);
  return response.ok;
};

/** Switches it off by the password. */
export const endSecondFactor = async (wiring: AccountsWiring, context: RequestContext, { userId, password }: Asked): Promise<boolean> => {
  await takeAttempt(wiring, context, userId);
  const response = await throughItsDoor(wiring, context, { path: '/two-factor/disable', body: { password } });
  if (response.ok) passCookies(response.headers, context.responseHeaders);
  return response.ok;
};
