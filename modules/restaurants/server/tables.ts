import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { currencies } from '../../../kit/money.ts';
import { bytea, instant, minor, now, restaurantId } from '../../../platform/server/database/columns.ts';
import type { OpeningStretch } from '../rules/opening-hours.ts';

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
  currency: text({ enum: currencies }).notNull(),
  timeZone: text('time_zone').notNull(),
  dayCutoffMinutes: integer('day_cutoff_minutes').notNull().default(240),
  useEthiopianTime: boolean('use_ethiopian_time').notNull().default(false),
  useEthiopianCalendar: boolean('use_ethiopian_calendar').notNull().default(false),
  expectedStaffCount: integer('expected_staff_count').notNull(),
  deleteAfter: instant('delete_after'),
  deleteAskedBy: uuid('delete_asked_by'),
  scratchUntil: instant('scratch_until'),
  openingHours: jsonb('opening_hours').$type<readonly OpeningStretch[]>().notNull().default([]),
  /** When a brand was chosen that is other than Maed's. */
  brandChangedAt: instant('brand_changed_at'),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
});

/** Under what a restaurant shows itself instead of Maed's name, mark and colour. */
export const restaurantBrand = pgTable('restaurant_brand', {
  restaurantId: restaurantId().primaryKey(),
  name: text(),
  colour: text(),
  logo: bytea(),
  logoMediaType: text('logo_media_type', { enum: ['image/webp', 'image/jpeg'] }),
  logoFingerprint: text('logo_fingerprint'),
  logoOnPaper: bytea('logo_on_paper'),
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
    restaurantId: restaurantId(),
    userId: uuid('user_id').notNull(),
    role: text({ enum: ['owner', 'manager', 'chef', 'kitchenstaff', 'staff'] }).notNull(),
    department: text(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId] })],
);

/** What the people of a restaurant are grouped by. */
export const department = pgTable(
  'department',
  {
    restaurantId: restaurantId(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.name] })],
);

/** What a person earns an hour; never joined where colleagues read. */
export const hourlyRate = pgTable(
  'hourly_rate',
  {
    restaurantId: restaurantId(),
    userId: uuid('user_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text({ enum: currencies }).notNull(),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId] })],
);

/** Links by which one person each joins. */
export const invitation = pgTable(
  'invitation',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    secretHash: text('secret_hash').notNull(),
    role: text({ enum: ['manager', 'chef', 'kitchenstaff', 'staff'] }),
    department: text(),
    email: text(),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull().default(now),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    acceptedAt: instant('accepted_at'),
    acceptedBy: uuid('accepted_by'),
    forTablet: boolean('for_tablet').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Devices that a kitchen shares. */
export const tablet = pgTable(
  'tablet',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    secretHash: text('secret_hash').notNull(),
    registeredBy: uuid('registered_by').notNull(),
    registeredAt: instant('registered_at').notNull().default(now),
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** The PINs by which people enter at a shared tablet. */
export const tabletPin = pgTable(
  'tablet_pin',
  {
    restaurantId: restaurantId(),
    userId: uuid('user_id').notNull(),
    pinHash: text('pin_hash').notNull(),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId] })],
);

/** Who works at a shared tablet now. */
export const tabletSession = pgTable(
  'tablet_session',
  {
    restaurantId: restaurantId(),
    tokenHash: text('token_hash').notNull(),
    tabletId: uuid('tablet_id').notNull(),
    userId: uuid('user_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.tokenHash] })],
);

/** Keys by which other programs act in the restaurant. */
export const apiKey = pgTable(
  'api_key',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    secretHash: text('secret_hash').notNull(),
    scopes: text().array().notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull().default(now),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** How often a key was used on a day of the world's time. */
export const apiKeyDay = pgTable(
  'api_key_day',
  {
    restaurantId: restaurantId(),
    keyId: uuid('key_id').notNull(),
    day: date().notNull(),
    calls: integer().notNull().default(0),
    refused: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.keyId, table.day] })],
);
