import { uuidv7 } from 'uuidv7';

import type { ReceiptBody } from '../../contract/receipt.contract.ts';
import { getOrder } from '../load-order.ts';
import { moveOrder } from '../move-order.ts';
import { receiveGoods } from '../receive-goods.ts';
import { draft, type Market } from './market.ts';

type Role = 'owner' | 'manager' | 'chef' | 'kitchenstaff';

/** An order of so many sacks of 25 kg at 40.00, sent by the owner. */
export const sendOrder = async (market: Market, sacks: string): Promise<string> => {
  const orderId = await draft(market, 'owner', { sacks });
  const { version } = await market.as('owner', (tx) => getOrder(tx, orderId));
  await market.as('owner', (tx) => moveOrder(tx, { orderId, baseVersion: version, step: 'SUBMIT', reason: null }));
  return orderId;
};

/** So many sacks as somebody types them. */
export const inSacks = (much: string) => ({ text: `${much} sack`, parts: [{ quantity: much, unit: 'sack' as const }] });

/** What came of an order, or without one. */
export type Came = { readonly came: string; readonly orderId: string | null; readonly change?: Partial<ReceiptBody['lines'][number]> };

/** Takes so many sacks in. */
export const receive = async (market: Market, role: Role, { came, orderId, change = {} }: Came) => {
  const orderLineId = orderId && (await market.as('owner', (tx) => getOrder(tx, orderId))).lines[0]?.id;
  const line = {
    lineId: uuidv7(),
    movementId: uuidv7(),
    orderLineId: orderLineId ?? null,
    itemId: market.itemId,
    delivered: inSacks(came),
    rejected: null,
    rejectReason: null,
    catchWeightG: null,
    lotNumber: null,
    printedDate: null,
    tempTenths: null,
    storageAreaId: null,
    ...change,
  };
  const papers = { deliveryNoteNumber: null, vehicleTempTenths: null, note: null, overrideReason: null };
  const body: ReceiptBody = { receiptId: uuidv7(), orderId, supplierId: market.supplierId, ...papers, lines: [line] };
  const envelope = { commandId: uuidv7(), restaurantId: market.restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString() };
  return market.as(role, (tx) => receiveGoods(tx, { ...envelope, body }));
};
