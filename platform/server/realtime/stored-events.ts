import type { Pool } from '../database/pool.ts';
import { withSystem } from '../database/tenancy.ts';
import { transactionSecondsMax } from '../database/transaction-max.ts';

/** An event as it lies in the database. */
export type StoredEvent = {
  readonly sequence: bigint;
  readonly name: string;
  readonly payload: unknown;
  readonly commandId: string | null;
};

/** Events of one look; the next look goes on behind them. */
export const eventsPerPage = 200;

/** A browser that was away longer asks its lists anew; that is less than to be told all of it. @unit events */
export const resumeMax = 1_000n;

type Row = { readonly sequence: bigint; readonly name: string; readonly payload: unknown; readonly command_id: string | null };

/**
 * The events behind a number, oldest first. Numbers are given out under a lock that ends with the commit, so a higher one is
 * never seen before a lower one: what this does not show yet comes behind all that it shows.
 */
export const readEventsAfter = (pool: Pool, restaurantId: string, after: bigint): Promise<readonly StoredEvent[]> =>
  withSystem(pool, { restaurantId, reason: 'read events' }, async (tx) => {
    const { rows } = await tx.client.query<Row>({
      name: 'events-after',
      text: `select sequence, name, payload, command_id from event
              where restaurant_id = $1 and sequence > $2 order by sequence limit ${eventsPerPage}`,
      values: [restaurantId, after],
    });
    return rows.map(({ sequence, name, payload, command_id: commandId }) => ({ sequence, name, payload, commandId }));
  });

/**
 * The number behind which everything lies that can have happened within the last seconds; `last` where nothing did. Where that is
 * more than a browser is told, it is a number that lies too far back.
 */
export const sequenceBefore = (pool: Pool, { restaurantId, last, seconds }: Moment): Promise<bigint> =>
  withSystem(pool, { restaurantId, reason: 'read events' }, async (tx) => {
    const { rows } = await tx.client.query<{ before: bigint }>({
      name: 'events-since',
      text: `select coalesce(min(sequence) - 1, $2) as before from event
              where restaurant_id = $1 and sequence >= $2::bigint - ${resumeMax} and recorded_at > now() - make_interval(secs => $3)`,
      values: [restaurantId, last, seconds + transactionSecondsMax],
    });
    return rows[0]?.before ?? last;
  });

type Moment = { readonly restaurantId: string; readonly last: bigint; readonly seconds: number };

/** The number of the last event of each restaurant; without one where nothing happened yet. */
export const lastSequences = async (pool: Pool, restaurantIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> => {
  const { rows } = await pool.query<{ restaurant_id: string; last_sequence: bigint }>({
    name: 'last-sequences',
    text: 'select restaurant_id, last_sequence from app.last_sequences($1)',
    values: [restaurantIds],
  });
  return new Map(rows.map((row) => [row.restaurant_id, row.last_sequence]));
};
