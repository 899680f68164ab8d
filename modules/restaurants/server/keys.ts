import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf, tokenHash } from '../../accounts/server/public.ts';
import type { ApiKey, newApiKeySchema } from '../contract/keys.contract.ts';
import { keyUseDays } from '../rules/api-key.ts';
import { apiKey, apiKeyDay } from './tables.ts';

/** The keys of the restaurant that were not revoked, the newest first, with how much each was used of late. */
export const listKeys = async (tx: RestaurantTx): Promise<ApiKey[]> => {
  const rows = await tx.db
    .select({
      keyId: apiKey.id,
      name: apiKey.name,
      scopes: apiKey.scopes,
      madeBy: apiKey.madeBy,
      madeAt: apiKey.madeAt,
      expiresAt: apiKey.expiresAt,
      isExpired: sql<boolean>`coalesce(${apiKey.expiresAt} <= now(), false)`,
      lastUsedAt: apiKey.lastUsedAt,
    })
    .from(apiKey)
    .where(and(eq(apiKey.restaurantId, tx.restaurantId), isNull(apiKey.revokedAt)))
    .orderBy(desc(apiKey.madeAt), asc(apiKey.id));
  const names = await namesOf(
    tx,
    rows.map(({ madeBy }) => madeBy),
  );
  const days = await daysOfUse(tx);
  return rows.map(({ madeBy, ...row }) => ({
    ...row,
    madeByName: names.get(madeBy) ?? '',
    madeAt: row.madeAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    days: days.get(row.keyId) ?? [],
  }));
};

const daysOfUse = async (tx: RestaurantTx): Promise<Map<string, ApiKey['days']>> => {
  const rows = await tx.db
    .select({ keyId: apiKeyDay.keyId, day: apiKeyDay.day, calls: apiKeyDay.calls, refused: apiKeyDay.refused })
    .from(apiKeyDay)
    .where(and(eq(apiKeyDay.restaurantId, tx.restaurantId), sql`${apiKeyDay.day} > (now() at time zone 'UTC')::date - ${keyUseDays}::int`))
    .orderBy(asc(apiKeyDay.day));
  return Map.groupBy(rows, ({ keyId }) => keyId) as Map<string, ApiKey['days']>;
};

/** Makes a key that acts for whoever makes it. Only the hash of its secret is kept. */
export const makeKey = async (tx: RestaurantTx, made: z.output<typeof newApiKeySchema>): Promise<void> => {
  await tx.db.insert(apiKey).values({
    restaurantId: tx.restaurantId,
    id: made.keyId,
    name: made.name,
    secretHash: tokenHash(made.secret),
    scopes: [...new Set(made.scopes)],
    madeBy: tx.userId ?? tx.ownerId,
    expiresAt: made.lifeDays === null ? null : sql`now() + make_interval(days => ${made.lifeDays}::int)`,
  });
};

/** Ends a key: its next call is refused. One that is gone already is gone. */
export const revokeKey = async (tx: RestaurantTx, keyId: string): Promise<void> => {
  await tx.db
    .update(apiKey)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKey.restaurantId, tx.restaurantId), eq(apiKey.id, keyId), isNull(apiKey.revokedAt)));
};
