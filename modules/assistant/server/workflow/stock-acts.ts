import { formatQuantity, quantity } from '../../../../kit/quantity.ts';
import { tryCall } from '../../../../platform/server/rpc/try-call.ts';
import { usualThresholds } from '../../../inventory/rules/count-variance.ts';
import { lineFor } from '../../../purchasing/contract/fill-line.ts';
import type { Orderable } from '../../../purchasing/contract/offer.contract.ts';
import { type Acted, actedBy, type Acting, commandOf, idBeside, textOf } from './acting.ts';

/** The item with what is short of its par; or why nobody can say how much is wanted. */
const shortOf = async ({ client, restaurantId, subject }: Acting): Promise<{ readonly item: Orderable } | { readonly why: string }> => {
  const tried = await tryCall(() => client.purchasing.listOrderables({ restaurantId }));
  if (!tried.ok) return { why: tried.code };
  const item = tried.value.items.find(({ id }) => id === subject);
  return item !== undefined && quantity(item.short) > 0n ? { item } : { why: 'NOTHING_SHORT' };
};

/** Drafts an order of what is short, from whoever the item is bought first; people send it. */
export const draftOrder = async (acting: Acting): Promise<Acted> => {
  const { client, restaurantId, commandId, automation } = acting;
  const short = await shortOf(acting);
  if ('why' in short) return short;
  const tried = await tryCall(() => client.purchasing.listOffers({ restaurantId, itemId: short.item.id }));
  if (!tried.ok) return { why: tried.code };
  const line = lineFor(short.item, tried.value.offers, quantity(short.item.short));
  if (line === null) return { why: 'NO_OFFER' };
  const lines = [{ lineId: idBeside(commandId), offerId: line.offer.id, quantity: formatQuantity(line.packs) }];
  const order = { orderId: commandId, supplierId: line.offer.supplierId, expectedOn: null, note: automation.name, lines };
  const made = await tryCall(() => client.purchasing.createOrders(commandOf(acting, { orders: [order], requestIds: [] })));
  return actedBy(made, () => `/purchase/orders/${commandId}`);
};

/** Asks whoever orders for what is short. */
export const askForItem = async (acting: Acting): Promise<Acted> => {
  const { client, commandId, automation } = acting;
  const short = await shortOf(acting);
  if ('why' in short) return short;
  const { id: itemId, short: amount, units } = short.item;
  const entry = { text: `${amount} ${units.baseUnit}`, parts: [{ quantity: amount, unit: units.baseUnit }] };
  const body = { requests: [{ requestId: commandId, itemId, entry, note: automation.name }] };
  return actedBy(await tryCall(() => client.purchasing.requestItems(commandOf(acting, body))), () => '/purchase?tab=requests');
};

/** @unit characters */
const countNameMax = 80;

const categoryOf = async ({ client, restaurantId, subject, place }: Acting): Promise<string | null> => {
  if (subject === null || !place.startsWith('/inventory/')) return null;
  const tried = await tryCall(() => client.inventory.getItem({ restaurantId, itemId: subject }));
  return tried.ok ? tried.value.item.categoryId : null;
};

/** Plans a count of the item's category, or of the key items where it is about none; people count. */
export const planCount = async (acting: Acting): Promise<Acted> => {
  const { client, commandId, currency } = acting;
  const { shareBps, withMinor, aloneMinor } = usualThresholds[currency];
  const categoryId = await categoryOf(acting);
  const plan = {
    name: textOf(acting).slice(0, countNameMax),
    storageAreaIds: [],
    categoryIds: categoryId === null ? [] : [categoryId],
    isKeyItemsOnly: categoryId === null,
    isBlind: false,
    isOpenToKitchen: true,
    threshold: { shareBps, withMinor: withMinor.toString(), aloneMinor: aloneMinor.toString() },
  };
  const tried = await tryCall(() => client.inventory.createCount(commandOf(acting, { countId: commandId, by: { kind: 'ONCE', plan } })));
  return actedBy(tried, () => `/inventory/counts/${commandId}`);
};

/** Sets a lot aside until somebody looked at it. */
export const holdLot = async (acting: Acting): Promise<Acted> => {
  const { client, subject } = acting;
  if (subject === null) return { why: 'NOT_FOUND' };
  const change = { step: 'HOLD' as const, reason: textOf(acting) };
  const tried = await tryCall(() => client.inventory.changeLot(commandOf(acting, { lotId: subject, change })));
  return actedBy(tried, () => `/inventory/lots/${subject}`);
};
