import { and, eq, inArray, sql } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { AlertAnswer, Unread } from '../contract/alerts.contract.ts';
import type { DismissReason } from '../rules/dismissal.ts';
import { maySnoozeUntil, snoozeDaysMax } from '../rules/snooze.ts';
import { announceAlerts } from './announce-alerts.ts';
import { isShown, unreadOf } from './read-alerts.ts';
import { alert, signal } from './tables.ts';

type Marked = { readonly alertIds: readonly string[] | null };

/** Marks one's own alerts as read; those of others, and those that are gone, are left as they are. */
export const markRead = async (tx: RestaurantTx, { body: { alertIds } }: CommandEnvelope<Marked>): Promise<{ unread: Unread }> => {
  const now = new Date();
  await tx.db
    .update(alert)
    .set({ status: 'read', updatedAt: now })
    .where(and(isShown(tx, now), eq(alert.status, 'unread'), alertIds === null ? undefined : inArray(alert.id, [...alertIds])));
  return answered(tx, now);
};

type Answered = { readonly alertId: string; readonly answer: AlertAnswer };

/**
 * Puts an alert off or aside, or says for everybody that it is dealt with.
 *
 * @refuses NOT_FOUND; SNOOZE_TOO_LONG for a moment that is past or beyond a week
 */
export const answerAlert = async (
  tx: RestaurantTx,
  { body: { alertId, answer } }: CommandEnvelope<Answered>,
): Promise<{ unread: Unread }> => {
  const now = new Date();
  const isThis = and(eq(alert.restaurantId, tx.restaurantId), eq(alert.id, alertId));
  const [own] = await tx.db.select().from(alert).where(isThis).for('update');
  if (!own || own.userId !== tx.userId) throw refusal('NOT_FOUND');
  if (answer.kind === 'DONE') await finish(tx, own.signalId, now);
  else if (answer.kind === 'SNOOZE') await tx.db.update(alert).set(putOff(answer.until, now)).where(isThis);
  else await tx.db.update(alert).set(putAside(answer.reason, now)).where(isThis);
  return answered(tx, now);
};

/** It stays away until a week is over or twice as much hangs on it as now. */
const putAside = (dismissReason: DismissReason, now: Date) => {
  const dismissedImpactMinor = sql`(select impact_minor from signal s where s.restaurant_id = ${alert.restaurantId} and s.id = ${alert.signalId})`;
  return { dismissedAt: now, dismissReason, dismissedImpactMinor, status: 'read' as const, updatedAt: now };
};

const putOff = (said: string, now: Date): Partial<typeof alert.$inferInsert> => {
  const until = new Date(said);
  if (!maySnoozeUntil(until, now)) throw refusal('SNOOZE_TOO_LONG', { field: 'until', daysMax: snoozeDaysMax });
  return { snoozedUntil: until, status: 'unread', updatedAt: now };
};

/** It is dealt with: it presses on nobody, and is not said anew until its cause was gone and came back. */
const finish = async (tx: RestaurantTx, signalId: string, now: Date): Promise<void> => {
  await tx.db
    .update(signal)
    .set({ status: 'DONE', endedAt: now, changedAt: now })
    .where(and(eq(signal.restaurantId, tx.restaurantId), eq(signal.id, signalId), eq(signal.status, 'OPEN')));
  await tx.db
    .update(alert)
    .set({ status: 'read', updatedAt: now })
    .where(and(eq(alert.restaurantId, tx.restaurantId), eq(alert.signalId, signalId)));
};

const answered = async (tx: RestaurantTx, now: Date): Promise<{ unread: Unread }> => {
  if (tx.userId !== null) announceAlerts(tx, [tx.userId]);
  return { unread: await unreadOf(tx, now) };
};
