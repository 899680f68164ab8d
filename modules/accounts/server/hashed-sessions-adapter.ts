import type { DBAdapter, DBAdapterInstance, DBTransactionAdapter, Where } from 'better-auth';

import { tokenHash } from './token-hash.ts';

/** The tokens that one query speaks of, by their hashes, so that its answer can speak of them too. */
type Spoken = Map<string, string>;

const hashInto = (spoken: Spoken, token: unknown): unknown => {
  if (Array.isArray(token)) return token.map((one) => hashInto(spoken, one));
  if (typeof token !== 'string') return token;
  const hash = tokenHash(token);
  spoken.set(hash, token);
  return hash;
};

const hideIn = <Fields extends object>(spoken: Spoken, fields: Fields): Fields =>
  'token' in fields ? { ...fields, token: hashInto(spoken, fields.token) } : fields;

const hide = <Query extends object>(spoken: Spoken, query: Query): Query => {
  const { where, data, update } = query as { where?: Where[]; data?: object; update?: object };
  return {
    ...query,
    ...(where && {
      where: where.map((part) => (part.field === 'token' ? { ...part, value: hashInto(spoken, part.value) } : part)),
    }),
    ...(data && { data: hideIn(spoken, data) }),
    ...(update && { update: hideIn(spoken, update) }),
  };
};

const show = (spoken: Spoken, answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer.map((one) => show(spoken, one));
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return answer;
  return { ...answer, token: spoken.get(String(answer.token)) ?? answer.token };
};

type Ask = (query: { readonly model: string }) => Promise<unknown>;

const hashed = <Adapter extends DBTransactionAdapter>(inner: Adapter): Adapter => {
  const through =
    (ask: Ask): Ask =>
    async (query) => {
      if (query.model !== 'session') return ask(query);
      const spoken: Spoken = new Map();
      return show(spoken, await ask(hide(spoken, query)));
    };
  const { create, findOne, findMany, count, update, updateMany, delete: remove, deleteMany, consumeOne, incrementOne } = inner;
  const asked = { create, findOne, findMany, count, update, updateMany, delete: remove, deleteMany, consumeOne, incrementOne };
  return { ...inner, ...Object.fromEntries(Object.entries(asked).map(([name, ask]) => [name, through(ask as Ask)])) };
};

/**
 * Lets the sign-in library work with session tokens while the database holds their SHA-256 alone: a stolen backup opens
 * nothing. The library has no such setting of its own. A token comes back where the query named it; a list of
 * somebody's sessions carries hashes, so sessions of others are ended by person or by id, never by token.
 */
export const withHashedSessions =
  (database: DBAdapterInstance): DBAdapterInstance =>
  (options) => {
    const inner = database(options) as DBAdapter;
    return {
      ...hashed(inner),
      transaction: (work) => inner.transaction((trx) => work(hashed(trx))),
    };
  };
