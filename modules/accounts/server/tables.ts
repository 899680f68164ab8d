import { bigint, boolean, integer, pgSchema, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { bytea, instant, now } from '../../../platform/server/database/columns.ts';

const auth = pgSchema('auth');

/** What the sign-in library keeps of an account. */
export const user = auth.table('user', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
});

export const session = auth.table('session', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  token: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
});

/** A way to sign in; ours is `credential`, with the password's argon2id hash. */
export const account = auth.table('account', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: instant('access_token_expires_at'),
  refreshTokenExpiresAt: instant('refresh_token_expires_at'),
  scope: text(),
  password: text(),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
});

export const verification = auth.table('verification', {
  id: uuid().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
});

/** A second factor: its key and backup codes, encrypted by the library. */
export const twoFactorTable = auth.table('two_factor', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
});

/** The public half of a key pair that a device holds; the names without an underline are the library's. */
export const passkeyTable = auth.table('passkey', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text().notNull(),
  credentialID: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  transports: text(),
  aaguid: text(),
  createdAt: instant('created_at').notNull().default(now),
  lastUsedAt: instant('last_used_at'),
});

export const rateLimit = auth.table('rate_limit', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  count: integer().notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

/** A person as the product knows them. */
export const profile = pgTable('profile', {
  userId: uuid('user_id').primaryKey(),
  email: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  title: text().notNull(),
  avatarUrl: text('avatar_url'),
  language: text({ enum: ['en', 'am'] })
    .notNull()
    .default('en'),
  theme: text({ enum: ['light', 'dark', 'system'] })
    .notNull()
    .default('system'),
  useEthiopianTime: boolean('use_ethiopian_time').notNull().default(false),
  useEthiopianCalendar: boolean('use_ethiopian_calendar').notNull().default(false),
  preferredTimeZone: text('preferred_time_zone'),
  restaurantId: uuid('restaurant_id'),
  plannedUpgrade: text('planned_upgrade'),
  deleteAfter: instant('delete_after'),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
});

/** The picture of a person. */
export const avatar = pgTable('avatar', {
  userId: uuid('user_id').primaryKey(),
  mediaType: text('media_type', { enum: ['image/webp', 'image/jpeg'] }).notNull(),
  fingerprint: text().notNull(),
  bytes: bytea().notNull(),
  updatedAt: instant('updated_at').notNull().default(now),
});

/** What a restaurant's books call somebody whose account is gone. */
export const formerPerson = pgTable(
  'former_person',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text().notNull(),
    leftAt: instant('left_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId] })],
);
