import { uuidv7 } from 'uuidv7';

import { restaurantCode } from '../../../modules/restaurants/rules/restaurant-code.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { deliveryFixtures } from './delivery-fixtures.ts';
import { createItem, envelope, type Places } from './furnish.ts';
import { newSecret, unknownThings, type Things } from './things.ts';
import type { TestApp } from './test-app.ts';

/** A supplier as a form would send it; its name is its own. */
export const supplierBody = (supplierId: string) => ({
  name: `Merkato Grains ${supplierId.slice(-8)}`,
  nameLocal: null,
  country: 'ET',
  taxNumber: '0012345678',
  contacts: [{ name: 'Tigist', part: null, phone: '+251911234567', email: null }],
  email: 'orders@merkato.example',
  phone: '+251911234567',
  whatsapp: null,
  telegram: null,
  language: 'am' as const,
  orderDays: [],
  deliveryDays: [],
  cutoffTime: null,
  minimumMinor: null,
  leadTimeDays: 0,
  paymentTerms: null,
  currency: 'GBP' as const,
  isOpenMarket: false,
  certificates: [{ name: 'Hygiene', expiresOn: '2027-01-31' }],
  note: null,
});

/** Sacks of 25 kg of one item, at 42.50. */
export const offerBody = ({ supplierId, itemId }: Pick<Things, 'supplierId' | 'itemId'>) => ({
  supplierId,
  itemId,
  supplierCode: 'B-1',
  description: null,
  packChain: [{ unit: 'sack' as const, per: '25000' }],
  packText: 'sack of 25 kg',
  orderUnit: 'sack' as const,
  priceMode: 'PER_PACK' as const,
  priceUnit: null,
  price: '42.5',
  isTaxIncluded: false,
  isPrimary: true,
  minimum: null,
  multiple: null,
  contractFrom: null,
  contractTo: null,
  isActive: true,
});

const lines = ({ offerId }: Pick<Things, 'offerId'>) => [{ lineId: uuidv7(), offerId, quantity: '2' }];

const orderBody = (things: Things, orderId: string) => ({
  orderId,
  supplierId: things.supplierId,
  expectedOn: null,
  note: null,
  lines: lines(things),
});

const wish = ({ itemId }: Pick<Things, 'itemId'>, requestId: string) => ({
  requestId,
  itemId,
  entry: { text: '2 kg', parts: [{ quantity: '2', unit: 'kg' as const }] },
  note: null,
});

/** What opens the order that was sent. */
const codeOf = ({ restaurantId, orderSecret }: Things): string => restaurantCode(restaurantId, orderSecret);

const proposing = (things: Things, proposalId: string) => ({
  commandId: uuidv7(),
  body: { code: codeOf(things), revision: 1, said: { kind: 'PROPOSE' as const, proposalId, message: 'One sack only', lines: [] } },
});

/** Ids of what is to be bought, which nobody has yet. */
const newPurchases = () => {
  const { supplierId, offerId, draftId, sentOrderId, requestId, orderSecret, proposalId } = unknownThings();
  return { supplierId, offerId, draftId, sentOrderId, requestId, orderSecret, proposalId };
};

/** Puts a new item into a restaurant that has places, with somebody who sells it, an order in each hand, and a wish. */
export const createThings = async (app: TestApp, owner: Credential, places: Places): Promise<Things> => {
  const item = await createItem(app, owner, places);
  const things: Things = { ...item, ...newPurchases() };
  const { purchasing } = app.as(owner);
  const { restaurantId, supplierId, offerId, draftId, sentOrderId, requestId } = things;
  await purchasing.saveSupplier(envelope(restaurantId, { supplierId, baseVersion: null, supplier: supplierBody(supplierId) }));
  await purchasing.saveOffer(envelope(restaurantId, { offerId, baseVersion: null, offer: offerBody(things) }));
  const orders = [orderBody(things, draftId), orderBody(things, sentOrderId)];
  await purchasing.createOrders(envelope(restaurantId, { orders, requestIds: [] }));
  await purchasing.moveOrder(envelope(restaurantId, { orderId: sentOrderId, baseVersion: 1, step: 'SUBMIT', reason: null }));
  await purchasing.shareOrder(envelope(restaurantId, { orderId: sentOrderId, secret: things.orderSecret }));
  await app.as(null).purchasing.answerSharedOrder(proposing(things, things.proposalId));
  await purchasing.requestItems(envelope(restaurantId, { requests: [wish(things, requestId)] }));
  return things;
};

/** An input for every procedure of purchasing. */
export const purchasingFixtures: Readonly<Record<string, (things: Things) => Record<string, unknown>>> = {
  listSuppliers: ({ restaurantId }) => ({ restaurantId }),
  saveSupplier: ({ restaurantId, supplierId }) =>
    envelope(restaurantId, { supplierId, baseVersion: 1, supplier: supplierBody(supplierId) }),
  archiveSupplier: ({ restaurantId, supplierId }) => envelope(restaurantId, { supplierId, isActive: false }),
  listOffers: ({ restaurantId, supplierId, itemId }) => ({ restaurantId, supplierId, itemId }),
  listOrderables: ({ restaurantId }) => ({ restaurantId }),
  planPurchases: ({ restaurantId }) => ({ restaurantId, until: inThreeDays() }),
  listPrices: ({ restaurantId, offerId }) => ({ restaurantId, offerId }),
  saveOffer: (things) => envelope(things.restaurantId, { offerId: things.offerId, baseVersion: 1, offer: offerBody(things) }),
  importList: (things) =>
    envelope(things.restaurantId, {
      of: 'OFFERS',
      rows: [{ rowNumber: 2, offerId: things.offerId, baseVersion: 1, offer: offerBody(things) }],
    }),
  listRequests: ({ restaurantId }) => ({ restaurantId, state: 'OPEN' }),
  requestItems: (things) => envelope(things.restaurantId, { requests: [wish(things, uuidv7())] }),
  withdrawRequest: ({ restaurantId, requestId }) => envelope(restaurantId, { requestId }),
  declineRequest: ({ restaurantId, requestId }) => envelope(restaurantId, { requestId, reason: 'Enough is there' }),
  listOrders: ({ restaurantId, supplierId }) => ({ restaurantId, filter: 'ALL', supplierId, limit: 5 }),
  listOrderLines: ({ restaurantId }) => ({ restaurantId, filter: 'ALL', limit: 5 }),
  getOrder: ({ restaurantId, draftId }) => ({ restaurantId, orderId: draftId }),
  orderPdf: ({ restaurantId, sentOrderId }) => ({ restaurantId, orderId: sentOrderId }),
  createOrders: (things) => envelope(things.restaurantId, { orders: [orderBody(things, uuidv7())], requestIds: [things.requestId] }),
  saveOrder: (things) =>
    envelope(things.restaurantId, {
      orderId: things.draftId,
      baseVersion: 1,
      expectedOn: null,
      note: 'Early',
      lines: lines(things),
      reason: null,
    }),
  reviseOrder: (things) =>
    envelope(things.restaurantId, {
      orderId: things.sentOrderId,
      baseVersion: 2,
      expectedOn: null,
      note: null,
      lines: lines(things),
      reason: null,
    }),
  ...deliveryFixtures,
  moveOrder: ({ restaurantId, draftId }) => envelope(restaurantId, { orderId: draftId, baseVersion: 1, step: 'SUBMIT', reason: null }),
  shareOrder: ({ restaurantId, sentOrderId }) => envelope(restaurantId, { orderId: sentOrderId, secret: newSecret() }),
  decideProposal: ({ restaurantId, sentOrderId, proposalId }) =>
    envelope(restaurantId, { orderId: sentOrderId, baseVersion: 2, proposalId, decision: 'DECLINE' }),
  readSharedOrder: (things) => ({ code: codeOf(things) }),
  answerSharedOrder: (things) => proposing(things, uuidv7()),
};

const inThreeDays = (): string => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
