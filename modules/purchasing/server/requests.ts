import { and, desc, eq } from 'drizzle-orm';

import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { itemUnitsFromWire } from '../../inventory/contract/from-wire.ts';
import { sumOfParts, type EnteredPart } from '../../inventory/rules/quantity-entry.ts';
import { itemsToOrder } from '../../inventory/server/public.ts';
import type { PurchaseRequest } from '../contract/request.contract.ts';
import { decideRequest as decide, type RequestState } from '../rules/purchase-request.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { quantityText } from './stored-number.ts';
import { purchaseRequest } from './tables.ts';

const requestsShown = 200;

/** Wishes of the kitchen, newest first; it shares its list, so that nobody asks twice. */
export const listRequests = async (tx: RestaurantTx, state: RequestState | undefined): Promise<{ requests: PurchaseRequest[] }> => {
  const rows = await tx.db
    .select()
    .from(purchaseRequest)
    .where(and(eq(purchaseRequest.restaurantId, tx.restaurantId), state === undefined ? undefined : eq(purchaseRequest.state, state)))
    .orderBy(desc(purchaseRequest.askedAt), desc(purchaseRequest.id))
    .limit(requestsShown);
  const items = new Map((await itemsToOrder(tx, [...new Set(rows.map(({ itemId }) => itemId))])).map((item) => [item.id, item]));
  const names = await namesOf(tx, [...new Set(rows.map(({ askedBy }) => askedBy))]);
  return {
    requests: rows.map(({ id, itemId, enteredText, baseQuantity, note, state: standing, askedBy, askedAt, reason }) => ({
      id,
      itemId,
      itemName: items.get(itemId)?.name ?? '',
      itemNameLocal: items.get(itemId)?.nameLocal ?? null,
      enteredText,
      baseQuantity: quantityText(baseQuantity),
      note,
      state: standing,
      askedBy: names.get(askedBy) ?? '',
      isOwn: askedBy === tx.userId,
      askedAt: askedAt.toISOString(),
      reason,
    })),
  };
};

type Wish = {
  readonly requestId: string;
  readonly itemId: string;
  readonly entry: { readonly text: string; readonly parts: readonly { readonly quantity: string; readonly unit: EnteredPart['unit'] }[] };
  readonly note: string | null;
};

/**
 * Notes what the kitchen asks for. A unit without a size on the item is refused, never taken as one to one.
 *
 * @refuses NOT_FOUND for an item of no or another restaurant; QUANTITY_ZERO, QUANTITY_NEGATIVE; what an entry is refused for
 */
export const requestItems = async (
  tx: RestaurantTx,
  { body, occurredAt }: CommandEnvelope<{ readonly requests: readonly Wish[] }>,
): Promise<{ requestIds: string[] }> => {
  const items = new Map((await itemsToOrder(tx, [...new Set(body.requests.map(({ itemId }) => itemId))])).map((item) => [item.id, item]));
  const rows = body.requests.map(({ requestId, itemId, entry, note }) => {
    const item = items.get(itemId);
    if (!item) throw refusal('NOT_FOUND');
    const parts = entry.parts.map((part) => ({ quantity: quantity(part.quantity), unit: part.unit }));
    const base = orRefuse(sumOfParts(parts, itemUnitsFromWire(item.units)), { field: 'entry' });
    if (base === 0n) throw refusal('QUANTITY_ZERO', { field: 'entry' });
    if (base < 0n) throw refusal('QUANTITY_NEGATIVE', { field: 'entry' });
    return {
      restaurantId: tx.restaurantId,
      id: requestId,
      itemId,
      enteredText: entry.text,
      baseQuantity: formatQuantity(base),
      note,
      askedBy: tx.userId ?? tx.ownerId,
      askedAt: new Date(occurredAt),
    };
  });
  await tx.db.insert(purchaseRequest).values(rows).onConflictDoNothing();
  const requestIds = rows.map(({ id }) => id);
  announcePurchasing(tx, 'purchasing.v1.items-requested', { requestIds });
  return { requestIds };
};

/**
 * Declines a wish, or takes one back.
 *
 * @refuses NOT_FOUND; whatever the rule refuses
 */
export const decideRequest = async (
  tx: RestaurantTx,
  { requestId, to, reason }: { readonly requestId: string; readonly to: 'DECLINED' | 'WITHDRAWN'; readonly reason: string | null },
): Promise<{ state: RequestState }> => {
  const inRestaurant = and(eq(purchaseRequest.restaurantId, tx.restaurantId), eq(purchaseRequest.id, requestId));
  const [row] = await tx.db.select().from(purchaseRequest).where(inRestaurant).for('update');
  if (!row) throw refusal('NOT_FOUND');
  const state = orRefuse(decide(to, { state: row.state, reason }));
  await tx.db.update(purchaseRequest).set({ state, reason, decidedBy: tx.userId, decidedAt: new Date() }).where(inRestaurant);
  return { state };
};

/**
 * Takes a wish back.
 *
 * @refuses whatever decideRequest refuses
 */
export const withdrawRequest = (tx: RestaurantTx, body: { readonly requestId: string }): ReturnType<typeof decideRequest> =>
  decideRequest(tx, { ...body, to: 'WITHDRAWN', reason: null });

/**
 * Declines a wish, with a reason.
 *
 * @refuses whatever decideRequest refuses
 */
export const declineRequest = (
  tx: RestaurantTx,
  body: { readonly requestId: string; readonly reason: string | null },
): ReturnType<typeof decideRequest> => decideRequest(tx, { ...body, to: 'DECLINED' });
