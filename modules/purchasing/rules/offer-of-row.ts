import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import type { OfferTerms } from './offer.ts';
import type { PriceRow } from './price-row.ts';

/** An offer that a row may be a new price of. */
export type KnownOffer = Pick<OfferTerms, 'packChain' | 'orderUnit'> & {
  readonly id: string;
  readonly itemId: string;
  readonly supplierCode: string | null;
  readonly isActive: boolean;
};

/** Why a row names no offer. */
export type OfferOfRowRefusal = { readonly code: 'LIST_PACK_MISSING' } | { readonly code: 'LIST_PACK_MEASURE'; readonly baseUnit: string };

const chainKey = ({ packChain, orderUnit }: Pick<OfferTerms, 'packChain' | 'orderUnit'>): string =>
  [orderUnit, ...packChain.map(({ unit, per }) => `${unit}:${per}`)].join(' ');

type About = { readonly itemId: string; readonly baseUnit: string };

/**
 * Which of a supplier's offers of an item a row prices anew: the one with its code, or the one in its pack, or the only
 * one where the row names neither. Null where the row brings another pack: that is an offer of its own.
 *
 * @refuses LIST_PACK_MISSING where there is no offer yet, or more than one it may be; LIST_PACK_MEASURE for a weight of
 * what is counted, and the like
 */
export const offerOfRow = <Offer extends KnownOffer>(
  row: Pick<PriceRow, 'pack' | 'supplierCode'>,
  about: About,
  offers: readonly Offer[],
): Decision<Offer | null, OfferOfRowRefusal> => {
  const { pack, supplierCode } = row;
  if (pack && pack.baseUnit !== about.baseUnit) return refused({ code: 'LIST_PACK_MEASURE', baseUnit: about.baseUnit });
  const own = offers
    .filter(({ itemId }) => itemId === about.itemId)
    .toSorted((left, right) => Number(right.isActive) - Number(left.isActive));
  const coded = supplierCode === null ? undefined : own.find((offer) => offer.supplierCode?.toLowerCase() === supplierCode.toLowerCase());
  if (coded) return accepted(coded);
  if (pack) return accepted(own.find((offer) => chainKey(offer) === chainKey(pack)) ?? null);
  const inUse = own.filter(({ isActive }) => isActive);
  const [only] = inUse;
  return only && inUse.length === 1 ? accepted(only) : refused({ code: 'LIST_PACK_MISSING' });
};
