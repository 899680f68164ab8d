import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';

import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import { asAuthRole } from './as-auth-role.ts';
import { session } from './tables.ts';

type PersonTx = Tx & { readonly userId: string };

/** The session that a call itself comes with has this hash; a call without one has none. */
const ownHash = (credential: Credential | null): string => (credential?.kind === 'session' ? credential.tokenHash : '');

/** Where the person is signed in, the latest first. */
export const listDevices = async (tx: PersonTx, credential: Credential | null) => {
  const rows = await asAuthRole(tx, () =>
    tx.db
      .select()
      .from(session)
      .where(and(eq(session.userId, tx.userId), gt(session.expiresAt, sql`now()`)))
      .orderBy(desc(session.updatedAt)),
  );
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent ?? '',
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    isThis: row.token === ownHash(credential),
  }));
};

/** Ends one of the person's sessions; one that is not theirs, or gone, is as good as ended. */
export const endDevice = async (tx: PersonTx, deviceId: string): Promise<void> => {
  await asAuthRole(tx, () => tx.db.delete(session).where(and(eq(session.userId, tx.userId), eq(session.id, deviceId))));
};

/** Ends all of the person's sessions, or all but the one that asks. */
export const signOutEverywhere = async (
  tx: PersonTx,
  what: { readonly which: 'all' | 'others'; readonly credential: Credential | null },
): Promise<void> => {
  const own = what.which === 'others' ? ownHash(what.credential) : '';
  await asAuthRole(tx, () => tx.db.delete(session).where(and(eq(session.userId, tx.userId), ne(session.token, own))));
};
