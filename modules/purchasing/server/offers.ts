import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';

import { quantity } from '../../../kit/quantity.ts';
import { formatUnitCost, unitCost } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { itemUnitsFromWire } from '../../inventory/contract/from-wire.ts';
import { currentItemId, itemsToOrder } from '../../inventory/server/public.ts';
import type { Offer, OfferBody, OfferRow } from '../contract/offer.contract.ts';
import { sizeOfOffer, taxInPrice, type OfferTerms } from '../rules/offer.ts';
import { volatilityDays, volatilityOf } from '../rules/price-change.ts';
import { notePrice } from './offer-prices.ts';
import { priceText, quantityText } from './stored-number.ts';
import { loadSupplier } from './suppliers.ts';
import { offerPrice, supplier, supplierOffer } from './tables.ts';

/** An offer as it is stored. */
export type StoredOffer = typeof supplierOffer.$inferSelect;

type Wire = Pick<
  Offer,
  'packChain' | 'orderUnit' | 'priceMode' | 'priceUnit' | 'price' | 'minimum' | 'multiple' | 'isTaxIncluded' | 'taxRateBps'
>;

/** An offer's terms as rules read them. */
export const termsFromWire = ({ packChain, orderUnit, priceMode, priceUnit, price, minimum, multiple, ...tax }: Wire): OfferTerms => ({
  packChain: packChain.map(({ unit, per }) => ({ unit, per: quantity(per) })),
  orderUnit,
  priceMode,
  priceUnit,
  price: price === null ? null : unitCost(price),
  taxInPriceBps: taxInPrice(tax),
  minimum: minimum === null ? null : quantity(minimum),
  multiple: multiple === null ? null : quantity(multiple),
});

/** An offer as it travels. */
export const presentOffer = (row: StoredOffer): Offer => ({
  ...row,
  // What is stored was accepted by the schema before.
  packChain: row.packChain as Offer['packChain'],
  orderUnit: row.orderUnit as Offer['orderUnit'],
  priceUnit: row.priceUnit as Offer['priceUnit'],
  price: priceText(row.price),
  pricePerBase: priceText(row.pricePerBase),
  minimum: row.minimum === null ? null : quantityText(row.minimum),
  multiple: row.multiple === null ? null : quantityText(row.multiple),
});

const dayMs = 86_400_000;

/** @param offerIds whose prices; null for those of all offers */
const recentPrices = async (tx: RestaurantTx, offerIds: readonly string[] | null, now: Date) => {
  const since = new Date(now.getTime() - volatilityDays * dayMs);
  const rows = await tx.db
    .select({ offerId: offerPrice.offerId, pricePerBase: offerPrice.pricePerBase })
    .from(offerPrice)
    .where(
      and(
        eq(offerPrice.restaurantId, tx.restaurantId),
        gte(offerPrice.recordedAt, since),
        offerIds === null ? undefined : inArray(offerPrice.offerId, [...offerIds]),
      ),
    )
    .orderBy(asc(offerPrice.offerId));
  return Map.groupBy(rows, ({ offerId }) => offerId);
};

/** Offers of a supplier, of an item, or all, by the item's name; those out of use last. */
export const listOffers = async (
  tx: RestaurantTx,
  { supplierId, itemId }: { readonly supplierId?: string | undefined; readonly itemId?: string | undefined },
): Promise<{ offers: OfferRow[] }> => {
  const rows = await tx.db
    .select({ row: supplierOffer, supplierName: supplier.name })
    .from(supplierOffer)
    .innerJoin(supplier, and(eq(supplier.restaurantId, supplierOffer.restaurantId), eq(supplier.id, supplierOffer.supplierId)))
    .where(
      and(
        eq(supplierOffer.restaurantId, tx.restaurantId),
        supplierId === undefined ? undefined : eq(supplierOffer.supplierId, supplierId),
        itemId === undefined ? undefined : eq(supplierOffer.itemId, itemId),
      ),
    );
  const items = new Map((await itemsToOrder(tx, [...new Set(rows.map(({ row }) => row.itemId))])).map((item) => [item.id, item]));
  const isPart = supplierId !== undefined || itemId !== undefined;
  const prices = await recentPrices(tx, isPart ? rows.map(({ row }) => row.id) : null, new Date());
  const offers = rows.flatMap(({ row, supplierName }): OfferRow[] => {
    const item = items.get(row.itemId);
    if (!item) return [];
    const volatility = volatilityOf((prices.get(row.id) ?? []).map(({ pricePerBase }) => unitCost(pricePerBase)));
    const named = {
      itemId: item.currentId,
      supplierName,
      itemName: item.name,
      itemNameLocal: item.nameLocal,
      baseUnit: item.units.baseUnit,
    };
    return [{ ...presentOffer(row), ...named, volatility }];
  });
  return { offers: offers.toSorted(byUseAndName) };
};

const byUseAndName = (left: OfferRow, right: OfferRow): number =>
  Number(right.isActive) - Number(left.isActive) ||
  left.itemName.localeCompare(right.itemName, 'en') ||
  Number(right.isPrimary) - Number(left.isPrimary) ||
  left.supplierName.localeCompare(right.supplierName, 'en');

type Saving = { readonly offerId: string; readonly baseVersion: number | null; readonly offer: OfferBody };

/**
 * Adds an offer, or writes one over the version that the person saw. A new price goes into the offer's history, and a
 * noticeable change of the same supplier's is announced. The first offer of an item is its primary one.
 *
 * @refuses NOT_FOUND for another restaurant's item or supplier; SUPPLIER_ARCHIVED; OFFER_CHANGED;
 * OFFER_TAX_RATE_MISSING for a price with a tax that nobody has named; what sizeOfOffer refuses
 */
export const saveOffer = async (
  tx: RestaurantTx,
  { offerId, baseVersion, offer: body }: Saving,
  cause: 'MANUAL' | 'IMPORT' = 'MANUAL',
): Promise<{ offer: Offer }> => {
  const { item, seller, known } = await partsOf(tx, { offerId, baseVersion, offer: body });
  if (body.isTaxIncluded && body.taxRateBps === null) throw refusal('OFFER_TAX_RATE_MISSING', { field: 'taxRateBps' });
  const size = orRefuse(sizeOfOffer(itemUnitsFromWire(item.units), termsFromWire(body)), { field: 'orderUnit' });
  const pricePerBase = size.pricePerBase === null ? null : formatUnitCost(size.pricePerBase);
  const isPrimary = await settlePrimary(tx, offerId, body);
  const columns = { ...body, isPrimary, pricePerBase, currency: seller.currency, updatedAt: new Date() };
  const [row] = known
    ? await tx.db
        .update(supplierOffer)
        .set({ ...columns, version: known.version + 1 })
        .where(and(eq(supplierOffer.restaurantId, tx.restaurantId), eq(supplierOffer.id, offerId)))
        .returning()
    : await tx.db
        .insert(supplierOffer)
        .values({ ...columns, restaurantId: tx.restaurantId, id: offerId })
        .returning();
  if (!row) throw refusal('NOT_FOUND');
  await notePrice(tx, { before: known, now: row, cause, causeId: null });
  return { offer: presentOffer(row) };
};

/** What an offer is about, and the offer as it stands, held. */
const partsOf = async (tx: RestaurantTx, { offerId, baseVersion, offer: body }: Saving) => {
  const [item] = await itemsToOrder(tx, [body.itemId]);
  const seller = await loadSupplier(tx, body.supplierId, 'look');
  if (!item || !seller) throw refusal('NOT_FOUND');
  const known = await holdOffer(tx, offerId);
  if (known === null) {
    if (baseVersion !== null) throw refusal('NOT_FOUND');
    if (!seller.isActive) throw refusal('SUPPLIER_ARCHIVED');
    return { item, seller, known };
  }
  if (known.version !== baseVersion) throw refusal('OFFER_CHANGED', { version: known.version });
  // What an offer is about never changes: its history of prices would be about something else.
  const isSameItem = (await currentItemId(tx, known.itemId)) === item.currentId;
  if (!isSameItem || known.supplierId !== body.supplierId) throw refusal('NOT_FOUND');
  return { item, seller, known };
};

const holdOffer = async (tx: RestaurantTx, offerId: string): Promise<StoredOffer | null> => {
  const [row] = await tx.db
    .select()
    .from(supplierOffer)
    .where(and(eq(supplierOffer.restaurantId, tx.restaurantId), eq(supplierOffer.id, offerId)))
    .for('update');
  return row ?? null;
};

/** One primary offer an item: a new one takes the place of the old, and where there is none the first one is it. */
const settlePrimary = async (tx: RestaurantTx, offerId: string, body: OfferBody): Promise<boolean> => {
  if (!body.isActive) return false;
  const others = and(
    eq(supplierOffer.restaurantId, tx.restaurantId),
    eq(supplierOffer.itemId, body.itemId),
    eq(supplierOffer.isPrimary, true),
    eq(supplierOffer.isActive, true),
    sql`${supplierOffer.id} <> ${offerId}`,
  );
  if (body.isPrimary) {
    await tx.db
      .update(supplierOffer)
      .set({ isPrimary: false, version: sql`${supplierOffer.version} + 1` })
      .where(others);
    return true;
  }
  const [other] = await tx.db.select({ id: supplierOffer.id }).from(supplierOffer).where(others).limit(1);
  return other === undefined;
};
