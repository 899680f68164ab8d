import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { keyLifeDaysMax, keyNameLengthMax } from '../rules/api-key.ts';
import { apiScopes } from '../rules/api-scopes.ts';
import { secretPattern } from '../rules/restaurant-code.ts';
import { restaurantCommand, restaurantQuery } from './procedure.ts';

const tags = ['keys'];
const instant = z.iso.datetime({ offset: true });
const nothing = z.object({});

/** How much a key was used on a day of the world's time. */
export const keyDaySchema = z.object({
  day: z.iso.date(),
  /** @unit calls */
  calls: z.int(),
  /**
   * Of these, what was answered with a refusal.
   *
   * @unit calls
   */
  refused: z.int(),
});

/** A key by which another program acts in the restaurant, without what proves it. */
export const apiKeySchema = z.object({
  keyId: idSchema,
  name: z.string(),
  scopes: z.array(z.string()),
  madeByName: z.string(),
  madeAt: instant,
  /** Null for one that lives until it is revoked. */
  expiresAt: z.nullable(instant),
  isExpired: z.boolean(),
  /** By the minute. */
  lastUsedAt: z.nullable(instant),
  /** The days of the last thirty on which it was used, oldest first. */
  days: z.array(keyDaySchema),
});

/** A key by which another program acts in the restaurant. */
export type ApiKey = z.output<typeof apiKeySchema>;

/** A key that is about to be made. */
export const newApiKeySchema = z.strictObject({
  keyId: idSchema,
  /** Made by whoever makes the key, and kept nowhere: what a program sends is `maed_<restaurant>_<secret>`. */
  secret: z.string().check(z.regex(secretPattern)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(keyNameLengthMax)),
  scopes: z.array(z.enum(apiScopes)).check(z.minLength(1), z.maxLength(apiScopes.length)),
  /**
   * How long it lives; null until it is revoked.
   *
   * @unit days
   */
  lifeDays: z.nullable(z.int().check(z.minimum(1), z.maximum(keyLifeDaysMax))),
});

const path = <Rest extends string>(rest: Rest) => `/restaurants/{restaurantId}/keys${rest}` as const;

/** Keys by which other programs act in the restaurant, for whoever made them. */
export const keysContract = {
  listKeys: restaurantQuery('restaurant.manage-keys')
    .route({ method: 'GET', path: path(''), summary: 'The keys of other programs', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ keys: z.array(apiKeySchema) })),
  makeKey: restaurantCommand('restaurant.manage-keys', 'restaurants.make-key@1', 'forbidden')
    .route({ method: 'POST', path: path(''), summary: 'Make a key for another program', tags })
    .input(commandEnvelope(newApiKeySchema))
    .output(nothing),
  revokeKey: restaurantCommand('restaurant.manage-keys', 'restaurants.revoke-key@1', 'forbidden')
    .route({ method: 'POST', path: path('/revoke'), summary: 'End a key; its next call is refused', tags })
    .input(commandEnvelope(z.strictObject({ keyId: idSchema })))
    .output(nothing),
};
