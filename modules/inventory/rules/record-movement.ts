import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { noQuantity, type Quantity } from '../../../kit/quantity.ts';
import { divide, type Rational } from '../../../kit/rational.ts';
import { type UnitCost, unitCostAsRational } from '../../../kit/unit-cost.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { type ItemUnits, unitFactor, type UnitRefusal } from './conversion.ts';
import { type MovementKind, movementKindLaws, mayRecord } from './movement-kind.ts';
import { postMovement } from './post-movement.ts';
import type { Movement, Posting, PostingRefusal } from './posting.ts';
import { type EnteredPart, type EntryRefusal, sumOfParts } from './quantity-entry.ts';
import type { StockLevel } from './stock-level.ts';

/** A price as it stands on an invoice: so much for one case. */
export type EnteredPrice = {
  /** In the currency's major unit, for one `unit`. */
  readonly amount: UnitCost;
  readonly unit: string;
};

/** What a person wants written into the ledger. */
export type MovementDraft = {
  readonly kind: MovementKind;
  readonly parts: readonly EnteredPart[];
  readonly price: EnteredPrice | null;
  readonly reason: string | null;
};

/** Everything that decides about a movement: who, what about, and how much of it there is. */
export type MovementContext = {
  readonly role: string;
  readonly item: ItemUnits & { readonly isActive: boolean };
  readonly level: StockLevel;
};

/** The field of the form that a refusal stands beside. */
export type MovementField = 'kind' | 'item' | 'entry' | 'price' | 'reason';

/** Why a movement is not recorded, and beside which field it says so. */
export type MovementRefusal = { readonly field: MovementField } & (
  | { readonly code: 'MOVEMENT_KIND_FORBIDDEN'; readonly kind: MovementKind }
  | { readonly code: 'ITEM_ARCHIVED' }
  | { readonly code: 'QUANTITY_ZERO' }
  | { readonly code: 'QUANTITY_NEGATIVE' }
  | { readonly code: 'QUANTITY_NOT_WANTED' }
  | { readonly code: 'PRICE_REQUIRED' }
  | { readonly code: 'PRICE_NOT_WANTED' }
  | { readonly code: 'PRICE_FORBIDDEN' }
  | { readonly code: 'REASON_REQUIRED' }
  | { readonly code: 'REASON_UNKNOWN'; readonly reason: string }
  | EntryRefusal
  | PostingRefusal
);

/**
 * Decides a movement recorded by hand: the same function answers in the form, in the outbox and on the server.
 *
 * @refuses MOVEMENT_KIND_FORBIDDEN, PRICE_FORBIDDEN when the role may not record the kind, or may not see cost
 * @refuses ITEM_ARCHIVED until the item is taken back into use
 * @refuses QUANTITY_ZERO, QUANTITY_NEGATIVE, QUANTITY_NOT_WANTED and PRICE_REQUIRED, PRICE_NOT_WANTED by the kind's law
 * @refuses REASON_REQUIRED, REASON_UNKNOWN where the kind has reasons to choose from
 * @refuses every EntryRefusal beside the entry, every UnitRefusal also beside the price, and every PostingRefusal
 */
export const decideMovement = (draft: MovementDraft, context: MovementContext): Decision<Posting, MovementRefusal> => {
  const problem = kindProblem(draft, context);
  return problem ? refused(problem) : decideBooking(draft, context);
};

/**
 * Decides a movement that follows from a document: who may make the document, and for what, was decided with it.
 *
 * @refuses what decideMovement refuses, but for the role and the archived item
 */
export const decideBooking = (
  draft: MovementDraft,
  context: Pick<MovementContext, 'level'> & { readonly item: ItemUnits },
): Decision<Posting, MovementRefusal> => {
  const problem = reasonProblem(draft);
  if (problem) return refused(problem);
  const quantity = movedQuantity(draft, context.item);
  if (!quantity.ok) return quantity;
  const cost = costOf(draft, context.item);
  if (!cost.ok) return cost;
  const movement: Movement = { kind: draft.kind, quantity: quantity.value, cost: cost.value };
  const posting = postMovement(context.level, movement);
  if (posting.ok) return posting;
  const isAboutPrice = posting.refusal.code === 'COST_OUT_OF_RANGE' && draft.price !== null;
  return refused({ field: isAboutPrice ? 'price' : 'entry', ...posting.refusal });
};

const kindProblem = ({ kind, price }: MovementDraft, { role, item }: MovementContext): MovementRefusal | null => {
  if (!mayRecord(role, kind)) return { field: 'kind', code: 'MOVEMENT_KIND_FORBIDDEN', kind };
  if (!item.isActive) return { field: 'item', code: 'ITEM_ARCHIVED' };
  if (price !== null && !can(role, 'inventory.view-cost')) return { field: 'price', code: 'PRICE_FORBIDDEN' };
  return null;
};

const reasonProblem = ({ kind, reason }: MovementDraft): MovementRefusal | null => {
  const { reasons } = movementKindLaws[kind];
  if (reason === null) return reasons.length > 0 ? { field: 'reason', code: 'REASON_REQUIRED' } : null;
  return reasons.some((known) => known === reason) ? null : { field: 'reason', code: 'REASON_UNKNOWN', reason };
};

/** What was entered, with the sign that the kind gives it: people write how much, the kind knows which way. */
const movedQuantity = ({ kind, parts }: MovementDraft, item: ItemUnits): Decision<Quantity, MovementRefusal> => {
  const { direction } = movementKindLaws[kind];
  if (direction === 'NONE') {
    return parts.length === 0 ? accepted(noQuantity) : refused({ field: 'entry', code: 'QUANTITY_NOT_WANTED' });
  }
  const base = sumOfParts(parts, item);
  if (!base.ok) return refused({ field: 'entry', ...base.refusal });
  if (base.value === noQuantity) return refused({ field: 'entry', code: 'QUANTITY_ZERO' });
  if (direction === 'EITHER') return base;
  if (base.value < noQuantity) return refused({ field: 'entry', code: 'QUANTITY_NEGATIVE' });
  return accepted((direction === 'OUT' ? -base.value : base.value) as Quantity);
};

const costOf = ({ kind, price }: MovementDraft, item: ItemUnits): Decision<Rational | null, MovementRefusal> => {
  const law = movementKindLaws[kind].cost;
  if (price === null) {
    return law === 'MUST_BRING' ? refused({ field: 'price', code: 'PRICE_REQUIRED' }) : accepted(null);
  }
  if (law === 'AVERAGE') return refused({ field: 'price', code: 'PRICE_NOT_WANTED' });
  const perBaseUnit = priceByBaseUnit(price, item);
  return perBaseUnit.ok ? perBaseUnit : refused({ field: 'price', ...perBaseUnit.refusal });
};

/**
 * What one base unit costs when a case costs so much, exact.
 *
 * @refuses whatever unitFactor refuses about the price's unit
 */
export const priceByBaseUnit = ({ amount, unit }: EnteredPrice, item: ItemUnits): Decision<Rational, UnitRefusal> => {
  const factor = unitFactor(item, unit);
  return factor.ok ? accepted(divide(unitCostAsRational(amount), factor.value)) : factor;
};
