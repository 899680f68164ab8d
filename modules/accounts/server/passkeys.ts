import { and, desc, eq } from 'drizzle-orm';

import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import type { AssertedCredential, MadeCredential } from '../contract/passkeys.contract.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { asAuthRole } from './as-auth-role.ts';
import { isPasswordRight } from './asked-password.ts';
import { openedSession, passCookies } from './current-session.ts';
import { throughItsDoor } from './library-door.ts';
import { passkeyTable } from './tables.ts';

type PersonTx = Tx & { readonly userId: string };
type PersonContext = RequestContext & { readonly tx: PersonTx };
type Options = Readonly<Record<string, unknown>>;

/** The person's passkeys, the newest first. */
export const listPasskeys = async (tx: PersonTx) => {
  const { userId } = passkeyTable;
  const rows = await asAuthRole(tx, () =>
    tx.db.select().from(passkeyTable).where(eq(userId, tx.userId)).orderBy(desc(passkeyTable.createdAt)),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    madeAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
};

/** Takes back one of the person's passkeys; one that is not theirs, or gone, is as good as removed. */
export const removePasskey = async (tx: PersonTx, passkeyId: string): Promise<void> => {
  await asAuthRole(tx, () => tx.db.delete(passkeyTable).where(and(eq(passkeyTable.userId, tx.userId), eq(passkeyTable.id, passkeyId))));
};

/** Takes back all of the person's passkeys. */
export const removeAllPasskeys = async (tx: PersonTx): Promise<void> => {
  await asAuthRole(tx, () => tx.db.delete(passkeyTable).where(eq(passkeyTable.userId, tx.userId)));
};

/** What the device is asked to make; a cookie binds its answer to this question, for five minutes. */
export const beginPasskey = async (wiring: AccountsWiring, context: PersonContext, password: string) => {
  if (!(await wiring.mayStrengthen(context.tx))) return { outcome: 'not-offered' as const, options: {} };
  const refused = { outcome: 'refused' as const, options: {} };
  if (!(await isPasswordRight(wiring, context, { userId: context.tx.userId, password }))) return refused;
  const options = await askFor(wiring, context, '/passkey/generate-register-options');
  return options ? { outcome: 'begun' as const, options } : refused;
};

/** Keeps what the device made. */
export const finishPasskey = async (
  wiring: AccountsWiring,
  context: PersonContext,
  made: { readonly name: string; readonly credential: MadeCredential },
): Promise<'made' | 'refused'> => {
  const { id, ...response } = made.credential;
  const body = { name: made.name, response: { id, rawId: id, type: 'public-key', response } };
  return (await throughItsDoor(wiring, context, { path: '/passkey/verify-registration', body })).ok ? 'made' : 'refused';
};

/** What the device is asked to sign; nothing says whose passkeys there are. */
export const beginPasskeySignIn = async (wiring: AccountsWiring, context: RequestContext): Promise<Options> => {
  const options = await askFor(wiring, context, '/passkey/generate-authenticate-options');
  return { ...options, allowCredentials: [], userVerification: 'required' };
};

/** Opens a session for whoever the device knows; its signature stands for the password and the code together. */
export const signInWithPasskey = async (wiring: AccountsWiring, context: RequestContext, credential: AssertedCredential) => {
  const { id, userHandle, ...signed } = credential;
  const response = { id, rawId: id, type: 'public-key', response: { ...signed, ...(userHandle !== null && { userHandle }) } };
  const answer = await throughItsDoor(wiring, context, { path: '/passkey/verify-authentication', body: { response } });
  const session = answer.ok ? await openedSession(wiring, context, answer.headers) : null;
  if (session === null) return { outcome: 'refused' as const, session };
  await context.pools.auth.query('update auth.passkey set last_used_at = now() where credential_id = $1', [id]);
  return { outcome: 'signed-in' as const, session };
};

const askFor = async (wiring: AccountsWiring, context: RequestContext, path: string): Promise<Options | null> => {
  const answer = await throughItsDoor(wiring, context, { path, body: null });
  if (!answer.ok) return null;
  passCookies(answer.headers, context.responseHeaders);
  return (await answer.json()) as Options;
};
