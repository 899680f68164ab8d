import { randomBytes } from 'node:crypto';

import type { Pool } from '../../../platform/server/database/pool.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import { asAuthRole } from './as-auth-role.ts';
import { tokenHash } from './token-hash.ts';

/** How long each kind of proof is good for, in minutes. */
const validMinutes = { recovery: 60, 'recovery-session': 15, verification: 3 * 24 * 60 } as const;

/** What a proof proves: that a letter arrived, or that one did and its link was opened in this browser. */
export type ProofKind = keyof typeof validMinutes;

const tokenBytes = 32;
const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

const upsert = `insert into auth.proof (user_id, kind, token_hash, expires_at)
  select $1, $2, $3, now() + make_interval(mins => $4)
  on conflict (user_id, kind) do update
     set token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()`;

/** Makes a proof for a person; an older one of its kind ends. What is given is known to nobody else, this side included. */
export const issueProof = async (tx: Tx, { userId, kind }: { readonly userId: string; readonly kind: ProofKind }): Promise<string> => {
  const token = newToken();
  await asAuthRole(tx, () => tx.client.query(upsert, [userId, kind, tokenHash(token), validMinutes[kind]]));
  return token;
};

/** What became of a proof that came back. */
export type Redeemed = { readonly state: 'good'; readonly userId: string } | { readonly state: 'expired' } | { readonly state: 'unknown' };

const stateOfUnused = async (pool: Pool, hash: string): Promise<Redeemed> => {
  const { rowCount } = await pool.query('select from auth.proof where token_hash = $1', [hash]);
  return { state: (rowCount ?? 0) > 0 ? 'expired' : 'unknown' };
};

/** Takes a proof back, once: of any number who bring the same one at the same time, one is told that it is good. */
export const redeemProof = async (pool: Pool, proof: { readonly token: string; readonly kind: ProofKind }): Promise<Redeemed> => {
  const hash = tokenHash(proof.token);
  const { rows } = await pool.query<{ userId: string }>(
    `delete from auth.proof where token_hash = $1 and kind = $2 and expires_at > now() returning user_id as "userId"`,
    [hash, proof.kind],
  );
  return rows[0] ? { state: 'good', userId: rows[0].userId } : stateOfUnused(pool, hash);
};

/** Exchanges the proof of a mailed link for one that this browser holds, in one statement and once. */
export const openRecovery = async (
  pool: Pool,
  token: string,
): Promise<Exclude<Redeemed, { state: 'good' }> | { readonly token: string }> => {
  const [hash, next] = [tokenHash(token), newToken()];
  const { rowCount } = await pool.query(
    `with used as (
       delete from auth.proof where token_hash = $1 and kind = 'recovery' and expires_at > now() returning user_id)
     insert into auth.proof (user_id, kind, token_hash, expires_at)
     select user_id, 'recovery-session', $2, now() + make_interval(mins => $3) from used
     on conflict (user_id, kind) do update
        set token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()`,
    [hash, tokenHash(next), validMinutes['recovery-session']],
  );
  if ((rowCount ?? 0) > 0) return { token: next };
  const unused = await stateOfUnused(pool, hash);
  return unused.state === 'good' ? { state: 'unknown' } : unused;
};

/** Whose proof this is, without using it up; null where it is none, or no longer. */
export const holderOf = async (pool: Pool, proof: { readonly token: string; readonly kind: ProofKind }): Promise<string | null> => {
  const { rows } = await pool.query<{ userId: string }>(
    `select user_id as "userId" from auth.proof where token_hash = $1 and kind = $2 and expires_at > now()`,
    [tokenHash(proof.token), proof.kind],
  );
  return rows[0]?.userId ?? null;
};
