import { uuidv7 } from 'uuidv7';

import { apiKeyText } from '../../../modules/restaurants/rules/api-key.ts';
import type { ApiScope } from '../../../modules/restaurants/rules/api-scopes.ts';
import type { Role } from '../../../modules/restaurants/rules/capabilities.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import type { House } from './fresh-house.ts';
import { newSecret } from './things.ts';

/** A key as its program holds it. */
export type HeldKey = { readonly keyId: string; readonly secret: string; readonly text: string };

/** Puts the house's account holder on a plan; only the largest has keys. */
export const putOnPlan = ({ database, here }: House, plan: string) =>
  queryAs(database().superuser, `update subscription set plan = $2, status = 'active' where owner_id = $1`, [here().ownerId, plan]);

/** Makes a key of the house for a program, as its owner does. */
export const makeKey = async (house: House, scopes: readonly ApiScope[], lifeDays: number | null = null): Promise<HeldKey> => {
  const [keyId, secret] = [uuidv7(), newSecret()];
  await house.as('owner').restaurants.makeKey(house.tell({ keyId, secret, name: 'Books', scopes: [...scopes], lifeDays }));
  return { keyId, secret, text: apiKeyText(house.here().restaurantId, secret) };
};

/** As if somebody else had made it: what a key opens is what its maker may. */
export const giveKeyTo = (house: House, { keyId }: HeldKey, role: Role) =>
  queryAs(house.database().superuser, 'update api_key set made_by = $2 where id = $1', [keyId, house.idOf(role)]);
