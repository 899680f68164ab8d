import type { QueryResult } from 'pg';

import { ringBell } from '../realtime/ring-bell.ts';
import { afterCommit, sendLast, type RestaurantTx } from './tx.ts';

/**
 * Stores what was announced in a transaction that no command runs, such as a job's, as the command runner stores its
 * own: sent together with the commit, so that the counter's row is held for no longer than that. Event numbers have no
 * gaps and follow the order of commits, whoever announced.
 */
export const storeEvents = (tx: RestaurantTx): void => {
  if (tx.events.length === 0) return;
  const stored = sendLast(tx, {
    name: 'platform-store-events',
    text: `with counted as (
             insert into event_counter (restaurant_id, last_sequence) values ($1, jsonb_array_length($2))
             on conflict (restaurant_id) do update set last_sequence = event_counter.last_sequence + excluded.last_sequence
             returning last_sequence
           )
           insert into event (restaurant_id, sequence, name, payload)
           select $1, counted.last_sequence - jsonb_array_length($2) + item.position, item.value ->> 'name', item.value -> 'payload'
             from counted, jsonb_array_elements($2) with ordinality as item (value, position)
          returning sequence`,
    values: [tx.restaurantId, JSON.stringify(tx.events)],
  });
  wakeListeners(tx, stored);
};

/**
 * Once it has committed, wakes whoever listens to the restaurant.
 *
 * @param stored the answer to the statement that stored the events, a row with its number for each
 */
export const wakeListeners = (tx: RestaurantTx, stored: Promise<QueryResult<{ sequence: bigint }>>): void =>
  afterCommit(tx, (pool) => {
    // The commit came after it, so it has its answer.
    void stored.then(({ rows }) => {
      const last = rows.at(-1)?.sequence;
      if (last !== undefined) ringBell(pool, tx.restaurantId, last);
    });
  });
