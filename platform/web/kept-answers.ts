import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client';
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

import { fromTexts, toTexts, type Kept, type KeptQuery, type KeptTexts } from './kept-texts.ts';

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
/** Stands in no key of an answer, which is JSON, and puts the pieces of a long one right behind it. */
const pieceMark = '\n';
const pieceKey = (key: string, at: number) => (at === 0 ? key : `${key}${pieceMark}${String(at).padStart(4, '0')}`);
const wholeOf = (key: string) => IDBKeyRange.bound(key, `${key}${pieceMark}\uffff`);

/**
 * One person's answers in IndexedDB, each under a key of its own and written when it comes: a page that is left in the same
 * moment has it, and two tabs don't write over what only the other looked at.
 */
export const keptAnswers = ({ userId, shape, maxAge }: KeptAnswersOptions): Persister => {
  const keyOf = (hash: string) => `${headOf(userId)}.${hash}`;
  /** When what lies on the disk was answered, as far as this tab knows. */
  const written = new Map<string, number>();

  const isUsable = (kept: Kept) => kept.shape === shape && kept.query.state.dataUpdatedAt > Date.now() - maxAge;

  const keep = async (query: KeptQuery): Promise<void> => {
    const { queryHash, state } = query;
    written.set(queryHash, state.dataUpdatedAt);
    const wipesBefore = wipes;
    const texts = await toTexts({ shape, query });
    // Answered anew, forgotten, or wiped with whatever else lay there, while this was written down.
    if (written.get(queryHash) !== state.dataUpdatedAt || wipes !== wipesBefore) return;
    await disk('readwrite', (store) => putPieces(store, keyOf(queryHash), texts)).catch(() => {
      // A full disk, or one that is being closed: what did not arrive is written when it is next answered.
      written.delete(queryHash);
    });
  };

  const forget = async (hashes: readonly string[]): Promise<void> => {
    for (const hash of hashes) written.delete(hash);
    await disk('readwrite', (store) => {
      for (const hash of hashes) store.delete(wholeOf(keyOf(hash)));
      return promisifyRequest(store.transaction);
    }).catch(() => undefined);
  };

  const persistClient = async ({ clientState: { queries } }: PersistedClient): Promise<void> => {
    const fresh = queries.filter(({ queryHash, state }) => written.get(queryHash) !== state.dataUpdatedAt);
    const standing = new Set(queries.map(({ queryHash }) => queryHash));
    const gone = [...written.keys()].filter((hash) => !standing.has(hash));
    await Promise.all([...fresh.map(keep), ...(gone.length > 0 ? [forget(gone)] : [])]);
  };

  const restoreClient = async (): Promise<PersistedClient> => {
    // A browser that keeps nothing has kept nothing: the server is asked.
    const { answers, isAllRead } = await disk('readonly', (store) => readPieces(store, everythingOf(userId))).catch(() => nothingKept);
    const kept = await Promise.all(answers.map(fromTexts));
    const queries = kept.filter(isUsable).map(({ query }) => query);
    for (const { queryHash, state } of queries) written.set(queryHash, state.dataUpdatedAt);
    if (!isAllRead || queries.length < answers.length) await dropOthers(queries);
    return { timestamp: Date.now(), buster: shape, clientState: { mutations: [], queries } };
  };

  const dropOthers = (queries: readonly KeptQuery[]): Promise<void> => {
    const usable = new Set<IDBValidKey>(queries.map(({ queryHash }) => keyOf(queryHash)));
    return disk('readwrite', async (store) => {
      const keys = await promisifyRequest(store.getAllKeys(everythingOf(userId)));
      for (const key of keys) if (typeof key !== 'string' || !usable.has(key.split(pieceMark)[0] ?? '')) store.delete(key);
      return promisifyRequest(store.transaction);
    });
  };

  return { persistClient, restoreClient, removeClient: () => wipeKeptAnswers(userId) };
};

/** Puts an answer in place of what was there. Each piece is a task of its own, and all of them are there or none. */
const putPieces = async (store: IDBObjectStore, key: string, texts: KeptTexts): Promise<void> => {
  await promisifyRequest(store.delete(wholeOf(key)));
  for (const [at, text] of texts.entries()) await promisifyRequest(store.put(text, pieceKey(key, at)));
};

type ReadAnswers = {
  readonly answers: readonly KeptTexts[];
  /** False where other versions left something. */ readonly isAllRead: boolean;
};

const nothingKept: ReadAnswers = { answers: [], isAllRead: true };

/** Reads answers, each piece in a task of its own. */
const readPieces = async (store: IDBObjectStore, range: IDBKeyRange): Promise<ReadAnswers> => {
  const request = store.openCursor(range);
  const answers: [string, ...string[]][] = [];
  let isAllRead = true;
  for (let cursor = await promisifyRequest(request); cursor; cursor = await promisifyRequest(request)) {
    const { key, value: text } = cursor as { readonly key: IDBValidKey; readonly value: unknown };
    if (typeof key !== 'string' || typeof text !== 'string') isAllRead = false;
    else if (key.includes(pieceMark)) answers.at(-1)?.push(text);
    else answers.push([text]);
    cursor.continue();
  }
  return { answers, isAllRead };
};

/** How often anything was wiped on this page: nothing that was being written down meanwhile is put there after it. */
let wipes = 0;

/** Whatever people saw who were here before: it is not left for this one. Resolves with whether it is gone. */
export const wipeOthersAnswers = (userId: string): Promise<boolean> =>
  deleteWhere(IDBKeyRange.bound(headOf(''), `${headOf('')}\uffff`), (key) => !key.startsWith(headOf(userId))).then(
    () => true,
    () => false,
  );

/** What one person saw of one restaurant: they belong to it no more. */
export const wipeAnswersAbout = (userId: string, restaurantId: string): Promise<void> =>
  deleteWhere(everythingOf(userId), (key) => key.includes(restaurantId));

const deleteWhere = (range: IDBKeyRange, isMeant: (key: string) => boolean): Promise<void> => {
  wipes += 1;
  return disk('readwrite', async (store) => {
    const keys = await promisifyRequest(store.getAllKeys(range));
    for (const key of keys) if (typeof key === 'string' && isMeant(key)) store.delete(key);
    return promisifyRequest(store.transaction);
  });
};

/** At sign-out: what one person saw is not left for the next. */
export const wipeKeptAnswers = (userId: string): Promise<void> => {
  wipes += 1;
  return disk('readwrite', (store) => promisifyRequest(store.delete(everythingOf(userId))));
};
