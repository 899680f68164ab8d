import type { SignalKind } from '../../../alerts/rules/signal-kinds.ts';

/** What a fact of a trigger counts in. */
export type FieldUnit = 'BASE' | 'PERCENT' | 'MONEY' | 'GUESTS' | 'PORTIONS' | 'DEGREES';

/** What a condition may look at, in the order in which it is offered. */
export const fieldNames = [
  'name',
  'supplier',
  'table',
  'dish',
  'amount',
  'par',
  'share',
  'percent',
  'over',
  'worth',
  'covers',
  'portions',
  'value',
] as const;

/** A fact by its name. */
export type FieldName = (typeof fieldNames)[number];

/** What each counts in; null for words. */
export const fieldLaws: Readonly<Record<FieldName, FieldUnit | null>> = {
  name: null,
  supplier: null,
  table: null,
  dish: null,
  amount: 'BASE',
  par: 'BASE',
  share: 'PERCENT',
  percent: 'PERCENT',
  over: 'PERCENT',
  worth: 'MONEY',
  covers: 'GUESTS',
  portions: 'PORTIONS',
  value: 'DEGREES',
};

/** What an action may be done to. */
export type SubjectKind = 'ITEM' | 'LOT' | 'DISH' | 'WASTE';

/** What begins an automation: the event by which it is known, what it is about, and the facts that it tells. */
export type TriggerLaw = {
  readonly event: string;
  /** The kind of pressing thing, where it is one. */
  readonly signal: SignalKind | null;
  readonly subject: SubjectKind | null;
  readonly fields: readonly FieldName[];
};

const raised = 'alerts.v1.signal-raised';

const pressing = (signal: SignalKind, fields: readonly FieldName[], subject: SubjectKind | null = null): TriggerLaw => ({
  event: raised,
  signal,
  subject,
  fields,
});

/** Everything that may begin an automation, in the order in which it is offered. */
export const triggers = [
  'stock-low',
  'stock-negative',
  'lot-expiring',
  'lot-expired',
  'lot-recalled',
  'count-overdue',
  'items-requested',
  'order-approval',
  'delivery-late',
  'delivery-differs',
  'invoice-differs',
  'price-spike',
  'waste-over-goal',
  'high-waste',
  'dish-discarded',
  'ticket-late',
  'dish-off',
  'sale-unmapped',
  'reservation',
  'printer-silent',
  'temperature',
  'list-missed',
  'incident',
] as const;

/** What begins an automation, by its name. */
export type Trigger = (typeof triggers)[number];

/** What is known of each trigger. Kinds that name one person are not among them: they are that person's own. */
const triggerLaws: Readonly<Record<Trigger, TriggerLaw>> = {
  'stock-low': pressing('stock-low', ['name', 'amount', 'par', 'share'], 'ITEM'),
  'stock-negative': pressing('stock-negative', ['name', 'amount'], 'ITEM'),
  'lot-expiring': pressing('lot-expiring', ['name', 'amount', 'worth'], 'LOT'),
  'lot-expired': pressing('lot-expired', ['name', 'amount', 'worth'], 'LOT'),
  'lot-recalled': pressing('lot-recalled', ['name', 'amount'], 'LOT'),
  'count-overdue': pressing('count-overdue', ['name']),
  'items-requested': pressing('items-requested', ['name', 'worth']),
  'order-approval': pressing('order-approval', ['supplier', 'worth']),
  'delivery-late': pressing('delivery-late', ['supplier', 'worth']),
  'delivery-differs': pressing('delivery-differs', ['supplier', 'worth']),
  'invoice-differs': pressing('invoice-differs', ['supplier', 'worth']),
  'price-spike': pressing('price-spike', ['name', 'supplier', 'percent', 'worth']),
  'waste-over-goal': { event: 'waste.v1.entry-logged', signal: null, subject: null, fields: ['over'] },
  'high-waste': pressing('high-waste', ['name', 'worth'], 'WASTE'),
  'dish-discarded': { event: 'kitchen.v1.dish-discarded', signal: null, subject: 'DISH', fields: ['name', 'portions'] },
  'ticket-late': pressing('ticket-late', ['dish', 'table']),
  'dish-off': pressing('dish-off', ['name'], 'DISH'),
  'sale-unmapped': pressing('sale-unmapped', ['name'], 'DISH'),
  reservation: pressing('reservation', ['covers']),
  'printer-silent': pressing('printer-silent', ['name']),
  temperature: pressing('temperature', ['name', 'value']),
  'list-missed': pressing('list-missed', ['name']),
  incident: pressing('incident', []),
};

/** What is known of a trigger. */
export const triggerLaw = (trigger: Trigger): TriggerLaw => triggerLaws[trigger];
