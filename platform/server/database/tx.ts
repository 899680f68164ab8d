import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';

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
  readonly [transactional]: true;
};

/** A transaction inside one restaurant, with what every decision there needs to know of it. */
export type RestaurantTx = Tx & {
  readonly restaurantId: string;
  readonly ownerId: string;
  /** The acting person's role; `system` for a job. */
  readonly role: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly dayCutoffMinutes: number;
};

/** A fact in the past tense with its version: `inventory.v1.movement-recorded`. */
export type AnnouncedEvent = { readonly name: string; readonly payload: object };

/** Notes a fact for those who listen; it is stored with a number of its own when the command ends, or not at all. */
export const announce = (tx: RestaurantTx, event: AnnouncedEvent): void => {
  tx.events.push(event);
};
