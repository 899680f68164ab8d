import { uuidv7 } from 'uuidv7';

import { openRestaurant, type OpenedRestaurant } from '../../../../db/testing/open-restaurant.ts';
import type { TestDatabase } from '../../../../db/testing/test-database.ts';
import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { roles, type Role } from '../../../restaurants/rules/capabilities.ts';
import type { ItemBody } from '../../contract/item-schemas.ts';
// The codes that the server refuses with are known once their contract is.
import '../../contract/refusals.ts';
import type { MovementBody } from '../../contract/movement-schemas.ts';
import { createItem } from '../create-item.ts';
import { recordMovement } from '../record-movement.ts';

/** A restaurant with somebody in every role, to write into a ledger from. */
export type Kitchen = Pick<OpenedRestaurant<Role>, 'restaurantId' | 'as'>;

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

/** Opens a restaurant in a test database. */
export const openKitchen = async (database: TestDatabase): Promise<Kitchen> => openRestaurant(database, roles);

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
