import { quantity, type Quantity } from '../../../../kit/quantity.ts';
import { type FillLine, lineFor } from '../../contract/fill-line.ts';
import type { OfferRow, Orderable } from '../../contract/offer.contract.ts';
import { baseOfPacks } from '../../rules/offer.ts';
import { grouped } from '../show/grouped.ts';

/** What is short of par by supplier, and what nobody sells; what needs a person most stands first. */
export const fillLines = (items: readonly Orderable[], offers: readonly OfferRow[]) => {
  const byItem = grouped(offers, ({ itemId }) => itemId);
  const short = items.filter((item) => quantity(item.short) > 0n);
  const lines = short.map((item) => ({ item, line: lineFor(item, byItem.get(item.id) ?? [], quantity(item.short)) }));
  const sold = lines.flatMap(({ line }) => line ?? []);
  return {
    suppliers: grouped(sold, ({ offer }) => offer.supplierId),
    unsold: lines.flatMap(({ item, line }) => (line === null ? item : [])),
  };
};

/** What packs of a line hold, in base units. */
export const baseOf = (line: FillLine, packs: Quantity): Quantity => baseOfPacks(packs, line.size) ?? line.packs;
