import { m } from '../../../../generated/messages/web/messages.js';
import type { MovementRefusalCode } from '../../contract/refusals.ts';
import { factsOf, type RefusalFacts } from './refusal-facts.ts';

/** What stands beside a quantity that was typed, or a movement that may not be made. */
export const movementSentences: Readonly<Record<MovementRefusalCode, (facts: RefusalFacts) => string>> = {
  UNIT_UNKNOWN: m.inventory_refusal_unit_unknown,
  UNIT_NOT_IN_PACK_CHAIN: m.inventory_refusal_unit_not_in_pack_chain,
  UNIT_NOT_BRIDGED: m.inventory_refusal_unit_not_bridged,
  ENTRY_EMPTY: m.inventory_refusal_entry_empty,
  ENTRY_INCOMPLETE: m.inventory_refusal_entry_incomplete,
  ENTRY_TOO_MANY_PARTS: m.inventory_refusal_entry_too_many_parts,
  NUMBER_NOT_UNDERSTOOD: m.inventory_refusal_number_not_understood,
  NUMBER_AMBIGUOUS: m.inventory_refusal_number_ambiguous,
  NO_SMALLER_UNIT: m.inventory_refusal_no_smaller_unit,
  QUANTITY_OUT_OF_RANGE: m.inventory_refusal_quantity_out_of_range,
  MOVEMENT_KIND_FORBIDDEN: m.inventory_refusal_movement_kind_forbidden,
  PRICE_FORBIDDEN: m.inventory_refusal_price_forbidden,
  ITEM_ARCHIVED: m.inventory_refusal_item_archived,
  QUANTITY_ZERO: m.inventory_refusal_quantity_zero,
  QUANTITY_NEGATIVE: m.inventory_refusal_quantity_negative,
  QUANTITY_NOT_WANTED: m.inventory_refusal_quantity_not_wanted,
  PRICE_REQUIRED: m.inventory_refusal_price_required,
  PRICE_NOT_WANTED: m.inventory_refusal_price_not_wanted,
  COST_OUT_OF_RANGE: m.inventory_refusal_cost_out_of_range,
  REASON_REQUIRED: m.inventory_refusal_reason_required,
  REASON_UNKNOWN: m.inventory_refusal_reason_unknown,
};

const isCode = (code: string): code is MovementRefusalCode => Object.hasOwn(movementSentences, code);

/** The sentence for a refusal of a movement; undefined for any other code. For whoever can meet no other, and loads no other. */
export const movementRefusalWords = (code: string, data: unknown): string | undefined =>
  isCode(code) ? movementSentences[code](factsOf(data)) : undefined;
