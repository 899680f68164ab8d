import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import type { MinorUnits } from '../../../kit/money.ts';
import { negateQuantity, noQuantity, type Quantity } from '../../../kit/quantity.ts';
import { costPerBaseUnit } from '../../../kit/unit-cost.ts';
import { type AllergenCode, allergenCodes, type Allergens, allergenState, type AllergenState } from './allergen.ts';
import { type CorrectionRefusal, decideCorrection } from './correction.ts';
import { postMovement } from './post-movement.ts';
import type { Posting, PostingRefusal } from './posting.ts';
import type { StockLevel } from './stock-level.ts';
import type { BaseUnitCode } from './unit.ts';

/**
 * How long a merge may be taken back.
 *
 * @unit days
 */
export const mergeUndoDays = 30;

const dayMs = 86_400_000;

/** An item by its names, as a refusal tells it. */
export type NamedItem = { readonly name: string; readonly nameLocal: string | null };

/** One of two items that may be one. */
export type MergeSide = NamedItem & {
  readonly itemId: string;
  readonly baseUnit: BaseUnitCode;
  readonly currency: string;
  readonly isActive: boolean;
  /** What it was merged into before; null for one that stands by itself. */
  readonly mergedInto: NamedItem | null;
  readonly isBeingCounted: boolean;
  readonly hasLedger: boolean;
};

/** Why two items do not become one. */
export type MergeRefusal =
  | { readonly code: 'MERGE_SAME_ITEM' }
  | (NamedItem & { readonly code: 'ITEM_MERGED' })
  | { readonly code: 'ITEM_ARCHIVED' }
  | { readonly code: 'MERGE_UNITS_DIFFER' }
  | { readonly code: 'MERGE_CURRENCY_DIFFERS' }
  | (NamedItem & { readonly code: 'MERGE_BEING_COUNTED' });

/**
 * Whether one item may go into another. Both are kept in the same base unit and the same currency: otherwise what moves
 * would not be the same thing there.
 *
 * @refuses MERGE_SAME_ITEM, ITEM_MERGED, ITEM_ARCHIVED for the one that would stay, MERGE_UNITS_DIFFER,
 * MERGE_CURRENCY_DIFFERS, MERGE_BEING_COUNTED
 */
export const decideMerge = (merged: MergeSide, kept: MergeSide): Decision<null, MergeRefusal> => {
  if (merged.itemId === kept.itemId) return refused({ code: 'MERGE_SAME_ITEM' });
  const gone = merged.mergedInto ?? kept.mergedInto;
  if (gone !== null) return refused({ code: 'ITEM_MERGED', ...gone });
  if (!kept.isActive) return refused({ code: 'ITEM_ARCHIVED' });
  if (merged.baseUnit !== kept.baseUnit) return refused({ code: 'MERGE_UNITS_DIFFER' });
  if (merged.hasLedger && merged.currency !== kept.currency) return refused({ code: 'MERGE_CURRENCY_DIFFERS' });
  const counted = [merged, kept].find(({ isBeingCounted }) => isBeingCounted);
  return counted ? refused({ code: 'MERGE_BEING_COUNTED', ...namesOf(counted) }) : accepted(null);
};

const namesOf = ({ name, nameLocal }: NamedItem): NamedItem => ({ name, nameLocal });

/** What a merge is taken back by. */
export type MergeUndoFacts = {
  readonly isUndone: boolean;
  readonly mergedAt: Date;
  readonly now: Date;
  /** The item that stayed, as it is now. */
  readonly kept: MergeSide & { readonly onHand: Quantity };
  /** What came over then. */
  readonly quantity: Quantity;
  /** Whether each lot that came over still holds what it held then. */
  readonly areLotsWhole: boolean;
};

/** Why a merge stands. */
export type MergeUndoRefusal =
  | { readonly code: 'MERGE_UNDONE' }
  | { readonly code: 'MERGE_TOO_OLD'; readonly daysMax: number }
  | (NamedItem & { readonly code: 'ITEM_MERGED' })
  | (NamedItem & { readonly code: 'MERGE_BEING_COUNTED' })
  | (NamedItem & { readonly code: 'MERGE_STOCK_USED' });

/**
 * Whether a merge may be taken back: in time, while what came over is still there to go back, and not while somebody
 * counts it.
 *
 * @refuses MERGE_UNDONE, MERGE_TOO_OLD, ITEM_MERGED when the one that stayed went into another since,
 * MERGE_BEING_COUNTED, MERGE_STOCK_USED
 */
export const decideMergeUndo = (facts: MergeUndoFacts): Decision<null, MergeUndoRefusal> => {
  const { kept, quantity } = facts;
  if (facts.isUndone) return refused({ code: 'MERGE_UNDONE' });
  if (facts.now.getTime() - facts.mergedAt.getTime() > mergeUndoDays * dayMs) {
    return refused({ code: 'MERGE_TOO_OLD', daysMax: mergeUndoDays });
  }
  if (kept.mergedInto !== null) return refused({ code: 'ITEM_MERGED', ...kept.mergedInto });
  if (kept.isBeingCounted) return refused({ code: 'MERGE_BEING_COUNTED', ...namesOf(kept) });
  const isThere = quantity <= noQuantity || kept.onHand >= quantity;
  return isThere && facts.areLotsWhole ? accepted(null) : refused({ code: 'MERGE_STOCK_USED', ...namesOf(kept) });
};

/** Empties the books of the item that goes, of stock or of what it owes. */
export const takeAll = (level: StockLevel): Decision<Posting, PostingRefusal> =>
  postMovement(level, {
    kind: level.onHand > noQuantity ? 'TRANSFER_OUT' : 'TRANSFER_IN',
    quantity: negateQuantity(level.onHand),
    cost: null,
  });

/** What comes over, and what it is worth; null where nobody knows. */
export type BroughtOver = { readonly quantity: Quantity; readonly valueMinor: MinorUnits | null };

/**
 * Puts it into the books of the item that stays, at exactly the value at which it left the other; what it makes of the
 * value that stood there before is a REVALUE row.
 *
 * @invariant value out = value in, to the minor unit, wherever both are known.
 */
export const bringOver = (level: StockLevel, { quantity, valueMinor }: BroughtOver): Decision<Posting, CorrectionRefusal> => {
  if (quantity > noQuantity) {
    const cost = valueMinor === null ? null : costPerBaseUnit(valueMinor, quantity);
    return postMovement(level, { kind: 'TRANSFER_IN', quantity, cost });
  }
  if (valueMinor === null || level.averageCost === null) return postMovement(level, { kind: 'TRANSFER_OUT', quantity, cost: null });
  return decideCorrection(level, {
    kind: 'TRANSFER_OUT',
    quantity: negateQuantity(quantity),
    unitCost: null,
    valueMinor: -valueMinor as MinorUnits,
    isCorrected: false,
    isCorrection: false,
  });
};

const strictness: readonly AllergenState[] = ['CONTAINS', 'MAY_CONTAIN', 'FREE'];

/** What is known of one item's allergens or the other's; where they differ, the stricter word, so that none is lost. */
export const stricterAllergens = (left: Allergens, right: Allergens): Allergens => {
  const stricter = (code: AllergenCode): AllergenState | undefined =>
    strictness.find((state) => allergenState(left, code) === state || allergenState(right, code) === state);
  return Object.fromEntries(
    allergenCodes.flatMap((code) => {
      const state = stricter(code);
      return state === undefined ? [] : [[code, state]];
    }),
  );
};

/** Whether one item for both is fasting food: yes only where both are known to be. */
export const stricterFasting = (left: boolean | null, right: boolean | null): boolean | null => {
  if (left === false || right === false) return false;
  return left === null || right === null ? null : true;
};
