import { noQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import { unitCost, type UnitCost } from '../../../../kit/unit-cost.ts';
import type { Status } from '../../../../ui/status.tsx';
import { itemUnitsFromWire } from '../../contract/from-wire.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import { levelStanding, type LevelStanding, type LevelStatus } from '../../rules/level-status.ts';
import { spokenUnit, usualUnit } from '../../rules/spoken-unit.ts';
import type { UnitCode } from '../../rules/unit.ts';
import type { ShownItem } from '../stock/stock-overlay.ts';

/** An item with everything that a list says about it, worked out once. */
export type StockRow = {
  readonly item: ShownItem;
  readonly units: ItemUnits;
  /** What it is usually spoken of in: what a bare number means, and a price is for. */
  readonly unit: UnitCode;
  /** What a column of its figures stands in, so that they can be compared: as its level or its par, the larger, is spoken of. */
  readonly columnUnit: UnitCode;
  readonly onHand: Quantity;
  readonly par: Quantity | null;
  readonly averageCost: UnitCost | null;
  readonly standing: LevelStanding;
  /** On hand over par, or over the reorder point; null where nobody said what should be there. */
  readonly ratioToPar: number | null;
};

const rows = new WeakMap<ShownItem, StockRow>();

/** The row of an item; the same for the same item, so that ten thousand are worked out once. */
export const stockRow = (item: ShownItem): StockRow => {
  const known = rows.get(item);
  if (known) return known;
  const made = makeRow(item);
  rows.set(item, made);
  return made;
};

/** Whether the row of an item is yet to be worked out. */
export const isFresh = (item: ShownItem): boolean => !rows.has(item);

/** Order and figures need the level of all; what only a row that is seen says is worked out when it is asked for. */
const makeRow = (item: ShownItem): StockRow => {
  const onHand = quantity(item.level.onHand);
  const par = item.par === null ? null : quantity(item.par);
  const reorderPoint = item.reorderPoint === null ? null : quantity(item.reorderPoint);
  const target = par ?? reorderPoint;
  let known: ItemUnits | undefined;
  const units = () => (known ??= itemUnitsFromWire(item.units));
  return {
    item,
    get units() {
      return units();
    },
    get unit() {
      return usualUnit(units());
    },
    get columnUnit() {
      return spokenUnit(units(), par !== null && par > onHand ? par : onHand);
    },
    onHand,
    par,
    get averageCost() {
      return item.level.averageCost === null ? null : unitCost(item.level.averageCost);
    },
    standing: levelStanding(onHand, { par, reorderPoint }),
    ratioToPar: target === null || target <= noQuantity ? null : Number(onHand) / Number(target),
  };
};

/** The shape and colour of a standing; a negative level says that the books are wrong, not that the shelf is empty. */
export const standingStatus: Readonly<Record<LevelStatus, Extract<Status, 'wrong' | 'soon' | 'good'>>> = {
  NEGATIVE: 'soon',
  BELOW_REORDER: 'wrong',
  BELOW_PAR: 'wrong',
  FINE: 'good',
};
