import { m } from '../../../../generated/messages/web/messages.js';
import type { InventoryRefusalCode } from '../../contract/refusals.ts';
import { isMovementKind } from '../../rules/movement-kind.ts';
import { isUnit } from '../../rules/unit.ts';
import { kindWord } from './kind-word.ts';
import { isReason, reasonWord } from './reason-word.ts';
import { unitWord } from './unit-word.ts';

const factNames = [
  'word',
  'unit',
  'baseUnit',
  'partsMax',
  'kind',
  'reason',
  'barcode',
  'linksMax',
  'text',
  'sku',
  'itemName',
  'itemsMax',
  'name',
  'placesMax',
  'lockedThrough',
  'linesMax',
  'countersMax',
  'people',
  'lines',
  'templatesMax',
  'items',
  'daysMax',
] as const;

/** Everything that some refusal's sentence names; what the refusal at hand has no need of is blank. */
type Facts = Readonly<Record<(typeof factNames)[number], string>>;

const sentences: Readonly<Record<InventoryRefusalCode, (facts: Facts) => string>> = {
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
  MOVEMENT_ALREADY_CORRECTED: m.inventory_refusal_movement_already_corrected,
  MOVEMENT_IS_CORRECTION: m.inventory_refusal_movement_is_correction,
  MOVEMENT_NOT_CORRECTABLE: m.inventory_refusal_movement_not_correctable,
  PERIOD_LOCKED: m.inventory_refusal_period_locked,
  MOVEMENT_OF_DOCUMENT: m.inventory_refusal_movement_of_document,
  PERIOD_NOT_OVER: m.inventory_refusal_period_not_over,
  PERIOD_CLOSED_ALREADY: m.inventory_refusal_period_closed_already,
  PERIOD_NOT_CLOSED: m.inventory_refusal_period_not_closed,
  LEVEL_NEGATIVE: m.inventory_refusal_level_negative,
  PAR_BELOW_REORDER: m.inventory_refusal_par_below_reorder,
  NAME_EMPTY: m.inventory_refusal_name_empty,
  BARCODE_REPEATED: m.inventory_refusal_barcode_repeated,
  BASE_UNIT_FIXED: m.inventory_refusal_base_unit_fixed,
  COUNT_UNIT_REPEATED: m.inventory_refusal_count_unit_repeated,
  DENSITY_NOT_POSITIVE: m.inventory_refusal_density_not_positive,
  EACH_MEASURE_NOT_POSITIVE: m.inventory_refusal_each_measure_not_positive,
  EACH_MEASURE_NOT_A_MEASURE: m.inventory_refusal_each_measure_not_a_measure,
  PACK_CHAIN_TOO_LONG: m.inventory_refusal_pack_chain_too_long,
  PACK_UNIT_REPEATED: m.inventory_refusal_pack_unit_repeated,
  PACK_LINK_EMPTY: m.inventory_refusal_pack_link_empty,
  PACK_TOO_LARGE: m.inventory_refusal_pack_too_large,
  UNIT_MISSING: m.inventory_refusal_unit_missing,
  CHOICE_NOT_UNDERSTOOD: m.inventory_refusal_choice_not_understood,
  PACK_NOT_UNDERSTOOD: m.inventory_refusal_pack_not_understood,
  ID_TAKEN: m.inventory_refusal_id_taken,
  SKU_TAKEN: m.inventory_refusal_sku_taken,
  BARCODE_TAKEN: m.inventory_refusal_barcode_taken,
  CATEGORY_MISSING: m.inventory_refusal_category_missing,
  STORAGE_AREA_MISSING: m.inventory_refusal_storage_area_missing,
  ITEM_LIMIT_REACHED: m.inventory_refusal_item_limit_reached,
  ITEM_CHANGED: m.inventory_refusal_item_changed,
  NAME_TAKEN: m.inventory_refusal_name_taken,
  PLACE_LIMIT_REACHED: m.inventory_refusal_place_limit_reached,
  COUNT_START_FORBIDDEN: m.inventory_refusal_count_start_forbidden,
  COUNT_ENTRY_FORBIDDEN: m.inventory_refusal_count_entry_forbidden,
  COUNT_REVIEW_FORBIDDEN: m.inventory_refusal_count_review_forbidden,
  COUNT_APPROVAL_FORBIDDEN: m.inventory_refusal_count_approval_forbidden,
  COUNT_REVERSAL_FORBIDDEN: m.inventory_refusal_count_reversal_forbidden,
  COUNT_CANCEL_FORBIDDEN: m.inventory_refusal_count_cancel_forbidden,
  COUNT_STATUS_CHANGED: m.inventory_refusal_count_status_changed,
  COUNT_OVERLAPS: m.inventory_refusal_count_overlaps,
  COUNT_NOTHING_TO_COUNT: m.inventory_refusal_count_nothing_to_count,
  COUNT_TOO_LARGE: m.inventory_refusal_count_too_large,
  COUNT_ITEM_NOT_LISTED: m.inventory_refusal_count_item_not_listed,
  COUNT_ROUND_OVER: m.inventory_refusal_count_round_over,
  COUNT_CARRY_MOVED: m.inventory_refusal_count_carry_moved,
  COUNT_PLACES_TAKEN: m.inventory_refusal_count_places_taken,
  COUNT_PARTS_OPEN: m.inventory_refusal_count_parts_open,
  COUNT_LINES_OPEN: m.inventory_refusal_count_lines_open,
  COUNT_NOTHING_COUNTED: m.inventory_refusal_count_nothing_counted,
  COUNT_REASONS_MISSING: m.inventory_refusal_count_reasons_missing,
  COUNT_LATER_APPROVED: m.inventory_refusal_count_later_approved,
  COUNT_TEMPLATE_CHANGED: m.inventory_refusal_count_template_changed,
  COUNT_TEMPLATE_LIMIT: m.inventory_refusal_count_template_limit,
  LOT_STEP_FORBIDDEN: m.inventory_refusal_lot_step_forbidden,
  LOT_STATUS_CHANGED: m.inventory_refusal_lot_status_changed,
  LOT_OPENED_ALREADY: m.inventory_refusal_lot_opened_already,
  LOT_FROZEN: m.inventory_refusal_lot_frozen,
  LOT_NOT_FROZEN: m.inventory_refusal_lot_not_frozen,
  LOT_THAWED: m.inventory_refusal_lot_thawed,
  LOT_PART_TOO_LARGE: m.inventory_refusal_lot_part_too_large,
  LOT_PAST_DATE: m.inventory_refusal_lot_past_date,
  LOT_USE_BY_FIXED: m.inventory_refusal_lot_use_by_fixed,
  LOT_DATE_PAST: m.inventory_refusal_lot_date_past,
  TRANSFER_STEP_FORBIDDEN: m.inventory_refusal_transfer_step_forbidden,
  TRANSFER_WRONG_SIDE: m.inventory_refusal_transfer_wrong_side,
  TRANSFER_STATUS_CHANGED: m.inventory_refusal_transfer_status_changed,
  TRANSFER_PARTNER_UNKNOWN: m.inventory_refusal_transfer_partner_unknown,
  TRANSFER_ITEM_REPEATED: m.inventory_refusal_transfer_item_repeated,
  TRANSFER_LINE_UNMATCHED: m.inventory_refusal_transfer_line_unmatched,
  TRANSFER_UNIT_DIFFERS: m.inventory_refusal_transfer_unit_differs,
  TRANSFER_OVER_SHIPPED: m.inventory_refusal_transfer_over_shipped,
  TRANSFER_NOTHING_SHIPPED: m.inventory_refusal_transfer_nothing_shipped,
  MERGE_SAME_ITEM: m.inventory_refusal_merge_same_item,
  ITEM_MERGED: m.inventory_refusal_item_merged,
  MERGE_UNITS_DIFFER: m.inventory_refusal_merge_units_differ,
  MERGE_CURRENCY_DIFFERS: m.inventory_refusal_merge_currency_differs,
  MERGE_BEING_COUNTED: m.inventory_refusal_merge_being_counted,
  MERGE_UNDONE: m.inventory_refusal_merge_undone,
  MERGE_TOO_OLD: m.inventory_refusal_merge_too_old,
  MERGE_STOCK_USED: m.inventory_refusal_merge_stock_used,
  TOUR_NOT_BEGUN: m.inventory_refusal_tour_not_begun,
  TOUR_STEP_OTHER: m.inventory_refusal_tour_step_other,
  DAYS_NOT_UNDERSTOOD: m.inventory_refusal_days_not_understood,
  AREA_NOT_EMPTY: m.inventory_refusal_area_not_empty,
};

const isCode = (code: string): code is InventoryRefusalCode => Object.hasOwn(sentences, code);

/** The sentence for a refusal of inventory, its codes put into words; undefined for a code that isn't its own. */
export const inventoryRefusalWords = (code: string, data: unknown): string | undefined =>
  isCode(code) ? sentences[code](factsOf(data)) : undefined;

/** The sentence for a refusal that a rule of inventory gave. */
export const refusalWords = (refusal: { readonly code: InventoryRefusalCode }): string => sentences[refusal.code](factsOf(refusal));

const factsOf = (data: unknown): Facts => {
  const given = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  return Object.fromEntries(factNames.map((name) => [name, factWord(name, given[name])])) as Facts;
};

const factWord = (name: string, value: unknown): string => {
  if (typeof value !== 'string') return typeof value === 'number' ? value.toLocaleString('en-GB') : '';
  if ((name === 'unit' || name === 'baseUnit') && isUnit(value)) return unitWord(value, 1);
  if (name === 'kind' && isMovementKind(value)) return kindWord(value);
  return name === 'reason' && isReason(value) ? reasonWord(value) : value;
};
