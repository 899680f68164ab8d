import { and, eq, inArray } from 'drizzle-orm';

import { localTimeOf } from '../../../kit/time/business-date.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { peopleByRole } from '../../restaurants/server/public.ts';
import { type Channel, channelsFor, isUnavoidable } from '../rules/channels.ts';
import { isTiredOf, mayReturn } from '../rules/dismissal.ts';
import { priorityOf } from '../rules/rank.ts';
import { signalLaws, type SignalKind } from '../rules/signal-kinds.ts';
import { isToldNow } from '../rules/tell-now.ts';
import { loadMemory, type Memory, type PersonMemory } from './memory-of-people.ts';
import type { KeptSignals } from './standing-signals.ts';
import { alert } from './tables.ts';

type Told = KeptSignals['open'][number];
type ToldTo = Told & { readonly userId: string };
type Person = { readonly userId: string; readonly role: string };
type Around = { readonly memory: Memory; readonly now: Date };

/** An alert that somebody was given; one that is held waits for the digest. */
export type GivenAlert = {
  readonly alertId: string;
  readonly signalId: string;
  readonly userId: string;
  readonly kind: SignalKind;
  readonly isHeld: boolean;
  /** On which ways it goes to them, where it is not held. */
  readonly channels: readonly Channel[];
};

const minutesAnHour = 60;

/** Gives everybody the alerts that they do not have yet, what presses most first. */
export const tellPeople = async (tx: RestaurantTx, open: readonly Told[], now: Date): Promise<readonly GivenAlert[]> => {
  if (open.length === 0) return [];
  const people = await peopleByRole(tx);
  const known = await knownPairs(tx, open);
  const missing = open.flatMap((told) =>
    hearersOf(told, people)
      .filter(({ userId }) => !known.has(`${told.signal.id} ${userId}`))
      .map(({ userId }) => ({ ...told, userId })),
  );
  if (missing.length === 0) return [];
  const memory = await loadMemory(tx, { userIds: [...new Set(missing.map(({ userId }) => userId))], now });
  const given: GivenAlert[] = [];
  for (const one of missing.toSorted((former, latter) => priorityOfTold(latter) - priorityOfTold(former)))
    given.push(...(await give(tx, one, { memory, now })));
  return given;
};

/** Those whom it names, or whoever may deal with it; what nobody looked at in time, whoever leads as well. */
const hearersOf = ({ finding: { kind, userIds }, signal: { escalatedAt } }: Told, people: readonly Person[]): Person[] => {
  const { to } = signalLaws[kind];
  const isMeant = ({ userId, role }: Person): boolean => userIds?.includes(userId) ?? (to !== 'named' && can(role, to));
  return people.filter((person) => isMeant(person) || (escalatedAt !== null && can(person.role, 'members.view')));
};

const priorityOfTold = ({ signal: { severity, impactMinor } }: Told): number => priorityOf(severity, impactMinor);

/** Who has an alert of which signal. */
const knownPairs = async (tx: RestaurantTx, open: readonly Told[]): Promise<ReadonlySet<string>> => {
  const ids = open.map(({ signal }) => signal.id);
  const rows = await tx.db
    .select({ signalId: alert.signalId, userId: alert.userId })
    .from(alert)
    .where(and(eq(alert.restaurantId, tx.restaurantId), inArray(alert.signalId, ids)));
  return new Set(rows.map(({ signalId, userId }) => `${signalId} ${userId}`));
};

const give = async (tx: RestaurantTx, one: ToldTo, { memory, now }: Around): Promise<GivenAlert[]> => {
  const { finding, signal, userId } = one;
  const person = memory.of(userId);
  if (!isWanted(one, person, now)) return [];
  const isHeld = !isForNow(tx, one, { person, now });
  const { category } = signalLaws[finding.kind];
  const [made] = await tx.db
    .insert(alert)
    .values({ restaurantId: tx.restaurantId, userId, signalId: signal.id, category, priority: priorityOfTold(one), isHeld })
    .onConflictDoNothing()
    .returning({ id: alert.id });
  if (!made) return [];
  if (!isHeld) person.noteTold();
  const channels = channelsFor(person.tellingOf(finding.kind), isForced(one));
  return [{ alertId: made.id, signalId: signal.id, userId, kind: finding.kind, isHeld, channels }];
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
