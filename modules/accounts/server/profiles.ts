import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import { wallOfReader } from '../../../kit/time/readers-wall.ts';
import { dayText, isoDayAt, type Wall } from '../../../kit/time/wall.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import type { Session } from '../contract/schemas.ts';
import { formerPerson, profile } from './tables.ts';

/** The person's own row, or null where the account has no profile. */
export const loadProfile = async (tx: Tx, userId: string) => {
  const rows = await tx.db.select().from(profile).where(eq(profile.userId, userId));
  return rows[0] ?? null;
};

/** Where neither the person nor a restaurant says how days are read. */
const anywhere: Wall = { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: false, useEthiopianCalendar: false };

type ProfileRow = NonNullable<Awaited<ReturnType<typeof loadProfile>>>;

/** A person and their session as the browser may know them. */
export const presentSession = (row: ProfileRow, facts: { readonly isEmailVerified: boolean; readonly expiresAt: Date }): Session => ({
  user: {
    id: row.userId,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    isEmailVerified: facts.isEmailVerified,
    avatarUrl: row.avatarUrl,
    deleteAfter: row.deleteAfter?.toISOString() ?? null,
    language: row.language,
    theme: row.theme,
    useEthiopianTime: row.useEthiopianTime,
    useEthiopianCalendar: row.useEthiopianCalendar,
    preferredTimeZone: row.preferredTimeZone,
    restaurantId: row.restaurantId,
  },
  expiresAt: facts.expiresAt.toISOString(),
});

/** Settings of a person; an absent one stays as it is. */
type Preferences = Partial<Pick<ProfileRow, 'language' | 'theme' | 'useEthiopianTime' | 'useEthiopianCalendar' | 'preferredTimeZone'>>;

/** Changes the person's own preferences. */
export const updatePreferences = async (tx: Tx & { readonly userId: string }, preferences: Preferences): Promise<void> => {
  await tx.db
    .update(profile)
    .set({ ...preferences, updatedAt: new Date() })
    .where(eq(profile.userId, tx.userId));
};

/** Changes what the person is called. */
export const updateName = async (
  tx: Tx & { readonly userId: string },
  names: { readonly firstName: string; readonly lastName: string },
): Promise<void> => {
  await tx.db
    .update(profile)
    .set({ ...names, updatedAt: new Date() })
    .where(eq(profile.userId, tx.userId));
};

/** Notes in which restaurant the person works now. */
export const setCurrentRestaurant = async (tx: Tx & { readonly userId: string }, restaurantId: string): Promise<void> => {
  await tx.db.update(profile).set({ restaurantId, updatedAt: new Date() }).where(eq(profile.userId, tx.userId));
};

/** In which restaurant the person works now; null where nothing is noted. */
export const currentRestaurantOf = async (tx: Tx & { readonly userId: string }): Promise<string | null> =>
  (await loadProfile(tx, tx.userId))?.restaurantId ?? null;

/**
 * What people are called, by id, and those whose account is gone as the books remember them; those who are no colleagues
 * in the restaurant entered are missing.
 */
export const namesOf = async (tx: Tx, userIds: readonly string[]): Promise<Map<string, string>> => {
  if (userIds.length === 0) return new Map();
  const living = tx.db
    .select({ id: profile.userId, name: sql<string>`${profile.firstName} || ' ' || ${profile.lastName}` })
    .from(profile)
    .where(inArray(profile.userId, [...userIds]));
  const gone = tx.db
    .select({ id: formerPerson.userId, name: formerPerson.name })
    .from(formerPerson)
    .where(inArray(formerPerson.userId, [...userIds]));
  const rows = await unionAll(living, gone);
  return new Map(rows.map((row) => [row.id, row.name]));
};

/** Where people's pictures are answered, by id; those without one, and those who are no colleagues here, are missing. */
export const avatarsOf = async (tx: Tx, userIds: readonly string[]): Promise<Map<string, string>> => {
  if (userIds.length === 0) return new Map();
  const rows = await tx.db
    .select({ id: profile.userId, avatarUrl: profile.avatarUrl })
    .from(profile)
    .where(and(inArray(profile.userId, [...userIds]), isNotNull(profile.avatarUrl)));
  return new Map(rows.map((row) => [row.id, row.avatarUrl ?? '']));
};

/** The language that a person reads; English for whoever is not seen from here. */
export const languageOf = async (tx: Tx, userId: string): Promise<'en' | 'am'> => (await loadProfile(tx, userId))?.language ?? 'en';

/** How somebody reads days and hours, where they said so; null for whoever is not seen from here. */
export const readingOf = async (tx: Tx, userId: string): Promise<Omit<Readings, 'language'> | null> => loadProfile(tx, userId);

/** The plan that somebody had in mind who signed up; null where none, or where the profile is not to be seen from here. */
export const plannedUpgradeOf = async (tx: Tx, userId: string): Promise<string | null> => {
  const [row] = await tx.db.select({ plannedUpgrade: profile.plannedUpgrade }).from(profile).where(eq(profile.userId, userId));
  return row?.plannedUpgrade ?? null;
};

/** How somebody is written to, and how they read days. */
export type Contact = Pick<ProfileRow, 'email' | 'firstName' | 'lastName' | 'language'> & {
  /** A day as they read days; what they did not choose themselves is that of the place, where they have one. */
  readonly dayOf: (at: Date, place: Wall | null) => string;
};

/** How the person who acts is written to. */
export const contactOf = async (tx: Tx & { readonly userId: string }): Promise<Contact> => {
  const row = await loadProfile(tx, tx.userId);
  if (!row) throw new Error('An account has no profile.');
  const { email, firstName, lastName, language } = row;
  return { email, firstName, lastName, language, dayOf: (at, place) => readDay(row, place, at) };
};

/** A day as somebody reads days: in their language, and by their own wall, else by that of the place. */
export const readDay = (row: Readings, place: Wall | null, at: Date): string => {
  const wall = wallOfReader(row, place ?? anywhere);
  return dayText(isoDayAt(at, wall.timeZone), 'date', { wall, language: row.language });
};

type Readings = Pick<ProfileRow, 'language' | 'preferredTimeZone' | 'useEthiopianTime' | 'useEthiopianCalendar'>;
