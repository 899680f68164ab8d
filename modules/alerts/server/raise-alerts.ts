import { and, eq, inArray, isNull, lte } from 'drizzle-orm';

import { assert } from '../../../kit/assert.ts';
import { eventNamesBehind } from '../../../platform/server/database/events-behind.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { peopleByRole } from '../../restaurants/server/public.ts';
import { escalatesAfterMinutes } from '../rules/rank.ts';
import { announceAlerts } from './announce-alerts.ts';
import { planDeliveries, sendAgain } from './delivery/plan-deliveries.ts';
import { keepSignals, type Finding } from './standing-signals.ts';
import { alert, alertHearing, signal } from './tables.ts';
import { tellPeople, type GivenAlert } from './tell-people.ts';
import { type Watch, watches } from './what-presses.ts';

const minuteMs = 60_000;

/** Whether everything is looked at, or only where something happened since the last look. */
export type Round = 'all' | 'heard';

/**
 * Looks at what presses, and says it to whom it concerns: one signal for each cause, one alert of it for each person, over when the
 * cause is.
 *
 * @invariant one server at a time does it in a restaurant; a round leaves it to whoever is at it, and who heard something waits for
 *   them: they may have begun before it happened
 */
export const raiseAlerts = async (tx: RestaurantTx, round: Round, now: Date): Promise<readonly GivenAlert[]> => {
  const asked = await watchesToAsk(tx, round);
  if (asked === null) return [];
  await settleDone(tx);
  if (asked.length === 0) return [];
  if (round === 'all') await escalate(tx, now);
  const kinds = asked.flatMap((watch) => watch.kinds);
  const { open, changedFor } = await keepSignals(tx, kinds, await lookAt(tx, asked, now));
  const given = await tellPeople(tx, open, now);
  await planDeliveries(tx, given, now);
  announceAlerts(tx, [...changedFor, ...given.map(({ userId }) => userId)]);
  return given;
};

/** Who is to be asked; null where another server is at it and nothing was heard. Remembers how far was heard. */
const watchesToAsk = async (tx: RestaurantTx, round: Round): Promise<readonly Watch[] | null> => {
  await tx.db.insert(alertHearing).values({ restaurantId: tx.restaurantId, lastSequence: 0n }).onConflictDoNothing();
  const ours = eq(alertHearing.restaurantId, tx.restaurantId);
  const [held] = await tx.db
    .select()
    .from(alertHearing)
    .where(ours)
    .for('update', round === 'all' ? { skipLocked: true } : {});
  if (!held) return null;
  const { names, lastSequence } = await eventNamesBehind(tx, held.lastSequence);
  if (lastSequence !== held.lastSequence) await tx.db.update(alertHearing).set({ lastSequence }).where(ours);
  const isHeard = (module: string): boolean => round === 'all' || names.some((name) => name.startsWith(`${module}.`));
  return Object.keys(watches).flatMap((module) => (isHeard(module) ? (watches[module] ?? []) : []));
};

/** What one person dealt with presses on nobody: it is read in every other list too, which that person may not touch. */
const settleDone = async (tx: RestaurantTx): Promise<void> => {
  const done = tx.db
    .select({ id: signal.id })
    .from(signal)
    .where(and(eq(signal.restaurantId, tx.restaurantId), eq(signal.status, 'DONE')));
  const read = await tx.db
    .update(alert)
    .set({ status: 'read', updatedAt: new Date() })
    .where(and(eq(alert.restaurantId, tx.restaurantId), eq(alert.status, 'unread'), inArray(alert.signalId, done)))
    .returning({ userId: alert.userId });
  announceAlerts(
    tx,
    read.map(({ userId }) => userId),
  );
};

const lookAt = async (tx: RestaurantTx, asked: readonly Watch[], now: Date): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const { look, kinds } of asked) {
    const pressing = await look(tx, now);
    // A statement names its kind in SQL, where no type looks: one that stands in no list would be told to nobody and never end.
    for (const { kind } of pressing) assert(kinds.includes(kind), `${kind} presses, and its module lists no such kind`);
    findings.push(...pressing);
  }
  return findings;
};

/** What is critical and nobody has looked at goes to whoever leads: anew to those who have it already, and to the others as well. */
const escalate = async (tx: RestaurantTx, now: Date): Promise<void> => {
  const here = eq(signal.restaurantId, tx.restaurantId);
  const patienceEnd = new Date(now.getTime() - escalatesAfterMinutes * minuteMs);
  const isDue = and(
    here,
    eq(signal.status, 'OPEN'),
    eq(signal.severity, 'CRITICAL'),
    isNull(signal.escalatedAt),
    lte(signal.raisedAt, patienceEnd),
  );
  const waited = await tx.db.select({ id: signal.id }).from(signal).where(isDue);
  const ids = waited.map(({ id }) => id);
  if (ids.length === 0) return;
  const looks = await tx.db
    .selectDistinct({ id: alert.signalId })
    .from(alert)
    .where(and(eq(alert.restaurantId, tx.restaurantId), inArray(alert.signalId, ids), eq(alert.status, 'read')));
  const seen = new Set(looks.map(({ id }) => id));
  const unseen = ids.filter((id) => !seen.has(id));
  if (unseen.length === 0) return;
  await tx.db
    .update(signal)
    .set({ escalatedAt: now })
    .where(and(here, inArray(signal.id, unseen)));
  const leaders = (await peopleByRole(tx)).filter(({ role }) => can(role, 'members.view'));
  await sendAgain(tx, { signalIds: unseen, userIds: leaders.map(({ userId }) => userId) });
};
