import { asc, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { soldElsewhereOn } from '../../kitchen/server/public.ts';
import type { Connection, PosDay } from '../contract/fields.ts';
import { integrationLimits } from '../rules/limits.ts';
import type { SignedInProvider } from '../rules/providers.ts';
import type { PosProviders } from './providers/pos-provider.ts';
import { posConnection, type ConnectionRow } from './tables.ts';

/** Of the days that a provider was asked for whole, what its sales are here. */
const sums = `
  select d.business_date::text as day, d.sales, d.total_minor::text as "totalMinor",
         coalesce(sum(s.refunded_minor), 0)::text as "refundedMinor", coalesce(sum(s.unmapped_minor), 0)::text as "unmappedMinor",
         coalesce(sum(s.ignored_minor), 0)::text as "ignoredMinor", coalesce(sum(s.other_minor), 0)::text as "otherMinor"
    from pos_day d
    left join pos_sale s on s.restaurant_id = $1 and s.connection_id = $2 and s.business_date = d.business_date
   where d.restaurant_id = $1 and d.connection_id = $2
   group by d.business_date, d.sales, d.total_minor order by d.business_date desc limit $3`;

type SumRow = { readonly day: string; readonly sales: number } & Readonly<
  Record<'totalMinor' | 'refundedMinor' | 'unmappedMinor' | 'ignoredMinor' | 'otherMinor', string>
>;

/** Days beside the provider's: what is booked is read off the orders themselves, so that nothing of it is taken on trust. */
export const daysOf = async (tx: RestaurantTx, connectionId: string): Promise<PosDay[]> => {
  const values = [tx.restaurantId, connectionId, integrationLimits.daysShown];
  const { rows } = await tx.client.query<SumRow>({ name: 'integrations-days', text: sums, values });
  const booked = await soldElsewhereOn(
    tx,
    connectionId,
    rows.map(({ day }) => day),
  );
  return rows.map(({ day, sales, totalMinor, refundedMinor, ...parts }) => {
    const theirs = BigInt(totalMinor) - BigInt(refundedMinor);
    const bookedMinor = booked.get(day) ?? 0n;
    const ours = bookedMinor + BigInt(parts.unmappedMinor) + BigInt(parts.ignoredMinor) + BigInt(parts.otherMinor);
    return { day, sales, ...parts, theirsMinor: String(theirs), bookedMinor: String(bookedMinor), differenceMinor: String(theirs - ours) };
  });
};

const unmapped = `
  select (select coalesce(sum(unmapped_minor), 0)::text from pos_sale
           where restaurant_id = $1 and connection_id = $2 and sold_at > now() - interval '30 days') as "unmappedMinor",
         (select count(*)::int from pos_thing where restaurant_id = $1 and connection_id = $2 and state = 'UNMAPPED' and kind = 'ITEM') as "unmappedThings"`;

/** What nobody has decided on, in things and in money. */
export const unmappedOf = async (tx: RestaurantTx, connectionId: string): Promise<{ unmappedMinor: string; unmappedThings: number }> => {
  const { rows } = await tx.client.query<{ unmappedMinor: string; unmappedThings: number }>({
    name: 'integrations-unmapped',
    text: unmapped,
    values: [tx.restaurantId, connectionId],
  });
  return rows[0] ?? { unmappedMinor: '0', unmappedThings: 0 };
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A connection as it travels. */
export const presentConnection = async (tx: RestaurantTx, row: ConnectionRow): Promise<Connection> => ({
  id: row.id,
  provider: row.provider,
  state: row.state,
  fault: row.fault,
  failingSince: iso(row.failingSince),
  locations: row.sealedTokens === null ? [] : [...row.locations],
  locationId: row.locationId,
  salesFrom: iso(row.salesFrom),
  pulledUntil: iso(row.pulledUntil),
  triedAt: iso(row.triedAt),
  isPulling: row.pullAskedAt !== null || (row.leaseUntil !== null && row.leaseUntil > new Date()),
  lastRun: row.lastRun,
  connectedAt: iso(row.connectedAt),
  ...(await unmappedOf(tx, row.id)),
  days: await daysOf(tx, row.id),
});

/** How everything stands that sells elsewhere. */
export const readConnections = async (
  tx: RestaurantTx,
  providers: PosProviders,
): Promise<{ connections: Connection[]; setUp: SignedInProvider[]; currency: string }> => {
  const rows = await tx.db
    .select()
    .from(posConnection)
    .where(eq(posConnection.restaurantId, tx.restaurantId))
    .orderBy(asc(posConnection.provider));
  const connections: Connection[] = [];
  for (const row of rows) connections.push(await presentConnection(tx, row));
  return { connections, setUp: Object.keys(providers) as SignedInProvider[], currency: tx.currency };
};
