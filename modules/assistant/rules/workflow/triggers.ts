import type { SignalKind } from '../../../alerts/rules/signal-kinds.ts';

/** What a fact of a trigger counts in. */
export type FieldUnit = 'BASE' | 'PERCENT' | 'MONEY' | 'GUESTS' | 'PORTIONS' | 'DEGREES';

/** What a condition may look at: words, or a number in its unit. */
export const fieldLaws = {
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
} as const satisfies Readonly<Record<string, FieldUnit | null>>;

/** A fact by its name. */
export type FieldName = keyof typeof fieldLaws;

/** The facts, in the order in which they are offered. */
export const fieldNames: readonly FieldName[] = Object.keys(fieldLaws) as FieldName[];

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

/** Everything that may begin an automation, by name. Kinds that name one person are not among them: they are that person's own. */
export const triggerLaws = {
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
} as const satisfies Readonly<Record<string, TriggerLaw>>;

/** What begins an automation, by its name. */
export type Trigger = keyof typeof triggerLaws;

/** The triggers, in the order in which they are offered. */
export const triggers: readonly Trigger[] = Object.keys(triggerLaws) as Trigger[];

/** What is known of a trigger. */
export const triggerLaw = (trigger: Trigger): TriggerLaw => triggerLaws[trigger];
