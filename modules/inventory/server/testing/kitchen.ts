import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../../../db/testing/insert-row.ts';
import type { TestDatabase } from '../../../../db/testing/test-database.ts';
import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { isEntryRefused, withRestaurant } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { roles, type Role } from '../../../restaurants/rules/capabilities.ts';
import type { ItemBody } from '../../contract/item-schemas.ts';
// The codes that the server refuses with are known once their contract is.
import '../../contract/refusals.ts';
import type { MovementBody } from '../../contract/movement-schemas.ts';
import { createItem } from '../create-item.ts';
import { recordMovement } from '../record-movement.ts';

/** A restaurant with somebody in every role, to write into a ledger from. */
export type Kitchen = {
  readonly restaurantId: string;
  /** Does something there as somebody of this role, in a transaction of its own. */
  readonly as: <Result>(role: Role, work: (tx: RestaurantTx) => Promise<Result>) => Promise<Result>;
};

/** A tin of chopped tomatoes: six to the case, 2.5 kg each, par 18 tins. */
export const tomatoes: ItemBody = {
  name: 'Chopped tomatoes',
  nameLocal: 'የተከተፈ ቲማቲም',
  sku: null,
  barcodes: [],
  categoryId: null,
  storageAreaIds: [],
  units: {
    baseUnit: 'g',
    packChain: [
      { unit: 'case', per: '6' },
      { unit: 'tin', per: '2500' },
    ],
    countUnits: ['tin'],
    densityGPerMl: null,
    eachMeasure: null,
  },
  par: '45000',
  reorderPoint: '15000',
  allergens: {},
};

const restaurantRow = (restaurantId: string, ownerId: string) => ({
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
export const openKitchen = async (database: TestDatabase): Promise<Kitchen> => {
  const restaurantId = uuidv7();
  const people = Object.fromEntries(roles.map((role) => [role, uuidv7()])) as Record<Role, string>;
  const members = roles.flatMap((role) => {
    const userId = people[role];
    return [
      ['profile', { user_id: userId, email: `${userId}@example.com`, first_name: 'Hanna', last_name: role, title: role }],
      ['membership', { restaurant_id: restaurantId, user_id: userId, role }],
    ] as const;
  });
  await insertRowsAs(database.owner, [['restaurant', restaurantRow(restaurantId, people.owner)], ...members]);
  return {
    restaurantId,
    as: async (role, work) => {
      const credential = { kind: 'person', userId: people[role] } as const;
      const result = await withRestaurant({ pool: database.pools.app, credential, access: 'write' }, restaurantId, work);
      if (isEntryRefused(result)) throw new Error(result.refused);
      return result;
    },
  };
};

/** The facts around a command, with a key of its own. */
export const envelope = <Body>(kitchen: Kitchen, body: Body, occurredAt = new Date()): CommandEnvelope<Body> => ({
  commandId: uuidv7(),
  restaurantId: kitchen.restaurantId,
  deviceId: uuidv7(),
  occurredAt: occurredAt.toISOString(),
  body,
});

/** Creates an item and gives its id. */
export const addItem = async (kitchen: Kitchen, changes: Partial<ItemBody> = {}): Promise<string> => {
  const itemId = uuidv7();
  await kitchen.as('owner', (tx) => createItem(tx, { itemId, item: { ...tomatoes, ...changes } }));
  return itemId;
};

/** So many tins of an item, received, wasted or whatever the kind says, as a form would send it. */
export const movement = (itemId: string, kind: MovementBody['kind'], tins: string): MovementBody => ({
  movementId: uuidv7(),
  itemId,
  kind,
  entry: { text: `${tins} tin`, parts: [{ quantity: tins, unit: 'tin' }] },
  price: null,
  reason: kind === 'WASTE' ? 'SPOILED' : null,
  note: null,
});

/** A delivery of tins with the price of one. */
export const delivery = (itemId: string, tins: string, amount: string): MovementBody => ({
  ...movement(itemId, 'RECEIPT', tins),
  price: { amount, unit: 'tin' },
});

/** Records a movement as the owner and gives what the server answers. */
export const record = (kitchen: Kitchen, body: MovementBody) => kitchen.as('owner', (tx) => recordMovement(tx, envelope(kitchen, body)));
