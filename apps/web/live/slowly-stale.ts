import type { StaleWords } from './stale-by-event.ts';

/** What is heavy to ask for: every report, and the day at a glance. */
const reports: readonly StaleWords[] = [
  ['reports', 'report'],
  ['reports', 'group'],
  ['home', 'day'],
];
const closing: readonly StaleWords[] = [
  ['reports', 'close'],
  ['reports', 'closes'],
];
const day: readonly StaleWords[] = [['home', 'day']];

/**
 * What an event makes stale that is too heavy to be asked for at every sale: it is asked for when it is looked at next, and while
 * it is looked at once in a while.
 */
export const slowlyStaleByEvent: Readonly<Record<string, readonly StaleWords[]>> = {
  'kitchen.v1.order-changed': [...reports, ...closing],
  'kitchen.v1.takings-changed': [...reports, ...closing],
  'kitchen.v1.lines-changed': day,
  'kitchen.v1.reservation-changed': day,
  'inventory.v1.movement-recorded': reports,
  'inventory.v1.level-below-par': day,
  'inventory.v1.lot-expired': day,
  'inventory.v1.lot-expiring': day,
  'inventory.v1.lot-recalled': day,
  'inventory.v1.transfer-moved': reports,
  'inventory.v1.count-approved': [...reports, ...closing],
  'inventory.v1.count-reversed': [...reports, ...closing],
  'purchasing.v1.order-moved': day,
  'purchasing.v1.receipt-moved': reports,
  'purchasing.v1.invoice-moved': reports,
  'purchasing.v1.credit-moved': reports,
  'purchasing.v1.price-changed': reports,
  'waste.v1.entry-logged': [...reports, ...closing],
  'waste.v1.entry-voided': [...reports, ...closing],
  'menu.v1.recipe-approved': reports,
  'menu.v1.dish-paused': day,
  'menu.v1.dish-live': day,
  'staff.v1.hours-changed': [...reports, ...closing],
  'staff.v1.rota-published': reports,
  'staff.v1.tips-changed': reports,
  'staff.v1.announced': day,
  'staff.v1.time-off-changed': day,
  'staff.v1.exchange-changed': day,
  'tasks.v1.run-changed': [...day, ...closing],
  'tasks.v1.check-failed': [...day, ...closing],
  'tasks.v1.task-changed': day,
  'tasks.v1.incident-changed': day,
  'reports.v1.day-changed': day,
};
