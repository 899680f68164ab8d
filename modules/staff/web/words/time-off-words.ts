import { m } from '../../../../generated/messages/web/messages.js';
import type { AvailabilityKind } from '../../rules/availability.ts';
import type { TimeOffKind, TimeOffStatus } from '../../rules/time-off.ts';

const kinds: Readonly<Record<TimeOffKind, () => string>> = {
  HOLIDAY: m.staff_off_kind_holiday,
  SICK: m.staff_off_kind_sick,
  UNPAID: m.staff_off_kind_unpaid,
  OTHER: m.staff_off_kind_other,
};

const statuses: Readonly<Record<TimeOffStatus, () => string>> = {
  REQUESTED: m.staff_off_status_requested,
  APPROVED: m.staff_off_status_approved,
  DECLINED: m.staff_off_status_declined,
  CANCELLED: m.staff_off_status_cancelled,
};

const said: Readonly<Record<AvailabilityKind, () => string>> = {
  AVAILABLE: m.staff_can_kind_available,
  PREFERRED: m.staff_can_kind_preferred,
  UNAVAILABLE: m.staff_can_kind_unavailable,
};

/** Why somebody is away. */
export const timeOffWord = (kind: TimeOffKind): string => kinds[kind]();

/** How far a wish to be away has come. */
export const timeOffStatusWord = (status: TimeOffStatus): string => statuses[status]();

/** What somebody says of a part of their week. */
export const availabilityWord = (kind: AvailabilityKind): string => said[kind]();
