import { and, eq, lte, sql } from 'drizzle-orm';

import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { languageOf } from '../../../accounts/server/public.ts';
import { placeAt } from '../../../restaurants/rules/place-at.ts';
import { peopleByRole } from '../../../restaurants/server/public.ts';
import { channelsFor, isUnavoidable, type DeliveryReason, type DeliveryStatus } from '../../rules/channels.ts';
import { usualTelling } from '../../rules/preferences.ts';
import { signalLaws } from '../../rules/signal-kinds.ts';
import { attemptsMax, waitMinutes, whyNotTold } from '../../rules/worth-telling.ts';
import { actionWord } from '../action-word.ts';
import { alertDelivery, alertReach } from '../delivery-tables.ts';
import { alert, alertPreference, signal } from '../tables.ts';
import { isLiving } from '../telling/living-reach.ts';
import { saidTo } from '../said-to.ts';
import type { On } from '../word-parts.ts';
import type { Notice } from './courier.ts';
import { noticeWords } from './notice-words.ts';

/** A delivery whose turn has come. */
export type DueDelivery = typeof alertDelivery.$inferSelect;

/** What is to be said to whom. */
export type Said = { readonly notice: Notice; readonly on: On };

const thisOne = (tx: RestaurantTx, id: string) => and(eq(alertDelivery.restaurantId, tx.restaurantId), eq(alertDelivery.id, id));

/**
 * Takes a delivery whose turn has come, and moves its next turn away: whoever dies while sending leaves it to be tried again,
 * and nobody else tries it meanwhile. Null where another server has it.
 */
export const takeDelivery = async (tx: RestaurantTx, id: string): Promise<DueDelivery | null> => {
  const isDue = and(thisOne(tx, id), eq(alertDelivery.status, 'QUEUED'), lte(alertDelivery.dueAt, sql`now()`));
  const [held] = await tx.db.select().from(alertDelivery).where(isDue).for('update', { skipLocked: true });
  if (!held) return null;
  const attempts = held.attempts + 1;
  const next = { attempts, dueAt: sql`now() + ${waitMinutes(attempts)} * interval '1 minute'` };
  const [taken] = await tx.db.update(alertDelivery).set(next).where(thisOne(tx, id)).returning();
  return taken ?? null;
};

/** Notes how a delivery ended, or that it is to be tried again at another moment. */
export const noteDelivery = async (
  tx: RestaurantTx,
  id: string,
  outcome: { readonly status: DeliveryStatus; readonly reason: DeliveryReason | null; readonly dueAt?: Date | undefined },
): Promise<void> => {
  const { status, reason, dueAt } = outcome;
  const sentAt = status === 'SENT' ? new Date() : null;
  await tx.db
    .update(alertDelivery)
    .set({ status, reason, sentAt, ...(dueAt && { dueAt }) })
    .where(and(thisOne(tx, id), eq(alertDelivery.status, 'QUEUED')));
};

/** What a fault makes of a delivery: it comes again, or is left after the last attempt. */
export const afterFault = ({ attempts }: DueDelivery): { readonly status: DeliveryStatus; readonly reason: DeliveryReason } => ({
  status: attempts >= attemptsMax ? 'FAILED' : 'QUEUED',
  reason: 'UNREACHABLE',
});

/** Where a reach leads; null for one that is no more, or whose session ended. */
export const addressOf = async (tx: RestaurantTx, reachId: string): Promise<unknown> => {
  const isThis = and(eq(alertReach.restaurantId, tx.restaurantId), eq(alertReach.id, reachId), isLiving);
  const [reach] = await tx.db.select({ address: alertReach.address }).from(alertReach).where(isThis);
  return reach?.address ?? null;
};

/** What a delivery says, in the words and the language of this moment; why not, where nothing is left to say. */
export const sayingOf = async (tx: RestaurantTx, due: DueDelivery): Promise<Said | DeliveryReason> => {
  const on = await saidTo(tx, { locale: await languageOf(tx, due.userId), userId: due.userId });
  const role = (await peopleByRole(tx)).find(({ userId }) => userId === due.userId)?.role ?? null;
  if (due.what === 'TEST') return role === null ? 'LEFT' : { notice: testNotice(due, on), on };
  const found = await loadAlert(tx, due);
  if (!found) return 'OVER';
  const { own, about } = found;
  const why = whyNotTold({
    kind: about.kind,
    isOpen: about.status === 'OPEN',
    isSeen: own.status === 'read' || own.dismissedAt !== null || own.snoozedUntil !== null,
    isWanted: await isWanted(tx, due, about),
    role,
    isEscalated: about.escalatedAt !== null,
  });
  if (why !== null || role === null) return why ?? 'LEFT';
  const isUrgent = about.severity === 'CRITICAL';
  const where = { alertId: own.id, restaurantId: tx.restaurantId, path: placeAt(tx.restaurantId, about.place) };
  return { notice: { ...where, ...noticeWords(about, role, on), action: actionWord(about.kind, role, on), isUrgent }, on };
};

const testNotice = ({ id, restaurantId }: DueDelivery, on: On): Notice => ({
  alertId: id,
  restaurantId,
  title: m.alerts_test_title({}, on),
  text: m.alerts_test_text({ restaurant: on.house.name }, on),
  action: m.alerts_do_look({}, on),
  path: placeAt(restaurantId, '/settings?tab=alerts'),
  isUrgent: false,
});

type Signal = typeof signal.$inferSelect;

const loadAlert = async (tx: RestaurantTx, due: DueDelivery) => {
  const [found] = await tx.db
    .select({ own: alert, about: signal })
    .from(alert)
    .innerJoin(signal, and(eq(signal.restaurantId, alert.restaurantId), eq(signal.id, alert.signalId)))
    .where(and(eq(alert.restaurantId, tx.restaurantId), eq(alert.id, due.alertId ?? '')));
  return found;
};

const isWanted = async (tx: RestaurantTx, { userId, channel }: DueDelivery, { kind, severity }: Signal): Promise<boolean> => {
  const isTheirs = and(eq(alertPreference.restaurantId, tx.restaurantId), eq(alertPreference.userId, userId));
  const [kept] = await tx.db.select({ kinds: alertPreference.kinds }).from(alertPreference).where(isTheirs);
  const law = signalLaws[kind as keyof typeof signalLaws];
  return channelsFor(kept?.kinds[kind] ?? usualTelling, isUnavoidable(law, severity)).includes(channel);
};
