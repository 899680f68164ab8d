import { and, between, desc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import type { DayFacts } from '../../rules/close/day-facts.ts';
import type { Days } from '../../rules/report-period.ts';
import { dayClose, dayCloseStep } from './close-tables.ts';

/** Where a day stands by what was signed; null and nought where it never was. */
export type KeptClose = { readonly state: 'CLOSED' | 'REOPENED' | null; readonly version: number };

/** What became of a day, step by step. */
export type CloseStep = typeof dayCloseStep.$inferSelect;

/** Whoever counts, signs or opens a day again waits for whoever does so at the same moment, until they have done it. */
export const holdDay = async (tx: RestaurantTx, businessDate: string): Promise<void> => {
  await tx.client.query('select pg_advisory_xact_lock(hashtext($1))', [`day ${tx.restaurantId} ${businessDate}`]);
};

/** Where a day stands by what was signed. */
export const keptClose = async (tx: RestaurantTx, businessDate: string): Promise<KeptClose> => {
  const [row] = await tx.db
    .select({ state: dayClose.state, version: dayClose.version })
    .from(dayClose)
    .where(and(eq(dayClose.restaurantId, tx.restaurantId), eq(dayClose.businessDate, businessDate)));
  return row ?? { state: null, version: 0 };
};

/** Which days of some are closed or were opened again. */
export const keptCloses = async (tx: RestaurantTx, { from, to }: Days): Promise<ReadonlyMap<string, 'CLOSED' | 'REOPENED'>> => {
  const rows = await tx.db
    .select()
    .from(dayClose)
    .where(and(eq(dayClose.restaurantId, tx.restaurantId), between(dayClose.businessDate, from, to)));
  return new Map(rows.map(({ businessDate, state }) => [businessDate, state]));
};

/** Since when each of some days is signed; none that is open or was opened again. */
export const signedSince = async (tx: RestaurantTx, days: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
  const itsStep = [
    eq(dayCloseStep.restaurantId, dayClose.restaurantId),
    eq(dayCloseStep.businessDate, dayClose.businessDate),
    eq(dayCloseStep.version, dayClose.version),
  ];
  const isSigned = and(eq(dayClose.restaurantId, tx.restaurantId), inArray(dayClose.businessDate, [...days]), eq(dayClose.state, 'CLOSED'));
  const rows = await tx.db
    .select({ day: dayClose.businessDate, since: dayCloseStep.takenAt })
    .from(dayClose)
    .innerJoin(dayCloseStep, and(...itsStep))
    .where(isSigned);
  return new Map(rows.map(({ day, since }) => [day, since]));
};

/** What became of some days, the latest first. */
export const closeSteps = (tx: RestaurantTx, { from, to }: Days): Promise<CloseStep[]> =>
  tx.db
    .select()
    .from(dayCloseStep)
    .where(and(eq(dayCloseStep.restaurantId, tx.restaurantId), between(dayCloseStep.businessDate, from, to)))
    .orderBy(desc(dayCloseStep.businessDate), desc(dayCloseStep.version));

/** What was signed of a day, and who did. */
export type Signature = { readonly facts: DayFacts; readonly by: string };

/** What was signed last of each of some days that are closed. */
export const signaturesOf = async (tx: RestaurantTx, days: Days): Promise<ReadonlyMap<string, Signature>> => {
  const steps = await closeSteps(tx, days);
  const names = await namesOf(tx, [...new Set(steps.map(({ takenBy }) => takenBy))]);
  // The latest step of a day comes first: a day whose latest is a reopening is not closed.
  const latest = new Map(steps.toReversed().map((step) => [step.businessDate, step]));
  return new Map(
    [...latest].flatMap(([day, { snapshot, takenBy }]) =>
      snapshot ? [[day, { facts: snapshot.facts, by: names.get(takenBy) ?? '' }]] : [],
    ),
  );
};
