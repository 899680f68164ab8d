import type { Capability } from '../../restaurants/rules/capabilities.ts';

/** What an alert is, in the words of the specification. */
export const alertTypes = [
  'info',
  'warning',
  'error',
  'success',
  'low_stock',
  'high_waste',
  'order_update',
  'reservation',
  'staff',
  'system',
] as const;

/** A word of the list above. */
export type AlertType = (typeof alertTypes)[number];

/** Under what alerts are looked through. */
export const alertCategories = ['inventory', 'orders', 'staff', 'system', 'financial'] as const;

/** A word of the list above. */
export type AlertCategory = (typeof alertCategories)[number];

/** How much presses: to be known, to be done, or to be done now. */
export const severities = ['INFO', 'WARN', 'CRITICAL'] as const;

/** A word of the list above. */
export type Severity = (typeof severities)[number];

/** Everything that Maed tells people of, in the order in which they choose how to hear of it. */
export const signalKinds = [
  'stock-low',
  'stock-negative',
  'lot-expiring',
  'lot-expired',
  'lot-recalled',
  'count-submitted',
  'count-overdue',
  'count-stale',
  'transfer-waits',
  'items-requested',
  'order-approval',
  'order-answered',
  'delivery-late',
  'delivery-differs',
  'invoice-differs',
  'price-spike',
  'high-waste',
  'waste-action',
  'ticket-late',
  'dish-off',
  'reservation',
  'printer-silent',
  'temperature',
  'list-missed',
  'incident',
  'rota-published',
  'swap-waits',
  'swap-decided',
  'time-off-waits',
  'time-off-decided',
  'clock-late',
  'clock-forgotten',
  'trial',
  'usage',
] as const;

/** A kind of signal. */
export type SignalKind = (typeof signalKinds)[number];

/** What is known of a kind of signal before one is raised. */
export type SignalLaw = {
  readonly type: AlertType;
  readonly category: AlertCategory;
  readonly severity: Severity;
  /** Who hears of it: whoever holds the capability, or the people whom it names. */
  readonly to: Capability | 'named';
  /** Food safety is told at every hour and is never put off to a digest. */
  readonly isFoodSafety: boolean;
};

const law = (
  [type, category, severity]: readonly [AlertType, AlertCategory, Severity],
  to: SignalLaw['to'],
  isFoodSafety: 'food safety' | null = null,
): SignalLaw => ({ type, category, severity, to, isFoodSafety: isFoodSafety !== null });

/** What each kind is, and whom it is told. */
export const signalLaws: Readonly<Record<SignalKind, SignalLaw>> = {
  'stock-low': law(['low_stock', 'inventory', 'WARN'], 'purchasing.request'),
  'stock-negative': law(['warning', 'inventory', 'WARN'], 'inventory.correct-movement'),
  'lot-expiring': law(['warning', 'inventory', 'WARN'], 'inventory.handle-lots'),
  'lot-expired': law(['error', 'inventory', 'WARN'], 'inventory.handle-lots', 'food safety'),
  'lot-recalled': law(['error', 'inventory', 'CRITICAL'], 'inventory.handle-lots', 'food safety'),
  'count-submitted': law(['info', 'inventory', 'INFO'], 'inventory.review-counts'),
  'count-overdue': law(['warning', 'inventory', 'WARN'], 'inventory.review-counts'),
  'count-stale': law(['warning', 'inventory', 'WARN'], 'inventory.review-counts'),
  'transfer-waits': law(['order_update', 'orders', 'INFO'], 'inventory.send-transfer'),
  'items-requested': law(['order_update', 'orders', 'INFO'], 'purchasing.edit'),
  'order-approval': law(['order_update', 'orders', 'WARN'], 'purchasing.edit'),
  'order-answered': law(['order_update', 'orders', 'WARN'], 'purchasing.edit'),
  'delivery-late': law(['order_update', 'orders', 'WARN'], 'purchasing.receive'),
  'delivery-differs': law(['order_update', 'orders', 'WARN'], 'purchasing.view'),
  'invoice-differs': law(['warning', 'financial', 'WARN'], 'purchasing.view'),
  'price-spike': law(['warning', 'financial', 'WARN'], 'purchasing.view'),
  'high-waste': law(['high_waste', 'inventory', 'WARN'], 'waste.review'),
  'waste-action': law(['info', 'inventory', 'INFO'], 'named'),
  'ticket-late': law(['warning', 'orders', 'WARN'], 'kitchen.cook'),
  'dish-off': law(['warning', 'orders', 'INFO'], 'kitchen.take-orders'),
  reservation: law(['reservation', 'orders', 'INFO'], 'kitchen.lead'),
  'printer-silent': law(['system', 'orders', 'WARN'], 'kitchen.view'),
  temperature: law(['error', 'system', 'CRITICAL'], 'tasks.verify', 'food safety'),
  'list-missed': law(['warning', 'system', 'WARN'], 'tasks.verify', 'food safety'),
  incident: law(['error', 'system', 'WARN'], 'tasks.verify', 'food safety'),
  'rota-published': law(['staff', 'staff', 'INFO'], 'named'),
  'swap-waits': law(['staff', 'staff', 'WARN'], 'staff.plan'),
  'swap-decided': law(['staff', 'staff', 'INFO'], 'named'),
  'time-off-waits': law(['staff', 'staff', 'WARN'], 'staff.plan'),
  'time-off-decided': law(['staff', 'staff', 'INFO'], 'named'),
  'clock-late': law(['staff', 'staff', 'WARN'], 'staff.approve-hours'),
  'clock-forgotten': law(['staff', 'staff', 'WARN'], 'staff.approve-hours'),
  trial: law(['system', 'system', 'WARN'], 'subscription.view'),
  usage: law(['system', 'system', 'WARN'], 'subscription.view'),
};

/** What is known of a kind; null for a word that is none, such as one of an older version. */
export const lawOf = (kind: string): SignalLaw | null => (Object.hasOwn(signalLaws, kind) ? signalLaws[kind as SignalKind] : null);
