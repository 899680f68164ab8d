import {
  ArrowDownToLine,
  CalendarX,
  CircleEllipsis,
  Flame,
  GraduationCap,
  Layers,
  Leaf,
  type LucideIcon,
  Scissors,
  ShieldAlert,
  ThermometerSun,
  ThumbsDown,
  Utensils,
  UtensilsCrossed,
  Wrench,
  ZapOff,
} from 'lucide-react';

import type { WasteReason } from '../../../inventory/rules/movement-kind.ts';

/** A shape for each reason, found sooner than its word by who logs every day. */
export const reasonIcons: Readonly<Record<WasteReason, LucideIcon>> = {
  SPOILED: Leaf,
  EXPIRED: CalendarX,
  OVERPRODUCED: Layers,
  TRIM: Scissors,
  BURNT: Flame,
  DROPPED: ArrowDownToLine,
  WRONG_ORDER: UtensilsCrossed,
  RETURNED: Utensils,
  QUALITY: ThumbsDown,
  EQUIPMENT_FAILURE: Wrench,
  POWER_CUT: ZapOff,
  DELIVERY_HEAT: ThermometerSun,
  TRAINING: GraduationCap,
  CONTAMINATION: ShieldAlert,
  OTHER: CircleEllipsis,
};
