import { type Decision, refused } from '../../../kit/decision.ts';
import type { MinorUnits } from '../../../kit/money.ts';
import { noQuantity } from '../../../kit/quantity.ts';
import { costPerBaseUnit } from '../../../kit/unit-cost.ts';
import type { ItemUnits } from './conversion.ts';
import type { MovementKind } from './movement-kind.ts';
import { postMovement } from './post-movement.ts';
import type { Posting } from './posting.ts';
import { type EnteredPart, sumOfParts } from './quantity-entry.ts';
import type { MovementRefusal } from './record-movement.ts';
import type { StockLevel } from './stock-level.ts';

/** Something that comes in and is worth a known sum, whatever one unit of it then costs. */
export type WorthyDraft = { readonly kind: MovementKind; readonly parts: readonly EnteredPart[]; readonly worthMinor: MinorUnits };

/**
 * Decides what comes in at the worth of all of it: a price of one, rounded to six places, would lose minor units on a
 * large batch.
 *
 * @invariant the row's value is the worth, to the minor unit.
 * @refuses QUANTITY_ZERO, QUANTITY_NEGATIVE; every EntryRefusal and every PostingRefusal
 */
export const decideAtWorth = (
  { kind, parts, worthMinor }: WorthyDraft,
  { item, level }: { readonly item: ItemUnits; readonly level: StockLevel },
): Decision<Posting, MovementRefusal> => {
  const quantity = sumOfParts(parts, item);
  if (!quantity.ok) return refused({ field: 'entry', ...quantity.refusal });
  if (quantity.value === noQuantity) return refused({ field: 'entry', code: 'QUANTITY_ZERO' });
  if (quantity.value < noQuantity) return refused({ field: 'entry', code: 'QUANTITY_NEGATIVE' });
  const posting = postMovement(level, { kind, quantity: quantity.value, cost: costPerBaseUnit(worthMinor, quantity.value) });
  return posting.ok ? posting : refused({ field: 'entry', ...posting.refusal });
};
