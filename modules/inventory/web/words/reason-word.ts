import { m } from '../../../../generated/messages/web/messages.js';
import type { MovementReason } from '../../rules/movement-kind.ts';

const words: Readonly<Record<MovementReason, () => string>> = {
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
  ENTRY_MISTAKE: m.inventory_reason_entry_mistake,
  NOT_RECORDED: m.inventory_reason_not_recorded,
  FOUND: m.inventory_reason_found,
  MISSING: m.inventory_reason_missing,
  DAMAGED: m.inventory_reason_damaged,
};

/** Why something was wasted or set right. */
export const reasonWord = (reason: MovementReason): string => words[reason]();

/** Whether a word names a reason that has a word of its own. */
export const isReason = (code: string): code is MovementReason => Object.hasOwn(words, code);
