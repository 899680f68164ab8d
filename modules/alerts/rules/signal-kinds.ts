import { type SellerKind, sellerKinds } from '../../integrations/rules/pressing-kinds.ts';
import { type StockKind, stockKinds } from '../../inventory/rules/pressing-kinds.ts';
import { type ServiceKind, serviceKinds } from '../../kitchen/rules/pressing-kinds.ts';
import { type MenuKind, menuKinds } from '../../menu/rules/pressing-kinds.ts';
import { type BuyingKind, buyingKinds } from '../../purchasing/rules/pressing-kinds.ts';
import { can, type Capability } from '../../restaurants/rules/capabilities.ts';
import { type PeopleKind, peopleKinds } from '../../staff/rules/pressing-kinds.ts';
import { type PlanKind, planKinds } from '../../subscription/rules/pressing-kinds.ts';
import { type CheckKind, checkKinds } from '../../tasks/rules/pressing-kinds.ts';
import { type WasteKind, wasteKinds } from '../../waste/rules/pressing-kinds.ts';
import { type NoteKind, noteKinds } from './pressing-kinds.ts';

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

/** A kind of signal: what a module lists of its own. */
export type SignalKind =
  | BuyingKind
  | CheckKind
  | MenuKind
  | NoteKind
  | PeopleKind
  | PlanKind
  | SellerKind
  | ServiceKind
  | StockKind
  | WasteKind;

/** Everything that Maed tells people of, in the order in which they choose how to hear of it. */
export const signalKinds: readonly SignalKind[] = [
  ...stockKinds,
  ...buyingKinds,
  ...wasteKinds,
  ...serviceKinds,
  ...sellerKinds,
  ...menuKinds,
  ...checkKinds,
  ...peopleKinds,
  ...planKinds,
  ...noteKinds,
];

/** What is known of a kind of signal before one is raised. */
export type SignalLaw = {
  readonly type: AlertType;
  readonly category: AlertCategory;
  readonly severity: Severity;
  /** Who hears of it: whoever holds the capability, owners alone, or the people whom it names. */
  readonly to: Capability | 'owner' | 'named';
  /** Who may see the money that hangs on it: what things cost, or what people earn. */
  readonly money: 'inventory.view-cost' | 'members.view-pay';
  /** Food safety is told at every hour and is never put off to a digest. */
  readonly isFoodSafety: boolean;
};

const law = (
  [type, category, severity]: readonly [AlertType, AlertCategory, Severity],
  to: SignalLaw['to'],
  also: 'food safety' | 'wages' | null = null,
): SignalLaw => ({
  type,
  category,
  severity,
  to,
  money: also === 'wages' ? 'members.view-pay' : 'inventory.view-cost',
  isFoodSafety: also === 'food safety',
});

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
  'invoice-approval': law(['warning', 'financial', 'WARN'], 'owner'),
  'credit-waits': law(['info', 'financial', 'INFO'], 'purchasing.view'),
  'price-spike': law(['warning', 'financial', 'WARN'], 'purchasing.view'),
  'high-waste': law(['high_waste', 'inventory', 'WARN'], 'waste.review'),
  'waste-action': law(['info', 'inventory', 'INFO'], 'named'),
  'ticket-late': law(['warning', 'orders', 'WARN'], 'kitchen.cook'),
  'sale-unmapped': law(['warning', 'financial', 'INFO'], 'menu.approve'),
  'dish-off': law(['warning', 'orders', 'INFO'], 'kitchen.take-orders'),
  reservation: law(['reservation', 'orders', 'INFO'], 'kitchen.lead'),
  'printer-silent': law(['system', 'orders', 'WARN'], 'kitchen.view'),
  'pos-trouble': law(['error', 'system', 'WARN'], 'integrations.manage'),
  'pos-unmapped': law(['warning', 'financial', 'INFO'], 'integrations.manage'),
  'hook-off': law(['error', 'system', 'WARN'], 'integrations.manage'),
  temperature: law(['error', 'system', 'CRITICAL'], 'tasks.verify', 'food safety'),
  'food-due': law(['warning', 'system', 'CRITICAL'], 'named', 'food safety'),
  'food-failed': law(['error', 'system', 'CRITICAL'], 'tasks.verify', 'food safety'),
  'list-missed': law(['warning', 'system', 'WARN'], 'tasks.verify', 'food safety'),
  incident: law(['error', 'system', 'WARN'], 'tasks.verify', 'food safety'),
  'rota-published': law(['staff', 'staff', 'INFO'], 'named'),
  'swap-asked': law(['staff', 'staff', 'WARN'], 'named'),
  'swap-waits': law(['staff', 'staff', 'WARN'], 'staff.plan'),
  'swap-decided': law(['staff', 'staff', 'INFO'], 'named'),
  'time-off-waits': law(['staff', 'staff', 'WARN'], 'staff.plan'),
  'time-off-decided': law(['staff', 'staff', 'INFO'], 'named'),
  'clock-late': law(['staff', 'staff', 'WARN'], 'staff.approve-hours', 'wages'),
  'clock-forgotten': law(['staff', 'staff', 'WARN'], 'staff.approve-hours', 'wages'),
  trial: law(['system', 'system', 'WARN'], 'subscription.view'),
  usage: law(['system', 'system', 'WARN'], 'subscription.view'),
  'automation-told': law(['warning', 'system', 'WARN'], 'named'),
  'automation-waits': law(['info', 'system', 'INFO'], 'assistant.automate'),
  'automation-stopped': law(['system', 'system', 'WARN'], 'assistant.automate'),
};

/** Whether everybody in a role hears of a kind; of one that names its people nobody does by a role. */
export const isForRole = ({ to }: SignalLaw, role: string): boolean =>
  to === 'owner' ? role === 'owner' : to !== 'named' && can(role, to);

/** What is known of a kind; null for a word that is none, such as one of an older version. */
export const lawOf = (kind: string): SignalLaw | null => (Object.hasOwn(signalLaws, kind) ? signalLaws[kind as SignalKind] : null);
