import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../../../db/testing/insert-row.ts';
import { openRestaurant, type OpenedRestaurant } from '../../../../db/testing/open-restaurant.ts';
import type { TestDatabase } from '../../../../db/testing/test-database.ts';
// The codes that the server refuses with are known once their contract is.
import '../../contract/refusals.ts';
import type { SupplierBody } from '../../contract/supplier.contract.ts';
import { saveOffer } from '../offers.ts';
import { saveSupplier } from '../suppliers.ts';
import { createOrders } from '../write-orders.ts';
import { grains, teffOffer } from './grains.ts';

type Role = 'owner' | 'manager' | 'chef' | 'kitchenstaff';

const roles: readonly Role[] = ['owner', 'manager', 'chef', 'kitchenstaff'];

/** A restaurant with an item, somebody who sells it, and people to order it. */
export type Market = Pick<OpenedRestaurant<Role>, 'restaurantId' | 'as'> & {
  readonly managerId: string;
  readonly itemId: string;
  readonly supplierId: string;
  readonly offerId: string;
};

/** Opens a market in a test database. */
export const openMarket = async (database: TestDatabase, supplier: Partial<SupplierBody> = {}): Promise<Market> => {
  const [itemId, supplierId, offerId] = [uuidv7(), uuidv7(), uuidv7()];
  const { restaurantId, people, as } = await openRestaurant(database, roles);
  const here = { restaurant_id: restaurantId };
  await insertRowsAs(database.owner, [
    ['item', { ...here, id: itemId, name: 'Teff', sku: 'TEF-000001', base_unit: 'g', par: '60000' }],
    ['stock_level', { ...here, item_id: itemId, on_hand: '10000', currency: 'GBP', attention: 2, list_name: 'teff', is_listed: true }],
  ]);
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
