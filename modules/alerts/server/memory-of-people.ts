import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';

import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Dismissal } from '../rules/dismissal.ts';
import { type TellingOfKind, usualTelling } from '../rules/preferences.ts';
import type { QuietHours } from '../rules/tell-now.ts';
import { alert, alertPreference, signal } from './tables.ts';

/** What is known of somebody that decides whether and how they are told. */
export type PersonMemory = {
  readonly quiet: QuietHours;
  readonly tellingOf: (kind: string) => TellingOfKind;
  /** Told at once in this trading day. @unit alerts */
  readonly toldToday: () => number;
  readonly noteTold: () => void;
  /** How they last put the same thing aside; null where they never did. */
  readonly dismissalOf: (kind: string, subject: string) => Dismissal | null;
  /** What they last had to do with of a kind, the newest first: put aside, or dealt with (null). */
  readonly lastOf: (kind: string) => readonly (Dismissal | null)[];
};

/** What is known of people. */
export type Memory = { readonly of: (userId: string) => PersonMemory };

/**
 * Further back nothing is remembered.
 *
 * @unit days
 */
const remembersDays = 35;
const dayMs = 86_400_000;

/** What is known of some people: how they want to be told, and what they did with what they were told before. */
export const loadMemory = async (
  tx: RestaurantTx,
  { userIds, now }: { readonly userIds: readonly string[]; readonly now: Date },
): Promise<Memory> => {
  const preferences = await tx.db
    .select()
    .from(alertPreference)
    .where(and(eq(alertPreference.restaurantId, tx.restaurantId), inArray(alertPreference.userId, [...userIds])));
  const rows = await alertsSince(tx, userIds, new Date(now.getTime() - remembersDays * dayMs));
  const today = tradingDay(tx, now);
  const people = new Map(
    userIds.map((userId) => {
      const own = rows.filter((row) => row.userId === userId);
      const told = own.filter(({ isHeld, createdAt }) => !isHeld && tradingDay(tx, createdAt) === today).length;
      return [
        userId,
        personOf(
          own,
          told,
          preferences.find((one) => one.userId === userId),
        ),
      ] as const;
    }),
  );
  return {
    of: (userId) => {
      const person = people.get(userId);
      if (!person) throw new Error('Only people who were asked about are remembered.');
      return person;
    },
  };
};

const alertsSince = (tx: RestaurantTx, userIds: readonly string[], since: Date) =>
  tx.db
    .select({
      userId: alert.userId,
      kind: signal.kind,
      subject: signal.subject,
      status: signal.status,
      impactMinor: sql<bigint | null>`coalesce(${alert.dismissedImpactMinor}, ${signal.impactMinor})`.mapWith(signal.impactMinor),
      isHeld: alert.isHeld,
      dismissedAt: alert.dismissedAt,
      dismissReason: alert.dismissReason,
      createdAt: alert.createdAt,
    })
    .from(alert)
    .innerJoin(signal, and(eq(signal.restaurantId, alert.restaurantId), eq(signal.id, alert.signalId)))
    .where(and(eq(alert.restaurantId, tx.restaurantId), inArray(alert.userId, [...userIds]), gte(alert.createdAt, since)))
    .orderBy(desc(alert.createdAt), desc(alert.id));

type Row = Awaited<ReturnType<typeof alertsSince>>[number];

const dismissalIn = ({ dismissedAt: at, dismissReason: reason, impactMinor }: Row): Dismissal | null =>
  at === null || reason === null ? null : { at, reason, impactMinor };

const personOf = (own: readonly Row[], toldBefore: number, preference: typeof alertPreference.$inferSelect | undefined): PersonMemory => {
  let told = toldBefore;
  const { kinds = {}, quietFrom = null, quietTo = null } = preference ?? {};
  return {
    quiet: quietFrom === null || quietTo === null ? null : { fromMinute: quietFrom, toMinute: quietTo },
    tellingOf: (kind) => kinds[kind] ?? usualTelling,
    toldToday: () => told,
    noteTold: () => {
      told += 1;
    },
    dismissalOf: (kind, subject) => {
      const before = own.find((row) => row.kind === kind && row.subject === subject && row.dismissedAt !== null);
      return before === undefined ? null : dismissalIn(before);
    },
    lastOf: (kind) => own.filter((row) => row.kind === kind && (row.dismissedAt !== null || row.status === 'DONE')).map(dismissalIn),
  };
};
