import { eq } from 'drizzle-orm';

import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { RestaurantChanges, RestaurantDetails } from '../contract/details.contract.ts';
import { restaurant } from './tables.ts';

const columns = {
  name: restaurant.name,
  address: restaurant.address,
  city: restaurant.city,
  state: restaurant.state,
  zipCode: restaurant.zipCode,
  country: restaurant.country,
  phone: restaurant.phone,
  currency: restaurant.currency,
  timeZone: restaurant.timeZone,
  dayCutoffMinutes: restaurant.dayCutoffMinutes,
  useEthiopianTime: restaurant.useEthiopianTime,
  useEthiopianCalendar: restaurant.useEthiopianCalendar,
  expectedStaffCount: restaurant.expectedStaffCount,
  openingHours: restaurant.openingHours,
} as const;

/** The settings of the restaurant that the transaction entered. */
export const getDetails = async (tx: RestaurantTx): Promise<RestaurantDetails> => {
  const [row] = await tx.db.select(columns).from(restaurant).where(eq(restaurant.id, tx.restaurantId));
  if (!row) throw new Error('A restaurant that was entered is not there.');
  return { ...row, openingHours: [...row.openingHours] };
};

/** In which country the restaurant entered is. */
export const countryOf = async (tx: RestaurantTx): Promise<string> => {
  const [row] = await tx.db.select({ country: restaurant.country }).from(restaurant).where(eq(restaurant.id, tx.restaurantId));
  return row?.country ?? '';
};

/** The trading day on which the restaurant was set up. */
export const dayOfSetUp = async (tx: RestaurantTx): Promise<string> => {
  const [row] = await tx.db.select({ createdAt: restaurant.createdAt }).from(restaurant).where(eq(restaurant.id, tx.restaurantId));
  return tradingDay(tx, row?.createdAt ?? new Date());
};

/**
 * Changes settings of the restaurant. A new currency or zone counts from now on: what was recorded keeps the currency and
 * the business date that it was recorded under.
 */
export const updateDetails = async (tx: RestaurantTx, changes: RestaurantChanges): Promise<RestaurantDetails> => {
  const present = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  await tx.db
    .update(restaurant)
    .set({ ...present, updatedAt: new Date() })
    .where(eq(restaurant.id, tx.restaurantId));
  return getDetails(tx);
};
