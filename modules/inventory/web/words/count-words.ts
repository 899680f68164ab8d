import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import type { CountReason, SkipReason } from '../../rules/count-reason.ts';
import type { CountRhythm } from '../../rules/count-rhythm.ts';
import type { CountStatus } from '../../rules/count-session.ts';

const statuses: Readonly<Record<CountStatus, () => string>> = {
  DRAFT: m.inventory_count_status_draft,
  COUNTING: m.inventory_count_status_counting,
  SUBMITTED: m.inventory_count_status_submitted,
  RECOUNT: m.inventory_count_status_recount,
  APPROVED: m.inventory_count_status_approved,
  REVERSED: m.inventory_count_status_reversed,
  CANCELLED: m.inventory_count_status_cancelled,
};

const skips: Readonly<Record<SkipReason, () => string>> = {
  NOT_REACHABLE: m.inventory_skip_not_reachable,
  IN_USE: m.inventory_skip_in_use,
  UNSURE: m.inventory_skip_unsure,
  NO_TIME: m.inventory_skip_no_time,
};

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

const rhythms: Readonly<Record<CountRhythm, () => string>> = {
  DAILY: m.inventory_count_rhythm_daily,
  WEEKLY: m.inventory_count_rhythm_weekly,
  MONTHLY: m.inventory_count_rhythm_monthly,
};

/** Where a count stands. */
export const countStatusWord = (status: CountStatus): string => statuses[status]();

/** Why an item was passed over. */
export const skipReasonWord = (reason: SkipReason): string => skips[reason]();

/**
 * Why a shelf differs from the books. Of what was found beyond them nobody used anything: it was not written down.
 *
 * @param difference counted minus expected; null where nothing was counted
 */
export const countReasonWord = (reason: CountReason, difference: string | null): string =>
  reason === 'UNRECORDED_USE' && difference !== null && quantity(difference) > 0n
    ? m.inventory_count_reason_found_more()
    : reasons[reason]();

/** How often a count is due. */
export const countRhythmWord = (rhythm: CountRhythm): string => rhythms[rhythm]();
