import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../../../db/testing/insert-row.ts';
import type { TestDatabase } from '../../../../db/testing/test-database.ts';
import { isEntryRefused, withRestaurant } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { OfferBody } from '../../contract/offer.contract.ts';
// The codes that the server refuses with are known once their contract is.
import '../../contract/refusals.ts';
import type { SupplierBody } from '../../contract/supplier.contract.ts';
import { saveOffer } from '../offers.ts';
import { saveSupplier } from '../suppliers.ts';
import { createOrders } from '../write-orders.ts';

type Role = 'owner' | 'manager' | 'chef' | 'kitchenstaff';

const roles: readonly Role[] = ['owner', 'manager', 'chef', 'kitchenstaff'];

/** A restaurant with an item, somebody who sells it, and people to order it. */
export type Market = {
  readonly restaurantId: string;
  readonly managerId: string;
  readonly itemId: string;
  readonly supplierId: string;
  readonly offerId: string;
  readonly as: <Result>(role: Role, work: (tx: RestaurantTx) => Promise<Result>) => Promise<Result>;
};

/** A supplier as a form would send it. */
export const grains: SupplierBody = {
  name: 'Merkato Grains',
  nameLocal: 'መርካቶ እህል',
  country: 'GB',
  taxNumber: null,
  contacts: [],
  email: 'orders@merkato.example',
  phone: null,
  whatsapp: null,
  telegram: null,
  language: 'en',
  orderDays: [],
  deliveryDays: [],
  cutoffTime: null,
  minimumMinor: null,
  leadTimeDays: 0,
  paymentTerms: null,
  currency: 'GBP',
  isOpenMarket: false,
  certificates: [],
  note: null,
};

/** Teff in sacks of 25 kg at 40.00. */
export const teffOffer = (market: Pick<Market, 'supplierId' | 'itemId'>): OfferBody => ({
  supplierId: market.supplierId,
  itemId: market.itemId,
  supplierCode: 'TF-25',
  description: null,
  packChain: [{ unit: 'sack', per: '25000' }],
  packText: 'sack of 25 kg',
  orderUnit: 'sack',
  priceMode: 'PER_PACK',
  priceUnit: null,
  price: '40',
  isTaxIncluded: false,
  taxRateBps: null,
  isPrimary: false,
  minimum: null,
  multiple: null,
  contractFrom: null,
  contractTo: null,
  isActive: true,
});

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

/** Opens a market in a test database. */
export const openMarket = async (database: TestDatabase, supplier: Partial<SupplierBody> = {}): Promise<Market> => {
  const [restaurantId, itemId, supplierId, offerId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const people = Object.fromEntries(roles.map((role) => [role, uuidv7()])) as Record<Role, string>;
  const members = roles.flatMap((role) => {
    const userId = people[role];
    return [
      ['profile', { user_id: userId, email: `${userId}@example.com`, first_name: 'Hanna', last_name: role, title: role }],
      ['membership', { restaurant_id: restaurantId, user_id: userId, role }],
    ] as const;
  });
  const here = { restaurant_id: restaurantId };
  await insertRowsAs(database.owner, [
    ['restaurant', restaurantRow(restaurantId, people.owner)],
    ...members,
    ['item', { ...here, id: itemId, name: 'Teff', sku: 'TEF-000001', base_unit: 'g', par: '60000' }],
    ['stock_level', { ...here, item_id: itemId, on_hand: '10000', currency: 'GBP', attention: 2, list_name: 'teff', is_listed: true }],
  ]);
  const as: Market['as'] = async (role, work) => {
    const credential = { kind: 'person', userId: people[role] } as const;
    const result = await withRestaurant({ pool: database.pools.app, credential, access: 'write' }, restaurantId, work);
    if (isEntryRefused(result)) throw new Error(result.refused);
    return result;
  };
  await as('owner', async (tx) => {
    await saveSupplier(tx, { supplierId, baseVersion: null, supplier: { ...grains, ...supplier } });
    await saveOffer(tx, { offerId, baseVersion: null, offer: teffOffer({ supplierId, itemId }) });
  });
  return { restaurantId, managerId: people.manager, itemId, supplierId, offerId, as };
};

/** How much is ordered, and for when. */
type Drafted = { readonly sacks: string; readonly expectedOn?: string };

/** Drafts an order of so many sacks and gives its id. */
export const draft = async (market: Market, role: 'owner' | 'manager', what: Drafted): Promise<string> => {
  const { supplierId, offerId } = market;
  const orderId = uuidv7();
  const lines = [{ lineId: uuidv7(), offerId, quantity: what.sacks }];
  const order = { orderId, supplierId, expectedOn: what.expectedOn ?? null, note: null, lines };
  await market.as(role, (tx) => createOrders(tx, { orders: [order], requestIds: [] }));
  return orderId;
};
