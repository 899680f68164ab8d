import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { noQuantity, type Quantity } from '../../../kit/quantity.ts';
import type { Allergens } from './allergen.ts';
import { type ItemUnits, unitFactor, type UnitRefusal } from './conversion.ts';
import { checkPackChain, type PackChainRefusal } from './pack-chain.ts';
import { type BaseUnitCode, measurementUnits, type UnitCode } from './unit.ts';

/** An item as it is written down, before it has a history. */
export type ItemDraft = ItemUnits & {
  readonly name: string;
  readonly nameLocal: string | null;
  /** Null where one is to be made from the name. */
  readonly sku: string | null;
  readonly barcodes: readonly string[];
  /** @unit millionths of the base unit */
  readonly par: Quantity | null;
  /** @unit millionths of the base unit */
  readonly reorderPoint: Quantity | null;
  readonly allergens: Allergens;
};

/** The field of the editor that a problem stands beside. */
export type ItemField =
  | 'name'
  | 'barcodes'
  | 'baseUnit'
  | 'packChain'
  | 'countUnits'
  | 'densityGPerMl'
  | 'eachMeasure'
  | 'par'
  | 'reorderPoint';

/** What about an item cannot be. */
export type ItemRefusal =
  | { readonly code: 'NAME_EMPTY' }
  | { readonly code: 'BARCODE_REPEATED'; readonly barcode: string }
  | { readonly code: 'BASE_UNIT_FIXED'; readonly baseUnit: BaseUnitCode }
  | { readonly code: 'COUNT_UNIT_REPEATED'; readonly unit: UnitCode }
  | { readonly code: 'DENSITY_NOT_POSITIVE' }
  | { readonly code: 'EACH_MEASURE_NOT_POSITIVE' }
  | { readonly code: 'EACH_MEASURE_NOT_A_MEASURE'; readonly unit: UnitCode }
  | { readonly code: 'LEVEL_NEGATIVE' }
  | { readonly code: 'PAR_BELOW_REORDER' }
  | PackChainRefusal
  | UnitRefusal;

/** What about an item cannot be, and the field that says so. */
export type ItemProblem = { readonly field: ItemField } & ItemRefusal;

/** What an item's past forbids; null for a new one and for one that never moved. */
export type ItemPast = { readonly baseUnit: BaseUnitCode } | null;

/**
 * Everything about an item that cannot be, in the order of the editor's fields; what a schema can say (lengths,
 * known codes) has been checked before. An empty list is a sound item.
 */
export const itemProblems = (draft: ItemDraft, past: ItemPast): readonly ItemProblem[] => [
  ...nameProblems(draft),
  ...unitProblems(draft, past),
  ...bridgeProblems(draft),
  ...levelProblems(draft),
];

/**
 * Whether an item may be written as it is.
 *
 * @refuses the first of itemProblems: NAME_EMPTY, BARCODE_REPEATED, BASE_UNIT_FIXED (its quantities are stored in the
 * old one), COUNT_UNIT_REPEATED, DENSITY_NOT_POSITIVE, EACH_MEASURE_NOT_POSITIVE, EACH_MEASURE_NOT_A_MEASURE,
 * LEVEL_NEGATIVE, PAR_BELOW_REORDER, or what a pack chain or a unit is refused for
 */
export const checkItemDraft = (draft: ItemDraft, past: ItemPast): Decision<ItemDraft, ItemProblem> => {
  const [first] = itemProblems(draft, past);
  return first ? refused(first) : accepted(draft);
};

const nameProblems = ({ name, barcodes }: ItemDraft): readonly ItemProblem[] => {
  const repeated = firstRepeated(barcodes);
  return [
    ...(name.trim() === '' ? [{ field: 'name', code: 'NAME_EMPTY' } as const] : []),
    ...(repeated === null ? [] : [{ field: 'barcodes', code: 'BARCODE_REPEATED', barcode: repeated } as const]),
  ];
};

const unitProblems = (draft: ItemDraft, past: ItemPast): readonly ItemProblem[] => {
  const problems: ItemProblem[] = [];
  if (past && past.baseUnit !== draft.baseUnit) {
    problems.push({ field: 'baseUnit', code: 'BASE_UNIT_FIXED', baseUnit: past.baseUnit });
  }
  const chain = checkPackChain(draft.packChain);
  if (!chain.ok) problems.push({ field: 'packChain', ...chain.refusal });
  const repeated = firstRepeated(draft.countUnits);
  if (repeated !== null) problems.push({ field: 'countUnits', code: 'COUNT_UNIT_REPEATED', unit: repeated });
  for (const unit of draft.countUnits) {
    const factor = unitFactor(draft, unit);
    if (!factor.ok) problems.push({ field: 'countUnits', ...factor.refusal });
  }
  return problems;
};

const bridgeProblems = ({ densityGPerMl, eachMeasure }: ItemDraft): readonly ItemProblem[] => {
  const problems: ItemProblem[] = [];
  if (densityGPerMl !== null && densityGPerMl <= noQuantity) {
    problems.push({ field: 'densityGPerMl', code: 'DENSITY_NOT_POSITIVE' });
  }
  if (eachMeasure !== null && eachMeasure.quantity <= noQuantity) {
    problems.push({ field: 'eachMeasure', code: 'EACH_MEASURE_NOT_POSITIVE' });
  }
  if (eachMeasure !== null && measurementUnits[eachMeasure.unit].dimension === 'COUNT') {
    problems.push({ field: 'eachMeasure', code: 'EACH_MEASURE_NOT_A_MEASURE', unit: eachMeasure.unit });
  }
  return problems;
};

const levelProblems = ({ par, reorderPoint }: Pick<ItemDraft, 'par' | 'reorderPoint'>): readonly ItemProblem[] => {
  if (par !== null && par < noQuantity) return [{ field: 'par', code: 'LEVEL_NEGATIVE' }];
  if (reorderPoint !== null && reorderPoint < noQuantity) return [{ field: 'reorderPoint', code: 'LEVEL_NEGATIVE' }];
  const isBelow = par !== null && reorderPoint !== null && par < reorderPoint;
  return isBelow ? [{ field: 'par', code: 'PAR_BELOW_REORDER' }] : [];
};

/**
 * Whether these two levels may be set together; for a bulk change of pars.
 *
 * @refuses LEVEL_NEGATIVE, PAR_BELOW_REORDER
 */
export const checkLevels = (
  levels: Pick<ItemDraft, 'par' | 'reorderPoint'>,
): Decision<Pick<ItemDraft, 'par' | 'reorderPoint'>, ItemProblem> => {
  const [first] = levelProblems(levels);
  return first ? refused(first) : accepted(levels);
};

const firstRepeated = <Value>(values: readonly Value[]): Value | null =>
  values.find((value, position) => values.indexOf(value) !== position) ?? null;
