import { m } from '../../../../generated/messages/web/messages.js';
import type { SkipReason } from '../../rules/count-reason.ts';
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

const rhythms: Readonly<Record<CountRhythm, () => string>> = {
  DAILY: m.inventory_count_rhythm_daily,
  WEEKLY: m.inventory_count_rhythm_weekly,
  MONTHLY: m.inventory_count_rhythm_monthly,
};

/** Where a count stands. */
export const countStatusWord = (status: CountStatus): string => statuses[status]();

/** Why an item was passed over. */
export const skipReasonWord = (reason: SkipReason): string => skips[reason]();

/** How often a count is due. */
export const countRhythmWord = (rhythm: CountRhythm): string => rhythms[rhythm]();
