import { and, desc, eq } from 'drizzle-orm';

import { unitCost } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { alertBps, changeBps } from '../rules/price-change.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { priceText } from './stored-number.ts';
import { offerPrice, type supplierOffer } from './tables.ts';

type StoredOffer = typeof supplierOffer.$inferSelect;

/** A price that became known, with the offer as it was before. */
export type PriceNews = {
  readonly before: StoredOffer | null;
  readonly now: StoredOffer;
  readonly cause: typeof offerPrice.$inferSelect.cause;
  readonly causeId: string | null;
};

const costOf = (stored: string | null) => (stored === null ? null : unitCost(stored));

/** Writes a price into the history of its offer where it is another than before, and announces a noticeable change. */
export const notePrice = async (tx: RestaurantTx, { before, now, cause, causeId }: PriceNews): Promise<void> => {
  if (now.price === null || now.pricePerBase === null) return;
  const isSame = before !== null && before.currency === now.currency && costOf(before.pricePerBase) === costOf(now.pricePerBase);
  if (isSame) return;
  const { id: offerId, price, pricePerBase, currency, itemId, supplierId, restaurantId } = now;
  await tx.db.insert(offerPrice).values({ restaurantId, offerId, cause, causeId, price, pricePerBase, currency, recordedBy: tx.userId });
  const moved = before?.currency === currency ? changeBps(costOf(before.pricePerBase), costOf(pricePerBase)) : null;
  if (moved !== null && Math.abs(moved) >= alertBps) {
    announcePurchasing(tx, 'purchasing.v1.price-changed', { offerId, itemId, supplierId, changeBps: moved });
  }
};

const pricesShown = 100;

/** Every price that an offer had, newest first. */
export const listPrices = async (tx: RestaurantTx, offerId: string) => {
  const rows = await tx.db
    .select()
    .from(offerPrice)
    .where(and(eq(offerPrice.restaurantId, tx.restaurantId), eq(offerPrice.offerId, offerId)))
    .orderBy(desc(offerPrice.recordedAt), desc(offerPrice.id))
    .limit(pricesShown);
  const names = await namesOf(tx, [...new Set(rows.flatMap(({ recordedBy }) => recordedBy ?? []))]);
  return {
    prices: rows.map(({ price, pricePerBase, currency, cause, recordedBy, recordedAt }) => ({
      price: priceText(price) ?? price,
      pricePerBase: priceText(pricePerBase) ?? pricePerBase,
      currency,
      cause,
      recordedBy: recordedBy === null ? null : (names.get(recordedBy) ?? null),
      recordedAt: recordedAt.toISOString(),
    })),
  };
};
