import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client';
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

type KeptQuery = PersistedClient['clientState']['queries'][number];

/** An answer as it lies on the disk. */
type Kept = { readonly shape: string; readonly query: KeptQuery };

export type KeptAnswersOptions = {
  readonly userId: string;
  /** Of what screens keep: what was written in another is dropped. */
  readonly shape: string;
  /** @unit milliseconds */
  readonly maxAge: number;
};

const opened = createStore('keyval-store', 'keyval');
/** A browser that keeps nothing may throw where it should reject. */
const disk: UseStore = async (mode, work) => opened(mode, work);

const headOf = (userId: string) => `maed.queries.${userId}`;
/** Everything of one person, also what earlier versions of the app wrote as one. */
const everythingOf = (userId: string) => IDBKeyRange.bound(headOf(userId), `${headOf(userId)}\uffff`);

/**
 * One person's answers in IndexedDB, each under a key of its own and written when it comes: a page that is left in the same
 * moment has it, and two tabs don't write over what only the other looked at.
 */
export const keptAnswers = ({ userId, shape, maxAge }: KeptAnswersOptions): Persister => {
  const keyOf = (hash: string) => `${headOf(userId)}.${hash}`;
  /** When what lies on the disk was answered, as far as this tab knows. */
  const written = new Map<string, number>();

  const isUsable = (kept: Kept) => kept.shape === shape && kept.query.state.dataUpdatedAt > Date.now() - maxAge;

  const persistClient = async ({ clientState: { queries } }: PersistedClient): Promise<void> => {
    const fresh = queries.filter(({ queryHash, state }) => written.get(queryHash) !== state.dataUpdatedAt);
    const standing = new Set(queries.map(({ queryHash }) => queryHash));
    const gone = [...written.keys()].filter((hash) => !standing.has(hash));
    if (fresh.length === 0 && gone.length === 0) return;
    const texts = fresh.map((query) => [query.queryHash, JSON.stringify({ shape, query } satisfies Kept)] as const);
    for (const { queryHash, state } of fresh) written.set(queryHash, state.dataUpdatedAt);
    for (const hash of gone) written.delete(hash);
    await disk('readwrite', (store) => {
      for (const [hash, text] of texts) store.put(text, keyOf(hash));
      for (const hash of gone) store.delete(keyOf(hash));
      return promisifyRequest(store.transaction);
    }).catch(() => {
      // A full disk, or one that is being closed: what did not arrive is written when it is next answered.
      for (const { queryHash } of fresh) written.delete(queryHash);
    });
  };

  const readAll = () => disk('readonly', (store) => promisifyRequest<string[]>(store.getAll(everythingOf(userId))));

  const restoreClient = async (): Promise<PersistedClient> => {
    // A browser that keeps nothing has kept nothing: the server is asked.
    const texts = await readAll().catch(() => []);
    const queries = texts
      .map((text) => JSON.parse(text) as Kept)
      .filter(isUsable)
      .map(({ query }) => query);
    for (const { queryHash, state } of queries) written.set(queryHash, state.dataUpdatedAt);
    if (queries.length < texts.length) await dropOthers(queries);
    return { timestamp: Date.now(), buster: shape, clientState: { mutations: [], queries } };
  };

  const dropOthers = (queries: readonly KeptQuery[]): Promise<void> => {
    const usable = new Set<IDBValidKey>(queries.map(({ queryHash }) => keyOf(queryHash)));
    return disk('readwrite', async (store) => {
      const keys = await promisifyRequest(store.getAllKeys(everythingOf(userId)));
      for (const key of keys) if (!usable.has(key)) store.delete(key);
      return promisifyRequest(store.transaction);
    });
  };

  return { persistClient, restoreClient, removeClient: () => wipeKeptAnswers(userId) };
};

/** Whatever people saw who were here before: it is not left for this one. Resolves with whether it is gone. */
export const wipeOthersAnswers = (userId: string): Promise<boolean> =>
  deleteWhere(IDBKeyRange.bound(headOf(''), `${headOf('')}\uffff`), (key) => !key.startsWith(headOf(userId))).then(
    () => true,
    () => false,
  );

/** What one person saw of one restaurant: they belong to it no more. */
export const wipeAnswersAbout = (userId: string, restaurantId: string): Promise<void> =>
  deleteWhere(everythingOf(userId), (key) => key.includes(restaurantId));

const deleteWhere = (range: IDBKeyRange, isMeant: (key: string) => boolean): Promise<void> =>
  disk('readwrite', async (store) => {
    const keys = await promisifyRequest(store.getAllKeys(range));
    for (const key of keys) if (typeof key === 'string' && isMeant(key)) store.delete(key);
    return promisifyRequest(store.transaction);
  });

/** At sign-out: what one person saw is not left for the next. */
export const wipeKeptAnswers = (userId: string): Promise<void> =>
  disk('readwrite', (store) => promisifyRequest(store.delete(everythingOf(userId))));
