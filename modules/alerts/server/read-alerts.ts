import { and, desc, eq, gt, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Alert, Unread } from '../contract/alerts.contract.ts';
import { usualDigestAt } from '../rules/preferences.ts';
import { type AlertCategory, alertCategories, lawOf } from '../rules/signal-kinds.ts';
import { actionWord } from './action-word.ts';
import { moneyOfSignal } from './money-of-signal.ts';
import { alert, alertPreference, signal } from './tables.ts';
import { saidTo } from './said-to.ts';
import type { On } from './word-parts.ts';
import { wordsOfSignal } from './words-of-signal.ts';

/**
 * How long what is over still stands in the list.
 *
 * @unit days
 */
const overDays = 7;
const dayMs = 86_400_000;

/** Whose alerts are read: those of whoever acts. */
const ownId = ({ userId }: RestaurantTx): string => {
  if (userId === null) throw new Error('Alerts are read by a person.');
  return userId;
};

/** The cause stands, and nobody dealt with it. */
const isOpen = eq(signal.status, 'OPEN');

/** Alerts of somebody that are neither aside nor put off. */
export const isShown = (tx: RestaurantTx, now: Date) =>
  and(
    eq(alert.restaurantId, tx.restaurantId),
    eq(alert.userId, ownId(tx)),
    isNull(alert.dismissedAt),
    or(isNull(alert.snoozedUntil), lte(alert.snoozedUntil, now)),
  );

type Asked = {
  readonly language: 'en' | 'am';
  readonly category?: AlertCategory | undefined;
  readonly which: 'all' | 'open';
  readonly limit: number;
};

const newestFirst = [desc(alert.createdAt), desc(alert.priority), desc(alert.id)];
const mostPressingFirst = [desc(alert.priority), desc(alert.createdAt), desc(alert.id)];

/** One's own alerts, the newest first; or those whose cause stands, what presses most first. */
export const listAlerts = async (tx: RestaurantTx, asked: Asked) => {
  const now = new Date();
  const on = await saidTo(tx, { locale: asked.language });
  const isRecent = or(ne(signal.status, 'CLEARED'), gt(signal.endedAt, new Date(now.getTime() - overDays * dayMs)));
  const isAsked = asked.which === 'open' ? isOpen : isRecent;
  const where = and(isShown(tx, now), asked.category && eq(alert.category, asked.category), isAsked);
  const order = asked.which === 'open' ? mostPressingFirst : newestFirst;
  const rows = await rowsOf(tx, where)
    .orderBy(...order)
    .limit(asked.limit);
  return { alerts: rows.map((row) => present(tx, row, on)), unread: await unreadOf(tx, now), digestAt: await digestOf(tx) };
};

const rowsOf = (tx: RestaurantTx, where: SQL | undefined) =>
  tx.db
    .select({ alert, signal })
    .from(alert)
    .innerJoin(signal, and(eq(signal.restaurantId, alert.restaurantId), eq(signal.id, alert.signalId)))
    .where(where);

type Row = { readonly alert: typeof alert.$inferSelect; readonly signal: typeof signal.$inferSelect };

const present = (tx: RestaurantTx, { alert: own, signal: of }: Row, on: On): Alert => {
  const { title, message } = wordsOfSignal(of.kind, of.words, on);
  const money = moneyOfSignal(of, tx, on);
  return {
    id: own.id,
    userId: own.userId,
    restaurantId: own.restaurantId,
    title,
    message,
    type: lawOf(of.kind)?.type ?? 'info',
    category: own.category,
    status: own.status,
    priority: own.priority,
    createdAt: own.createdAt.toISOString(),
    updatedAt: own.updatedAt.toISOString(),
    severity: of.severity,
    kind: of.kind,
    action: actionWord(of.kind, tx.role, on),
    place: of.place,
    impact: money && { ...money, minor: String(money.minor) },
    isHeld: own.isHeld,
    isOver: of.status !== 'OPEN',
  };
};

const digestOf = async (tx: RestaurantTx): Promise<number> => {
  const [kept] = await tx.db
    .select({ digestAt: alertPreference.digestAt })
    .from(alertPreference)
    .where(and(eq(alertPreference.restaurantId, tx.restaurantId), eq(alertPreference.userId, ownId(tx))));
  return kept?.digestAt ?? usualDigestAt;
};

/** How many of one's alerts are unread, and the newest of those that are told at once. */
export const countUnread = async (tx: RestaurantTx, { language }: { readonly language: 'en' | 'am' }) => {
  const now = new Date();
  const unread = await unreadOf(tx, now);
  if (unread.all === 0) return { unread, newest: null };
  const on = await saidTo(tx, { locale: language });
  const isNews = and(isShown(tx, now), isOpen, eq(alert.status, 'unread'), eq(alert.isHeld, false));
  const [row] = await rowsOf(tx, isNews)
    .orderBy(...newestFirst)
    .limit(1);
  return { unread, newest: row ? present(tx, row, on) : null };
};

/**
 * How many of one's alerts are unread, all and by category.
 *
 * @invariant each of them is among the open ones, by which home says what needs somebody: what is over rings no bell
 */
export const unreadOf = async (tx: RestaurantTx, now: Date): Promise<Unread> => {
  const rows = await tx.db
    .select({ category: alert.category, count: sql<number>`count(*)::int` })
    .from(alert)
    .innerJoin(signal, and(eq(signal.restaurantId, alert.restaurantId), eq(signal.id, alert.signalId)))
    .where(and(isShown(tx, now), isOpen, eq(alert.status, 'unread')))
    .groupBy(alert.category);
  const of = (category: AlertCategory): number => rows.find((row) => row.category === category)?.count ?? 0;
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    byCategory: Object.fromEntries(alertCategories.map((category) => [category, of(category)])) as Unread['byCategory'],
  };
};
