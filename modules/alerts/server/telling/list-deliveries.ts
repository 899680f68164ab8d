import { and, desc, eq, sql, type SQL } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import { can } from '../../../restaurants/rules/capabilities.ts';
import { colleagues } from '../../../restaurants/server/public.ts';
import type { Delivery } from '../../contract/telling.contract.ts';
import type { Channel, DeliveryStatus } from '../../rules/channels.ts';
import { lawOf } from '../../rules/signal-kinds.ts';
import { alertDelivery } from '../delivery-tables.ts';
import { signal } from '../tables.ts';
import { saidTo } from '../said-to.ts';
import type { On } from '../word-parts.ts';
import { wordsOfSignal } from '../words-of-signal.ts';

type Asked = {
  readonly language: 'en' | 'am';
  readonly userId?: string | undefined;
  readonly channel?: Channel | undefined;
  readonly status?: DeliveryStatus | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** What was sent to whom, the newest first. */
export const listDeliveries = async (tx: RestaurantTx, asked: Asked) => {
  const on = await saidTo(tx, { locale: asked.language });
  const rows = await rowsOf(tx, asked);
  const shown = rows.slice(0, asked.limit);
  const names = await namesOf(tx, [...new Set(shown.map(({ delivery }) => delivery.userId))]);
  return {
    deliveries: shown.map((row) => present(tx, { row, name: names.get(row.delivery.userId) ?? '' }, on)),
    hasMore: rows.length > shown.length,
    people: await colleagues(tx),
  };
};

const whereOf = (tx: RestaurantTx, { userId, channel, status, after }: Asked): SQL | undefined => {
  const place = sql`(select d.made_at, d.id from alert_delivery d where d.restaurant_id = ${tx.restaurantId} and d.id = ${after})`;
  return and(
    eq(alertDelivery.restaurantId, tx.restaurantId),
    userId === undefined ? undefined : eq(alertDelivery.userId, userId),
    channel && eq(alertDelivery.channel, channel),
    status && eq(alertDelivery.status, status),
    after === undefined ? undefined : sql`(${alertDelivery.madeAt}, ${alertDelivery.id}) < ${place}`,
  );
};

const rowsOf = (tx: RestaurantTx, asked: Asked) =>
  tx.db
    .select({ delivery: alertDelivery, signal })
    .from(alertDelivery)
    .leftJoin(signal, and(eq(signal.restaurantId, alertDelivery.restaurantId), eq(signal.id, alertDelivery.signalId)))
    .where(whereOf(tx, asked))
    .orderBy(desc(alertDelivery.madeAt), desc(alertDelivery.id))
    .limit(asked.limit + 1);

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const present = (tx: RestaurantTx, { row, name }: { readonly row: Row; readonly name: string }, on: On): Delivery => {
  const { id, userId, what, channel, label, status, reason, attempts, madeAt, sentAt } = row.delivery;
  return {
    id,
    userId,
    name,
    what,
    title: row.signal && titleOf(tx, row.signal, on),
    channel,
    label,
    status,
    reason,
    attempts,
    madeAt: madeAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
};

/** That somebody was told is seen by whoever leads; what of, only where it is told to their own role. */
const titleOf = ({ role }: RestaurantTx, { kind, words }: typeof signal.$inferSelect, on: On): string => {
  const to = lawOf(kind)?.to;
  const isTheirs = to === 'named' || (to !== undefined && can(role, to));
  return wordsOfSignal(isTheirs ? kind : '', words, on).title;
};
