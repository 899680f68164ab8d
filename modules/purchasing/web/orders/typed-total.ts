import { parseQuantity } from '../../../../kit/quantity.ts';
import { itemUnitsFromWire } from '../../../inventory/contract/from-wire.ts';
import { termsOf } from '../../contract/fill-line.ts';
import type { Orderable, OfferRow } from '../../contract/offer.contract.ts';
import { costOfPacks, sizeOfOffer } from '../../rules/offer.ts';
import { type OrderTotal, totalOf } from '../../rules/order-check.ts';
import type { Written } from './order-line-field.tsx';

/** What the device knows of what a supplier sells. */
export type Sold = { readonly offers: readonly OfferRow[]; readonly items: readonly Orderable[] };

const costOfLine = ({ offerId, quantity }: Written, { offers, items }: Sold) => {
  const packs = parseQuantity(quantity);
  const offer = offers.find(({ id }) => id === offerId);
  const item = items.find(({ id }) => id === offer?.itemId);
  if (packs === null || packs <= 0n || !offer || !item) return undefined;
  const size = sizeOfOffer(itemUnitsFromWire(item.units), termsOf(offer));
  return size.ok ? costOfPacks(packs, size.value) : undefined;
};

/** What lines come to as they are typed, by the rule that they are kept with; null where a line can't be worked out here. */
export const typedTotal = (lines: readonly Written[], sold: Sold): OrderTotal | null => {
  const costs = lines.map((line) => costOfLine(line, sold));
  return costs.includes(undefined) ? null : totalOf(costs.map((cost) => cost ?? null));
};
