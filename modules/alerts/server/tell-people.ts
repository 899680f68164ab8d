import { and, eq, inArray } from 'drizzle-orm';

import { localTimeOf } from '../../../kit/time/business-date.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { peopleByRole } from '../../restaurants/server/public.ts';
import { type Channel, channelsFor, isUnavoidable } from '../rules/channels.ts';
import { isTiredOf, mayReturn } from '../rules/dismissal.ts';
import { isHearer, type Hearer } from '../rules/hearers.ts';
import { priorityOf } from '../rules/rank.ts';
import { signalLaws, type SignalKind } from '../rules/signal-kinds.ts';
import { isToldNow } from '../rules/tell-now.ts';
import { loadMemory, type Memory, type PersonMemory } from './memory-of-people.ts';
import type { OpenSignal } from './standing-signals.ts';
import { alert } from './tables.ts';

type Told = OpenSignal;
type Known = typeof alert.$inferSelect;
/** A signal as it concerns one person; with the alert of it that they have already. */
type ToldTo = Told & { readonly userId: string; readonly known: Known | undefined };
type Around = { readonly memory: Memory; readonly now: Date };

/** An alert that somebody was given; one that is held waits for the digest. */
export type GivenAlert = {
  readonly alertId: string;
  readonly signalId: string;
  readonly userId: string;
  readonly kind: SignalKind;
  readonly isHeld: boolean;
  /** They had it before, and it may have gone to their devices then. */
  readonly isAnew: boolean;
  /** On which ways it goes to them, where it is not held. */
  readonly channels: readonly Channel[];
};

const minutesAnHour = 60;

/**
 * Gives everybody the alerts that they do not have yet, what presses most first; and tells them anew what presses more than when they
 * were told, or what they put aside and may return.
 */
export const tellPeople = async (tx: RestaurantTx, open: readonly Told[], now: Date): Promise<readonly GivenAlert[]> => {
  if (open.length === 0) return [];
  const people = await peopleByRole(tx);
  const knownOf = await knownAlerts(tx, open);
  const due = open
    .flatMap((told) =>
      hearersOf(told, people).map(({ userId }) => ({ ...told, userId, known: knownOf.get(`${told.signal.id} ${userId}`) })),
    )
    .filter((one) => isDue(one, now));
  if (due.length === 0) return [];
  const memory = await loadMemory(tx, { userIds: [...new Set(due.map(({ userId }) => userId))], now });
  const given: GivenAlert[] = [];
  for (const one of due.toSorted((former, latter) => priorityOfTold(latter) - priorityOfTold(former)))
    given.push(...(await give(tx, one, { memory, now })));
  return given;
};

/** Those who are told of it by what it says of itself, and by whether it was left unseen. */
const hearersOf = ({ finding, signal: { escalatedAt } }: Told, people: readonly Hearer[]): Hearer[] =>
  people.filter((person) => isHearer({ ...finding, isEscalated: escalatedAt !== null }, person));

const priorityOfTold = ({ signal: { severity, impactMinor } }: Told): number => priorityOf(severity, impactMinor);

/** The alerts that people have of signals, by both. */
const knownAlerts = async (tx: RestaurantTx, open: readonly Told[]): Promise<ReadonlyMap<string, Known>> => {
  const ids = open.map(({ signal }) => signal.id);
  const rows = await tx.db
    .select()
    .from(alert)
    .where(and(eq(alert.restaurantId, tx.restaurantId), inArray(alert.signalId, ids)));
  return new Map(rows.map((row) => [`${row.signalId} ${row.userId}`, row]));
};

/** Whether there is something to say to somebody: what is put off waits for its time, what is put aside for its week. */
const isDue = ({ known, isRisen, signal: { impactMinor } }: ToldTo, now: Date): boolean => {
  if (!known) return true;
  const { dismissedAt: at, dismissReason: reason, dismissedImpactMinor } = known;
  if (at === null || reason === null) return isRisen && known.snoozedUntil === null;
  return mayReturn({ at, reason, impactMinor: dismissedImpactMinor }, now, impactMinor);
};

const give = async (tx: RestaurantTx, one: ToldTo, { memory, now }: Around): Promise<GivenAlert[]> => {
  const { finding, signal, userId } = one;
  const person = memory.of(userId);
  if (!isWanted(one, person, now)) return [];
  const isHeld = !isForNow(tx, one, { person, now });
  const alertId = await (one.known ? renew(tx, one.known, { isHeld, now }) : make(tx, one, isHeld));
  if (alertId === undefined) return [];
  if (!isHeld) person.noteTold();
  const channels = channelsFor(person.tellingOf(finding.kind), isForced(one));
  return [{ alertId, signalId: signal.id, userId, kind: finding.kind, isHeld, isAnew: one.known !== undefined, channels }];
};

const make = async (tx: RestaurantTx, one: ToldTo, isHeld: boolean): Promise<string | undefined> => {
  const { category } = signalLaws[one.finding.kind];
  const [made] = await tx.db
    .insert(alert)
    .values({ restaurantId: tx.restaurantId, userId: one.userId, signalId: one.signal.id, category, priority: priorityOfTold(one), isHeld })
    .onConflictDoNothing()
    .returning({ id: alert.id });
  return made?.id;
};

/** It is unread again, and first in its person's list. */
const renew = async (
  tx: RestaurantTx,
  { id }: Known,
  { isHeld, now }: { readonly isHeld: boolean; readonly now: Date },
): Promise<string> => {
  const anew = { status: 'unread' as const, isHeld, createdAt: now, updatedAt: now };
  await tx.db
    .update(alert)
    .set({ ...anew, dismissedAt: null, dismissReason: null, dismissedImpactMinor: null })
    .where(and(eq(alert.restaurantId, tx.restaurantId), eq(alert.id, id)));
  return id;
};

/** Whether somebody is to have it at all: what is critical for food safety can be neither switched off nor put aside for a week. */
const isWanted = (told: Told, person: PersonMemory, now: Date): boolean => {
  if (isForced(told)) return true;
  const {
    finding: { kind, subject },
    signal,
  } = told;
  const before = person.dismissalOf(kind, subject);
  return !person.tellingOf(kind).isOff && (before === null || mayReturn(before, now, signal.impactMinor));
};

const isForced = ({ finding: { kind }, signal: { severity } }: Told): boolean => isUnavoidable(signalLaws[kind], severity);

const isForNow = (
  { timeZone }: RestaurantTx,
  { finding: { kind }, signal: { severity } }: Told,
  { person, now }: { readonly person: PersonMemory; readonly now: Date },
): boolean => {
  const { hour, minute } = localTimeOf(now, timeZone);
  return isToldNow({
    severity,
    isFoodSafety: signalLaws[kind].isFoodSafety,
    toldToday: person.toldToday(),
    quiet: person.quiet,
    minute: hour * minutesAnHour + minute,
    isTired: isTiredOf(person.lastOf(kind), now),
  });
};
