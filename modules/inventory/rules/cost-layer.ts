import { type MinorUnits, noMoney } from '../../../kit/money.ts';
import { noQuantity, type Quantity } from '../../../kit/quantity.ts';
import { rational, roundHalfEven } from '../../../kit/rational.ts';

/** What is left of one price: so much, for so much money. */
export type CostLayer = {
  /** @unit millionths of the item's base unit, positive */
  readonly quantity: Quantity;
  /** @unit minor units; null where no price is known */
  readonly valueMinor: MinorUnits | null;
};

/** What was taken, and what stayed. */
export type Taking = { readonly taken: readonly CostLayer[]; readonly left: readonly CostLayer[] };

/**
 * Takes so much from the front of the layers. A layer that is divided keeps its whole value: its parts add up to it.
 *
 * @invariant quantity and value of `taken` and `left` together are those of `layers`.
 */
export const takeFront = (layers: readonly CostLayer[], wanted: bigint): Taking => {
  const taken: CostLayer[] = [];
  let missing = wanted;
  for (const [index, layer] of layers.entries()) {
    if (missing <= 0n) return { taken, left: layers.slice(index) };
    if (layer.quantity > missing) {
      const { part, rest } = divide(layer, missing as Quantity);
      return { taken: [...taken, part], left: [rest, ...layers.slice(index + 1)] };
    }
    taken.push(layer);
    missing -= layer.quantity;
  }
  return { taken, left: [] };
};

/** Takes so much from the back of the layers: what came last. */
export const takeBack = (layers: readonly CostLayer[], wanted: bigint): Taking => {
  const { taken, left } = takeFront(layers.toReversed(), wanted);
  return { taken: taken.toReversed(), left: left.toReversed() };
};

const divide = ({ quantity, valueMinor }: CostLayer, size: Quantity): { part: CostLayer; rest: CostLayer } => {
  const share = valueMinor === null ? null : (roundHalfEven(rational(valueMinor * size, quantity)) as MinorUnits);
  const other = valueMinor === null || share === null ? null : ((valueMinor - share) as MinorUnits);
  return { part: { quantity: size, valueMinor: share }, rest: { quantity: (quantity - size) as Quantity, valueMinor: other } };
};

/** How much stands in layers. */
export const quantityOfLayers = (layers: readonly CostLayer[]): Quantity =>
  layers.reduce((sum, layer) => sum + layer.quantity, noQuantity as bigint) as Quantity;

/** What layers are worth; null where one of them has no price. */
export const valueOfLayers = (layers: readonly CostLayer[]): MinorUnits | null =>
  layers.reduce<MinorUnits | null>(
    (sum, { valueMinor }) => (sum === null || valueMinor === null ? null : ((sum + valueMinor) as MinorUnits)),
    noMoney,
  );
