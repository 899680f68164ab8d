import type { RestaurantTx } from './tx.ts';

/** An event as a listener of another module reads it. */
export type HeardEvent = { readonly payload: unknown; readonly recordedAt: Date };

/** Events of one name behind a number, and how far they were looked through. */
export type Heard = { readonly events: readonly HeardEvent[]; readonly lastSequence: bigint };

/**
 * @unit events looked through at once
 */
const pageSize = 5000;

/**
 * What a restaurant announced under a name since somebody last listened. Numbers have no gaps and follow the order of
 * commits, so whoever keeps `lastSequence` in the transaction of what it does hears each of them once.
 */
export const eventsBehind = async (tx: RestaurantTx, name: string, sequence: bigint): Promise<Heard> => {
  const { rows } = await tx.client.query<{ last: string | null; heard: { payload: unknown; at: string }[] | null }>({
    name: 'platform-events-behind',
    text: `with page as (
             select sequence, name, payload, recorded_at from event
              where restaurant_id = $1 and sequence > $2 order by sequence limit $4
           )
           select max(sequence)::text as last,
                  jsonb_agg(jsonb_build_object('payload', payload, 'at', recorded_at) order by sequence) filter (where name = $3) as heard
             from page`,
    values: [tx.restaurantId, sequence, name, pageSize],
  });
  const [page] = rows;
  const events = (page?.heard ?? []).map(({ payload, at }) => ({ payload, recordedAt: new Date(at) }));
  return { events, lastSequence: BigInt(page?.last ?? sequence) };
};

/** Which kinds of thing a restaurant announced since somebody last listened, and how far they were looked through. */
export const eventNamesBehind = async (
  tx: RestaurantTx,
  sequence: bigint,
): Promise<{ readonly names: readonly string[]; readonly lastSequence: bigint }> => {
  const { rows } = await tx.client.query<{ last: string | null; names: string[] | null }>({
    name: 'platform-event-names-behind',
    text: `select max(sequence)::text as last, array_agg(distinct name) as names from event where restaurant_id = $1 and sequence > $2`,
    values: [tx.restaurantId, sequence],
  });
  const [found] = rows;
  return { names: found?.names ?? [], lastSequence: BigInt(found?.last ?? sequence) };
};
