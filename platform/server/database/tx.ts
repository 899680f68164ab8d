import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';

import type { Pool } from './pool.ts';

declare const transactional: unique symbol;

/**
 * The only handle to the database: one open transaction that already knows who is acting. It comes from `withPerson`,
 * `withRestaurant` or `withSystem`, is the first argument of everything that reads or writes, and is never kept.
 */
export type Tx = {
  readonly db: NodePgDatabase;
  readonly client: PoolClient;
  /** Whoever acts; null for a job and for someone who is not signed in. */
  readonly userId: string | null;
  /** Facts to announce when the transaction commits; `announce` adds to them. */
  readonly events: AnnouncedEvent[];
  /** Statements on their way that nobody waits for but the commit; `sendLast` adds to them. */
  readonly sent: Promise<unknown>[];
  /** What is done once the transaction has committed; `afterCommit` adds to it. */
  readonly afterwards: ((pool: Pool) => void)[];
  readonly [transactional]: true;
};

/** A transaction inside one restaurant, with what every decision there needs to know of it. */
export type RestaurantTx = Tx & {
  readonly restaurantId: string;
  readonly ownerId: string;
  /** What colleagues call whoever acts; null for a job. */
  readonly personName: string | null;
  /** The acting person's role; `system` for a job. */
  readonly role: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly dayCutoffMinutes: number;
  /** The shared tablet that the person acts at; null on a device of their own, and for a job. */
  readonly tabletId: string | null;
  /** The key by which a program acts in the person's name; null for people themselves, and for a job. */
  readonly keyId: string | null;
  /** What that key was made for; it narrows the role. */
  readonly keyScopes: readonly string[] | null;
};

/** A fact in the past tense with its version: `inventory.v1.movement-recorded`. */
export type AnnouncedEvent = { readonly name: string; readonly payload: object };

/** Notes a fact for those who listen; it is stored with a number of its own when the command ends, or not at all. */
export const announce = (tx: RestaurantTx, event: AnnouncedEvent): void => {
  tx.events.push(event);
};

/**
 * Sends a statement that nothing after it reads, without waiting: it travels with the commit in one round trip. When it
 * fails, the commit is a rollback and the call fails with its error.
 */
export const sendLast = (tx: Tx, statement: QueryConfig): Promise<QueryResult> => {
  const answer = tx.client.query(statement);
  answer.catch(() => undefined);
  tx.sent.push(answer);
  return answer;
};

/** Does something once the transaction has committed, and never where it has not. Nobody waits for it; it must not throw. */
export const afterCommit = (tx: Tx, work: (pool: Pool) => void): void => {
  tx.afterwards.push(work);
};
