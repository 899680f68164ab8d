import { uuidv7 } from 'uuidv7';

import { isEntryRefused, withRestaurant } from '../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../platform/server/database/tx.ts';
import { insertRowsAs } from './insert-row.ts';
import type { TestDatabase } from './test-database.ts';

/** A restaurant with an owner and somebody in each of some roles. */
export type OpenedRestaurant<Role extends string> = {
  readonly restaurantId: string;
  /** Who works in which role. */
  readonly people: Readonly<Record<Role | 'owner', string>>;
  /** Does something there as somebody of this role, in a transaction of its own. */
  readonly as: <Result>(role: Role | 'owner', work: (tx: RestaurantTx) => Promise<Result>) => Promise<Result>;
};

/** A restaurant's row, in pounds and in London. */
export const restaurantRow = (restaurantId: string, ownerId: string) => ({
  id: restaurantId,
  owner_id: ownerId,
  name: 'Selam Kitchen',
  address: '1 High Street',
  city: 'London',
  state: 'London',
  zip_code: 'E1',
  country: 'GB',
  phone: '+44 7555555555',
  currency: 'GBP',
  time_zone: 'Europe/London',
  expected_staff_count: 5,
});

/** Opens a restaurant in a test database. */
export const openRestaurant = async <Role extends string>(
  database: TestDatabase,
  roles: readonly Role[],
): Promise<OpenedRestaurant<Role>> => {
  const restaurantId = uuidv7();
  const held = [...new Set<Role | 'owner'>(['owner', ...roles])];
  const people = Object.fromEntries(held.map((role) => [role, uuidv7()])) as Record<Role | 'owner', string>;
  const members = held.flatMap((role) => {
    const userId = people[role];
    return [
      ['profile', { user_id: userId, email: `${userId}@example.com`, first_name: 'Hanna', last_name: role, title: role }],
      ['membership', { restaurant_id: restaurantId, user_id: userId, role }],
    ] as const;
  });
  await insertRowsAs(database.owner, [['restaurant', restaurantRow(restaurantId, people.owner)], ...members]);
  return {
    restaurantId,
    people,
    as: async (role, work) => {
      const credential = { kind: 'person', userId: people[role] } as const;
      const result = await withRestaurant({ pool: database.pools.app, credential, access: 'write' }, restaurantId, work);
      if (isEntryRefused(result)) throw new Error(result.refused);
      return result;
    },
  };
};
