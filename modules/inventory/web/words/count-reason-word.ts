import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import type { CountReason } from '../../rules/count-reason.ts';

const reasons: Readonly<Record<CountReason, () => string>> = {
  UNRECORDED_WASTE: m.inventory_count_reason_unrecorded_waste,
  UNRECORDED_USE: m.inventory_count_reason_unrecorded_use,
  STAFF_MEALS: m.inventory_count_reason_staff_meals,
  PORTIONS: m.inventory_count_reason_portions,
  UNRUNG_SALES: m.inventory_count_reason_unrung_sales,
  DELIVERY_SHORT: m.inventory_count_reason_delivery_short,
  DELIVERY_UNBOOKED: m.inventory_count_reason_delivery_unbooked,
  TRANSFER_UNBOOKED: m.inventory_count_reason_transfer_unbooked,
  UNITS_MIXED_UP: m.inventory_count_reason_units_mixed_up,
  ITEMS_MIXED_UP: m.inventory_count_reason_items_mixed_up,
  EARLIER_COUNT_WRONG: m.inventory_count_reason_earlier_count_wrong,
  THEFT: m.inventory_count_reason_theft,
  UNEXPLAINED: m.inventory_count_reason_unexplained,
};

/**
 * Why a shelf differs from the books. Of what was found beyond them nobody used anything: it was not written down.
 *
 * @param difference counted minus expected; null where nothing was counted
 */
export const countReasonWord = (reason: CountReason, difference: string | null): string =>
  reason === 'UNRECORDED_USE' && difference !== null && quantity(difference) > 0n
    ? m.inventory_count_reason_found_more()
    : reasons[reason]();
