import { quantity, type Quantity } from '../../../kit/quantity.ts';
import { unitCost, type UnitCost } from '../../../kit/unit-cost.ts';
import { itemUnitsFromWire } from '../../inventory/contract/from-wire.ts';
import type { ItemUnits } from '../../inventory/rules/conversion.ts';
import { packsFor, sizeOfOffer, taxInPrice, type OfferSize, type OfferTerms } from '../rules/offer.ts';
import type { OfferRow, Orderable } from './offer.contract.ts';

/** An item that is short, with who sells it and how many packs cover that. */
export type FillLine = {
  readonly item: Orderable;
  readonly units: ItemUnits;
  readonly offer: OfferRow;
  readonly size: OfferSize;
  readonly packs: Quantity;
};

/** An offer's terms as rules read them. */
export const termsOf = ({ packChain, price, minimum, multiple, ...offer }: OfferRow): OfferTerms => ({
  ...offer,
  packChain: packChain.map(({ unit, per }) => ({ unit, per: quantity(per) })),
  price: price === null ? null : (unitCost(price) satisfies UnitCost),
  taxInPriceBps: taxInPrice(offer),
  minimum: minimum === null ? null : quantity(minimum),
  multiple: multiple === null ? null : quantity(multiple),
});

/** The offer of an item that is ordered unless somebody chooses another: the primary one, else the first in use. */
const firstOffer = (offers: readonly OfferRow[] | undefined): OfferRow | undefined => offers?.find(({ isActive }) => isActive);

/** So many packs of the first offer of an item as cover an amount; null where nobody sells it. */
export const lineFor = (item: Orderable, offers: readonly OfferRow[], needed: Quantity): FillLine | null => {
  const offer = firstOffer(offers.filter(({ itemId }) => itemId === item.id));
  if (!offer) return null;
  const units = itemUnitsFromWire(item.units);
  const size = sizeOfOffer(units, termsOf(offer));
  const packs = size.ok ? packsFor(needed, termsOf(offer), size.value.perPack) : null;
  return size.ok && packs !== null ? { item, units, offer, size: size.value, packs } : null;
};
