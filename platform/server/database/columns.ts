import { sql, type SQL } from 'drizzle-orm';
import { bigint, customType, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';

/** When the transaction began. */
export const now: SQL = sql`now()`;

/** What every key of a tenant's table begins with. */
export const restaurantId = () => uuid('restaurant_id').notNull();

/** An id that the database makes, for rows that no device names. */
export const madeId = () =>
  uuid()
    .notNull()
    .default(sql`uuidv7()`);

/** A moment, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An exact decimal with six places: a quantity, or a unit cost. */
export const exact = (name?: string) => (name ? numeric(name, { precision: 18, scale: 6 }) : numeric({ precision: 18, scale: 6 }));

/** An amount of money in minor units. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });

/** A file as it is. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
