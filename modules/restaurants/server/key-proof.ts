import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import { tokenHash } from '../../accounts/server/public.ts';
import { isKeyLike, readApiKey } from '../rules/api-key.ts';

/** A key's own word: which restaurant it names, and the hash of what proves it there. */
export type KeyCredential = Extract<Credential, { kind: 'key' }>;

/** The key that a request carries as its bearer; `unreadable` for a word that means to be one and is none; null without one. */
export const keyOf = (headers: Headers): KeyCredential | 'unreadable' | null => {
  const word = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (word === undefined || !isKeyLike(word)) return null;
  const proof = readApiKey(word);
  return proof === null ? 'unreadable' : { kind: 'key', restaurantId: proof.restaurantId, tokenHash: tokenHash(proof.secret) };
};

/** Counts a call by a key before anything of it is looked at; which key it is, or null where it lives no more or never did. */
export const noteKeyCall = async (pools: Pools, { restaurantId, tokenHash: hash }: KeyCredential): Promise<string | null> => {
  const { rows } = await pools.app.query<{ id: string | null }>({
    name: 'note-api-call',
    text: 'select app.note_api_call($1, $2) as id',
    values: [restaurantId, hash],
  });
  return rows[0]?.id ?? null;
};

/** Counts, of today's calls by a key, one that was refused. */
export const noteKeyRefusal = async (pools: Pools, key: { readonly restaurantId: string; readonly keyId: string }): Promise<void> => {
  await pools.app.query({
    name: 'note-api-refusal',
    text: 'select app.note_api_refusal($1, $2)',
    values: [key.restaurantId, key.keyId],
  });
};
