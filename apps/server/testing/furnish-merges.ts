import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import { unknownThings, type Things } from './things.ts';

/** Puts an item into a restaurant that another may go into, and one that went into it already. */
export const furnishMerges = async (login: Login, things: Things): Promise<Things> => {
  const { otherItemId, mergeId } = unknownThings();
  const goneId = uuidv7();
  const here = { restaurant_id: things.restaurantId };
  const itemRow = (id: string) => ['item', { ...here, id, name: 'Berbere, hot', sku: id.slice(-12), base_unit: 'g' }] as const;
  const level = { ...here, currency: 'GBP', attention: 3, list_name: 'berbere, hot', is_listed: true };
  const merge = { quantity: '0', currency: 'GBP', kept_before: { version: 1, tracksLots: false, allergens: {} }, was_active: true };
  await insertRowsAs(login, [
    itemRow(otherItemId),
    itemRow(goneId),
    ['stock_level', { ...level, item_id: otherItemId }],
    ['stock_level', { ...level, item_id: goneId, is_listed: false, merged_into_id: otherItemId }],
    [
      'item_merge',
      { ...here, id: mergeId, merged_id: goneId, kept_id: otherItemId, ...merge, merged_by: things.memberId, merged_at: new Date() },
    ],
  ]);
  return { ...things, otherItemId, mergeId };
};
