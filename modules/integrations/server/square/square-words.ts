import type { Square } from 'square';

import type { PaymentMethod } from '../../../kitchen/contract/fields.ts';
import type { Channel } from '../../../menu/rules/menu-limits.ts';
import { namedThingId, type PosLine, type PosRefund, type PosSale } from '../../rules/sale.ts';
import type { OfferedThing } from '../providers/pos-provider.ts';

const minor = (money: Square.Money | undefined): bigint => BigInt(money?.amount ?? 0);

const methods: Readonly<Record<string, PaymentMethod>> = {
  CASH: 'CASH',
  CARD: 'CARD',
  SQUARE_GIFT_CARD: 'VOUCHER',
  BANK_ACCOUNT: 'BANK',
};

const channels: Readonly<Record<string, Channel>> = { PICKUP: 'TAKEAWAY', DELIVERY: 'DELIVERY', SHIPMENT: 'DELIVERY' };

/** One name for a thing and its size; a size that is the only one says nothing. */
const nameOf = (item: string | null | undefined, variation: string | null | undefined): string => {
  const name = item?.trim() || variation?.trim() || '?';
  const size = variation?.trim() ?? '';
  return size === '' || size === name || size.toLowerCase() === 'regular' ? name : `${name} (${size})`;
};

const named = (thingId: string | null | undefined, name: string) => ({ thingId: thingId || namedThingId(name), name });

/** Before what was taken off, with a tax that comes on top of the price: what guests paid for the line, and that. */
const lineOf = (line: Square.OrderLineItem, place: number): PosLine => {
  const discount = minor(line.totalDiscountMoney);
  return {
    ...named(line.catalogObjectId, nameOf(line.name, line.variationName)),
    lineId: line.uid ?? String(place),
    quantity: line.quantity,
    listMinor: String(minor(line.totalMoney) - minor(line.totalServiceChargeMoney) + discount),
    discountMinor: String(discount),
    choices: (line.modifiers ?? []).map((one) => named(one.catalogObjectId, one.name?.trim() || '?')),
  };
};

const given = new Set(['APPROVED', 'PENDING', 'COMPLETED']);

/** What an order gave back, of which sale: an order of a return names the order whose things came back. */
export const refundsOf = (order: Square.Order): PosRefund[] => {
  const saleId = order.returns?.find(({ sourceOrderId }) => sourceOrderId)?.sourceOrderId ?? order.id ?? '';
  return (order.refunds ?? []).map(({ id, amountMoney, status }) => ({
    refundId: id,
    saleId,
    // One that failed or was rejected after it was told of gives nothing back after all.
    amountMinor: given.has(status) ? String(minor(amountMoney)) : '0',
  }));
};

const soldAtOf = ({ closedAt, createdAt, updatedAt }: Square.Order): string =>
  closedAt ?? createdAt ?? updatedAt ?? new Date(0).toISOString();

const paidBy = ({ type, amountMoney, tipMoney }: Square.Tender): PosSale['paid'][number] => ({
  method: methods[type] ?? 'OTHER',
  amountMinor: String(minor(amountMoney) - minor(tipMoney)),
});

/**
 * An order of Square in our words; null for one that only gives something back.
 *
 * @source https://developer.squareup.com/reference/square/objects/Order (2026-09-16)
 */
export const saleOf = (order: Square.Order): PosSale | null => {
  const { id, lineItems, tenders, state } = order;
  if (id === undefined || (lineItems ?? []).length === 0) return null;
  return {
    saleId: id,
    version: order.version ?? 1,
    state: state === 'CANCELED' ? 'CANCELLED' : 'COMPLETED',
    soldAt: soldAtOf(order),
    channel: channels[order.fulfillments?.[0]?.type ?? ''] ?? 'DINE_IN',
    lines: (lineItems ?? []).map(lineOf),
    totalMinor: String(minor(order.totalMoney) - minor(order.totalTipMoney)),
    paid: (tenders ?? []).map(paidBy),
  };
};

/** What an entry of the catalogue sells: each size of an item by itself, and each choice of a list. */
export const thingsOf = (entry: Square.CatalogObject): OfferedThing[] => {
  if (entry.type === 'ITEM')
    return (entry.itemData?.variations ?? []).flatMap((size) =>
      size.type === 'ITEM_VARIATION' && size.id
        ? [{ thingId: size.id, kind: 'ITEM' as const, name: nameOf(entry.itemData?.name, size.itemVariationData?.name) }]
        : [],
    );
  if (entry.type !== 'MODIFIER_LIST') return [];
  return (entry.modifierListData?.modifiers ?? []).flatMap((one) =>
    one.type === 'MODIFIER' && one.id ? [{ thingId: one.id, kind: 'CHOICE' as const, name: one.modifierData?.name ?? '?' }] : [],
  );
};
