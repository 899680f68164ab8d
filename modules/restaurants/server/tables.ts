import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import type { OpeningStretch } from '../rules/opening-hours.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const now = sql`now()`;

/** The tenant. */
export const restaurant = pgTable('restaurant', {
  id: uuid().primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  name: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zipCode: text('zip_code').notNull(),
  country: text().notNull(),
  phone: text().notNull(),
  currency: text({ enum: ['USD', 'EUR', 'GBP', 'ETB'] }).notNull(),
  timeZone: text('time_zone').notNull(),
  dayCutoffMinutes: integer('day_cutoff_minutes').notNull().default(240),
  useEthiopianTime: boolean('use_ethiopian_time').notNull().default(false),
  useEthiopianCalendar: boolean('use_ethiopian_calendar').notNull().default(false),
  expectedStaffCount: integer('expected_staff_count').notNull(),
  deleteAfter: instant('delete_after'),
  deleteAskedBy: uuid('delete_asked_by'),
  openingHours: jsonb('opening_hours').$type<readonly OpeningStretch[]>().notNull().default([]),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
});

/** What an account holder's account says that they own, and which comes first; the restaurants themselves are the truth. */
export const ownerMetadata = pgTable('owner_metadata', {
  userId: uuid('user_id').primaryKey(),
  ownedRestaurantIds: uuid('owned_restaurant_ids').array().notNull(),
  primaryRestaurantId: uuid('primary_restaurant_id').notNull(),
  updatedAt: instant('updated_at').notNull().default(now),
});

/** Who works where, in which role. */
export const membership = pgTable(
  'membership',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    userId: uuid('user_id').notNull(),
    role: text({ enum: ['owner', 'manager', 'chef', 'kitchenstaff', 'staff'] }).notNull(),
    department: text(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId] })],
);
