import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { noQuantity, type Quantity, quantityAsRational, quantityFromRational } from '../../../kit/quantity.ts';
import { multiply, type Rational } from '../../../kit/rational.ts';
import { inventoryLimits } from './limits.ts';
import type { ContainerUnitCode } from './unit.ts';

/** One step inwards: a case holds 6 of the next link's unit; the last link's `per` counts base units of the item. */
export type PackLink = {
  readonly unit: ContainerUnitCode;
  readonly per: Quantity;
};

/** How an item is packed, from the outside in: case of 6, tin of 2,500 g. */
export type PackChain = readonly PackLink[];

/** Why a pack chain cannot be used; `unit` is the link it stands at. */
export type PackChainRefusal =
  | { readonly code: 'PACK_CHAIN_TOO_LONG'; /** @unit links */ readonly linksMax: number }
  | { readonly code: 'PACK_UNIT_REPEATED'; readonly unit: ContainerUnitCode }
  | { readonly code: 'PACK_LINK_EMPTY'; readonly unit: ContainerUnitCode }
  | { readonly code: 'PACK_TOO_LARGE'; readonly unit: ContainerUnitCode };

/**
 * How many base units each container of the chain holds, exact, outermost first.
 *
 * @invariant only for a chain that checkPackChain accepted: a unit that stood twice would hide its outer meaning.
 */
export const packFactors = (chain: PackChain): ReadonlyMap<ContainerUnitCode, Rational> => {
  const fromInside: [ContainerUnitCode, Rational][] = [];
  let inner: Rational = { numerator: 1n, denominator: 1n };
  for (const { unit, per } of chain.toReversed()) {
    inner = multiply(quantityAsRational(per), inner);
    fromInside.push([unit, inner]);
  }
  return new Map(fromInside.toReversed());
};

/**
 * Whether every container of a chain has one definite size.
 *
 * @refuses PACK_CHAIN_TOO_LONG beyond five links
 * @refuses PACK_UNIT_REPEATED when a unit stands in it twice, since "2 case" would then mean two things
 * @refuses PACK_LINK_EMPTY when a container holds nothing or less
 * @refuses PACK_TOO_LARGE when one container holds more than a quantity can say
 */
export const checkPackChain = (chain: PackChain): Decision<PackChain, PackChainRefusal> => {
  const linksMax = inventoryLimits.packLinksMax;
  if (chain.length > linksMax) return refused({ code: 'PACK_CHAIN_TOO_LONG', linksMax });
  const seen = new Set<ContainerUnitCode>();
  for (const { unit, per } of chain) {
    if (seen.has(unit)) return refused({ code: 'PACK_UNIT_REPEATED', unit });
    if (per <= noQuantity) return refused({ code: 'PACK_LINK_EMPTY', unit });
    seen.add(unit);
  }
  for (const [unit, factor] of packFactors(chain)) {
    if (quantityFromRational(factor) === null) return refused({ code: 'PACK_TOO_LARGE', unit });
  }
  return accepted(chain);
};
