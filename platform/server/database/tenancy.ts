import type pg from 'pg';
import { escapeLiteral, type PoolClient, type QueryConfig, type QueryResult } from 'pg';

import { isStalePlan } from './database-error.ts';
import { builderOf } from './pool.ts';
import { storeEvents } from './store-events.ts';
import type { AnnouncedEvent, RestaurantTx, Tx } from './tx.ts';

/**
 * Whose word a transaction acts on: a living session, somebody's turn at a shared tablet of one restaurant, a key of one
 * restaurant by which a program acts for whoever made it, or a person whom this process itself vouches for (seed, assistant).
 */
export type Credential =
  | { readonly kind: 'session'; readonly tokenHash: string }
  | { readonly kind: 'tablet'; readonly restaurantId: string; readonly tokenHash: string }
  | { readonly kind: 'key'; readonly restaurantId: string; readonly tokenHash: string }
  | { readonly kind: 'person'; readonly userId: string };

/** Whether a transaction may write; a question never may, and PostgreSQL itself holds it to that. */
export type Access = 'read' | 'write';

type Entrance = {
  readonly user_id: string | null;
  readonly session_expires_at: Date | null;
  readonly person_name: string | null;
  readonly role: string | null;
  readonly owner_id: string | null;
  readonly currency: string | null;
  readonly time_zone: string | null;
  readonly day_cutoff_minutes: number | null;
  readonly tablet_id: string | null;
  /** A link enters by itself, by no key. */
  readonly key_id?: string | null;
  readonly key_scopes?: readonly string[] | null;
  /** What a link is about. */
  readonly subject_id?: string | null;
};

/** Why nobody was let in: no living session, or no membership (whether the restaurant exists is not said). */
export type EntryRefused = { readonly refused: 'no-session' | 'no-membership' };

const noSession: EntryRefused = Object.freeze({ refused: 'no-session' });
const noMembership: EntryRefused = Object.freeze({ refused: 'no-membership' });

/** Whether the work was not begun, because nobody was let in. */
export const isEntryRefused = (value: unknown): value is EntryRefused => value === noSession || value === noMembership;

/** One way in: which pool, on whose word, to read or to write. */
export type Entry = {
  readonly pool: pg.Pool;
  readonly credential: Credential;
  readonly access: Access;
  /** A statement that travels with the entrance in one round trip; it must do nothing where nobody was let in. */
  readonly alongside?: QueryConfig | undefined;
};

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const entranceCall = (credential: Credential, restaurantId: string | null): string => {
  const where = restaurantId === null ? 'null' : escapeLiteral(restaurantId);
  if (credential.kind === 'tablet' || credential.kind === 'key') {
    const enter = credential.kind === 'key' ? 'app.enter_api_key' : 'app.enter_tablet_session';
    return `${enter}(${escapeLiteral(credential.restaurantId)}, ${escapeLiteral(credential.tokenHash)}, ${where})`;
  }
  return credential.kind === 'session'
    ? `app.enter_session(${escapeLiteral(credential.tokenHash)}, ${where})`
    : `app.enter(${escapeLiteral(credential.userId)}, ${where})`;
};

const beginOf = (access: Access): string => (access === 'read' ? 'begin read only' : 'begin');

/** Opens the transaction, checks the session and enters the restaurant in one message. */
const open = (client: PoolClient, access: Access, call: string): Promise<QueryResult<Entrance>[]> =>
  client.query(`${beginOf(access)}; select * from ${call}`) as unknown as Promise<QueryResult<Entrance>[]>;

const entranceOf = async (opening: Promise<QueryResult<Entrance>[]>): Promise<Entrance> => {
  const entrance = (await opening)[1]?.rows[0];
  if (!entrance) throw new Error('The entrance function answered without a row.');
  return entrance;
};

/** A connection inside its transaction, and what was sent on it that only the commit waits for. */
type Line = {
  readonly client: PoolClient;
  readonly sent: Promise<unknown>[];
  readonly afterwards: ((pool: pg.Pool) => void)[];
  /** The answer to what travelled with the entrance. */
  readonly alongside: Promise<QueryResult> | null;
};

const plainTx = ({ client, sent, afterwards }: Line, userId: string | null): Tx =>
  ({ db: builderOf(client), client, sent, afterwards, userId, events: [] as AnnouncedEvent[] }) as unknown as Tx;

const restaurantTx = (line: Line, entrance: Entrance, restaurantId: string): RestaurantTx =>
  ({
    ...plainTx(line, entrance.user_id),
    restaurantId,
    ownerId: entrance.owner_id,
    personName: entrance.person_name,
    role: entrance.role ?? 'system',
    currency: entrance.currency,
    timeZone: entrance.time_zone,
    dayCutoffMinutes: entrance.day_cutoff_minutes,
    tabletId: entrance.tablet_id,
    keyId: entrance.key_id ?? null,
    keyScopes: entrance.key_scopes ?? null,
  }) as unknown as RestaurantTx;

/**
 * Runs the work and ends the transaction: commit when it returns, rollback when it throws. A connection whose rollback
 * fails is thrown away rather than handed to the next request in an unknown state, and so is one that keeps a stale plan.
 */
const settle = async <Result>(line: Line, work: () => Promise<Result>): Promise<Result> => {
  const { client, sent } = line;
  try {
    const result = await work();
    await Promise.all([...sent, client.query('commit')]);
    client.release();
    return result;
  } catch (fault) {
    const failed = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(failed || isStalePlan(fault));
    throw fault;
  }
};

const inTransaction = async <Result>(
  entry: Pick<Entry, 'pool' | 'access' | 'alongside'>,
  call: string,
  work: (line: Line, entrance: Entrance) => Promise<Result>,
): Promise<Result> => {
  const client = await entry.pool.connect();
  const opening = open(client, entry.access, call);
  const alongside = entry.alongside ? client.query(entry.alongside) : null;
  // Its failure is told to whoever asks for its answer; before that nobody listens.
  alongside?.catch(() => undefined);
  const line: Line = { client, sent: [], afterwards: [], alongside };
  const result = await settle(line, async () => work(line, await entranceOf(opening)));
  for (const afterward of line.afterwards) afterward(entry.pool);
  return result;
};

/** A transaction inside one restaurant, for a member of it; others are refused without learning whether it exists. */
export const withRestaurant = async <Result>(
  entry: Entry,
  restaurantId: string,
  work: (tx: RestaurantTx, alongside: Promise<QueryResult> | null) => Promise<Result>,
): Promise<Result | EntryRefused> =>
  inTransaction<Result | EntryRefused>(
    entry,
    entranceCall(entry.credential, isUuid(restaurantId) ? restaurantId : null),
    (line, entrance) => {
      if (entrance.user_id === null) return Promise.resolve(noSession);
      if (entrance.role === null) return Promise.resolve(noMembership);
      return work(restaurantTx(line, entrance, restaurantId), line.alongside);
    },
  );

/** A link that opens one thing of one restaurant to whoever holds it. */
export type HeldLink = { readonly restaurantId: string; readonly tokenHash: string; readonly kind: string };

/**
 * A transaction inside the restaurant of a link, as nobody in particular. What the link is about is all that the work may
 * look at: row security keeps it to the restaurant, and the work itself to the subject.
 */
export const withLink = async <Result>(
  entry: Omit<Entry, 'credential'>,
  { restaurantId, tokenHash, kind }: HeldLink,
  work: (tx: RestaurantTx, held: { readonly subjectId: string; readonly alongside: Promise<QueryResult> | null }) => Promise<Result>,
): Promise<Result | EntryRefused> =>
  inTransaction<Result | EntryRefused>(
    entry,
    `app.resolve_link(${escapeLiteral(restaurantId)}, ${escapeLiteral(tokenHash)}, ${escapeLiteral(kind)})`,
    (line, entrance) => {
      const { subject_id: subjectId } = entrance;
      if (entrance.role === null || !subjectId) return Promise.resolve(noMembership);
      return work(restaurantTx(line, entrance, restaurantId), { subjectId, alongside: line.alongside });
    },
  );

/** A transaction of one signed-in person, outside any restaurant. */
export const withPerson = async <Result>(
  entry: Entry,
  work: (tx: Tx & { readonly userId: string }) => Promise<Result>,
): Promise<Result | EntryRefused> =>
  inTransaction<Result | EntryRefused>(entry, entranceCall(entry.credential, null), (line, entrance) => {
    if (entrance.user_id === null) return Promise.resolve(noSession);
    return work(plainTx(line, entrance.user_id) as Tx & { readonly userId: string });
  });

/**
 * A transaction of the restaurant itself, for jobs. What is announced in it is stored with its commit.
 *
 * @param reason stands in PostgreSQL's own view of what runs, so that a slow job names itself
 * @throws when the restaurant is gone
 */
export const withSystem = async <Result>(
  pool: pg.Pool,
  where: { readonly restaurantId: string; readonly reason: string },
  work: (tx: RestaurantTx) => Promise<Result>,
): Promise<Result> =>
  inTransaction({ pool, access: 'write' }, `app.enter_system(${escapeLiteral(where.restaurantId)})`, async (line, entrance) => {
    if (entrance.owner_id === null) throw new Error(`Restaurant ${where.restaurantId} is gone.`);
    await line.client.query(`set local application_name = ${escapeLiteral(`maed: ${where.reason}`)}`);
    const tx = restaurantTx(line, entrance, where.restaurantId);
    const result = await work(tx);
    storeEvents(tx);
    return result;
  });

/**
 * A part of a job's transaction that is of another restaurant, for what several of them have a hand in at once. Afterwards the
 * transaction is where it was; what is announced in the part is not stored.
 *
 * @throws for whoever is no job, and when the other restaurant is gone
 */
export const alsoIn = async <Result>(
  tx: RestaurantTx,
  restaurantId: string,
  work: (tx: RestaurantTx) => Promise<Result>,
): Promise<Result> => {
  if (tx.role !== 'system') throw new Error('Only a job is in more than one restaurant.');
  const there = await enterAsSystem(tx, restaurantId);
  const result = await work({ ...there, events: [] });
  await enterAsSystem(tx, tx.restaurantId);
  return result;
};

const enterAsSystem = async (tx: RestaurantTx, restaurantId: string): Promise<RestaurantTx> => {
  const { rows } = await tx.client.query<Entrance>('select * from app.enter_system($1)', [restaurantId]);
  const [entrance] = rows;
  if (!entrance?.owner_id) throw new Error(`Restaurant ${restaurantId} is gone.`);
  const { currency, time_zone: timeZone, day_cutoff_minutes: dayCutoffMinutes, owner_id: ownerId } = entrance;
  return { ...tx, restaurantId, ownerId, currency, timeZone, dayCutoffMinutes } as RestaurantTx;
};
