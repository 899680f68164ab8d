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

/** An event with its number, and the command whose doing it is. */
export type NamedEvent = HeardEvent & { readonly name: string; readonly sequence: bigint; readonly commandId: string | null };

type NamedRow = { sequence: string; name: string; payload: unknown; command_id: string | null; at: string };

const namedOf = (rows: readonly NamedRow[]): NamedEvent[] =>
  rows.map(({ sequence, name, payload, command_id: commandId, at }) => ({
    sequence: BigInt(sequence),
    name,
    payload,
    commandId,
    recordedAt: new Date(at),
  }));

/** What a restaurant announced under some names since somebody last listened, and how far was looked through. */
export const namedEventsBehind = async (
  tx: RestaurantTx,
  names: readonly string[],
  sequence: bigint,
): Promise<{ readonly events: readonly NamedEvent[]; readonly lastSequence: bigint }> => {
  const { rows } = await tx.client.query<{ last: string | null; heard: NamedRow[] | null }>({
    name: 'platform-named-events-behind',
    text: `with page as (
             select sequence, name, payload, command_id, recorded_at from event
              where restaurant_id = $1 and sequence > $2 order by sequence limit $4
           )
           select max(sequence)::text as last,
                  jsonb_agg(jsonb_build_object('sequence', sequence::text, 'name', name, 'payload', payload, 'command_id', command_id,
                    'at', recorded_at) order by sequence) filter (where name = any($3)) as heard
             from page`,
    values: [tx.restaurantId, sequence, names, pageSize],
  });
  const [page] = rows;
  return { events: namedOf(page?.heard ?? []), lastSequence: BigInt(page?.last ?? sequence) };
};

/** The latest that a restaurant announced under a name since a moment, oldest first; so many at most. */
export const namedEventsSince = async (
  tx: RestaurantTx,
  name: string,
  { since, max }: { readonly since: Date; /** @unit events */ readonly max: number },
): Promise<readonly NamedEvent[]> => {
  const { rows } = await tx.client.query<NamedRow>({
    name: 'platform-named-events-since',
    text: `select sequence::text, name, payload, command_id, recorded_at as at from event
            where restaurant_id = $1 and name = $2 and recorded_at >= $3 order by sequence desc limit $4`,
    values: [tx.restaurantId, name, since, max],
  });
  return namedOf(rows).toReversed();
};

/** The number of the last event of a restaurant; 0 where nothing happened yet. */
export const lastEventOf = async (tx: RestaurantTx): Promise<bigint> => {
  const { rows } = await tx.client.query<{ last: string }>({
    name: 'platform-last-event',
    text: 'select last_sequence::text as last from event_counter where restaurant_id = $1',
    values: [tx.restaurantId],
  });
  return BigInt(rows[0]?.last ?? 0);
};
