import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import { businessDateOf, localTimeOf } from '../../../kit/time/business-date.ts';
import { accessLink } from '../../../platform/server/database/access-link.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import { isEntryRefused, withLink } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { tokenHash } from '../../accounts/server/public.ts';
import { readRestaurantCode } from '../../restaurants/rules/restaurant-code.ts';
import { brandOf, getDetails } from '../../restaurants/server/public.ts';
import type { Dish } from '../contract/fields.ts';
import type { GuestDish, GuestMenu } from '../contract/guest-menu.contract.ts';
import { isOffered, type MenuMoment } from '../rules/availability.ts';
import { guestAllergens, guestPrice } from '../rules/guest-dish.ts';
import { presentCategories, presentDishes } from './read-menu.ts';
import { dish } from './tables.ts';

/** A code that hangs on tables stays until somebody takes it away. */
const never = new Date('2999-12-31T00:00:00Z');

const livingLink = (tx: RestaurantTx) =>
  and(eq(accessLink.restaurantId, tx.restaurantId), eq(accessLink.kind, 'guest-menu'), isNull(accessLink.revokedAt));

/** Whether guests can open the menu, and since when by the same link. */
export const readGuestLink = async (tx: RestaurantTx): Promise<{ madeAt: string | null }> => {
  const [link] = await tx.db.select({ madeAt: accessLink.madeAt }).from(accessLink).where(livingLink(tx));
  return { madeAt: link?.madeAt.toISOString() ?? null };
};

/** Takes the link away; whoever holds it finds nothing from now on. */
export const closeGuestMenu = async (tx: RestaurantTx): Promise<{ madeAt: null }> => {
  await tx.db.update(accessLink).set({ revokedAt: new Date() }).where(livingLink(tx));
  return { madeAt: null };
};

/** Makes the link in place of the one before. The secret comes from whoever makes it and is kept as a hash alone. */
export const openGuestMenu = async (tx: RestaurantTx, secret: string): Promise<{ madeAt: string }> => {
  await closeGuestMenu(tx);
  const madeAt = new Date();
  await tx.db.insert(accessLink).values({
    restaurantId: tx.restaurantId,
    tokenHash: tokenHash(secret),
    kind: 'guest-menu',
    subjectId: tx.restaurantId,
    madeBy: tx.userId,
    madeAt,
    expiresAt: never,
  });
  return { madeAt: madeAt.toISOString() };
};

const momentAt = ({ timeZone, dayCutoffMinutes: cutOffMinutes }: RestaurantTx, at: Date): Omit<MenuMoment, 'isFastingDay'> => {
  const { hour, minute } = localTimeOf(at, timeZone);
  const day = new Date(`${businessDateOf(at, { timeZone, cutOffMinutes })}T00:00:00Z`);
  return { weekday: day.getUTCDay() || 7, minute: hour * 60 + minute };
};

const guestDish = ({ verification, allergens, availability, prices, ...one }: Dish): GuestDish | null => {
  const priceMinor = guestPrice(prices);
  if (priceMinor === undefined) return null;
  const { contains, mayContain, unknown } = guestAllergens(allergens);
  return {
    id: one.id,
    name: one.name,
    nameLocal: one.nameLocal,
    description: one.description,
    descriptionLocal: one.descriptionLocal,
    categoryId: one.categoryId,
    priceMinor,
    fastingDays: availability.fasting,
    isFasting: one.isFasting,
    contains: [...contains],
    mayContain: [...mayContain],
    unknown: [...unknown],
    isVouched: verification?.stands === true,
  };
};

/**
 * The menu as it is offered at a moment. What goes by the fasting calendar is shown and says so: whether today is a
 * fasting day is the house's to say.
 */
const present = async (tx: RestaurantTx, at: Date): Promise<GuestMenu> => {
  const rows = await tx.db
    .select()
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), inArray(dish.state, ['LIVE', 'PAUSED'])))
    .orderBy(asc(dish.sortOrder), asc(dish.name), asc(dish.id));
  const moment = { ...momentAt(tx, at), isFastingDay: false };
  const offered = rows.filter(({ availability }) => isOffered({ ...availability, fasting: 'ALWAYS' }, moment));
  const dishes = (await presentDishes(tx, offered)).filter(({ pause }) => pause === null).flatMap((one) => guestDish(one) ?? []);
  const used = new Set(dishes.map(({ categoryId }) => categoryId));
  const categories = (await presentCategories(tx)).filter(({ id }) => used.has(id));
  return {
    restaurantName: (await getDetails(tx)).name,
    brand: await brandOf(tx),
    currency: tx.currency as 'GBP',
    categories: categories.map(({ id, name, nameLocal }) => ({ id, name, nameLocal })),
    dishes,
  };
};

/**
 * The menu, for whoever holds its code.
 *
 * @refuses NOT_FOUND for a link that was revoked or was never one
 */
export const readGuestMenu = async ({ app: pool }: Pick<Pools, 'app'>, code: string, at: Date = new Date()): Promise<GuestMenu> => {
  const read = readRestaurantCode(code);
  if (!read) throw refusal('NOT_FOUND');
  const link = { restaurantId: read.restaurantId, tokenHash: tokenHash(read.secret), kind: 'guest-menu' };
  const found = await withLink({ pool, access: 'read' }, link, (tx) => present(tx, at));
  if (isEntryRefused(found)) throw refusal('NOT_FOUND');
  return found;
};
