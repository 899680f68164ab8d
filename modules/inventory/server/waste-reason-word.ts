import { m } from '../../../generated/messages/server/messages.js';

const words = {
  SPOILED: m.inventory_reason_spoiled,
  EXPIRED: m.inventory_reason_expired,
  OVERPRODUCED: m.inventory_reason_overproduced,
  TRIM: m.inventory_reason_trim,
  BURNT: m.inventory_reason_burnt,
  DROPPED: m.inventory_reason_dropped,
  WRONG_ORDER: m.inventory_reason_wrong_order,
  RETURNED: m.inventory_reason_returned,
  QUALITY: m.inventory_reason_quality,
  EQUIPMENT_FAILURE: m.inventory_reason_equipment_failure,
  POWER_CUT: m.inventory_reason_power_cut,
  DELIVERY_HEAT: m.inventory_reason_delivery_heat,
  TRAINING: m.inventory_reason_training,
  CONTAMINATION: m.inventory_reason_contamination,
  OTHER: m.inventory_reason_other,
} as const;

const isReason = (key: string): key is keyof typeof words => Object.hasOwn(words, key);

/** Why something was thrown away, in a word; another reason where none is known. */
export const wasteReasonWord = (reason: string | null, language: 'en' | 'am'): string =>
  words[reason !== null && isReason(reason) ? reason : 'OTHER']({}, { locale: language });
