import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import type { Delivery, Endpoint } from '../../contract/hooks/hook-fields.ts';
import type { EventArea, SentKind } from '../../rules/hooks/offered-events.ts';

const areaWords: Readonly<Record<EventArea, () => string>> = {
  STOCK: m.integrations_hook_area_stock,
  BUYING: m.integrations_hook_area_buying,
  MENU: m.integrations_hook_area_menu,
  KITCHEN: m.integrations_hook_area_kitchen,
  WASTE: m.integrations_hook_area_waste,
  CHECKS: m.integrations_hook_area_checks,
};

/** What events are grouped by. */
export const areaWord = (area: EventArea): string => areaWords[area]();

const kindWords: Readonly<Record<SentKind, () => string>> = {
  'inventory.v1.movement-recorded': m.integrations_hook_kind_movement_recorded,
  'inventory.v1.level-below-par': m.integrations_hook_kind_level_below_par,
  'inventory.v1.level-negative': m.integrations_hook_kind_level_negative,
  'inventory.v1.item-changed': m.integrations_hook_kind_item_changed,
  'inventory.v1.items-merged': m.integrations_hook_kind_items_merged,
  'inventory.v1.merge-undone': m.integrations_hook_kind_merge_undone,
  'inventory.v1.lot-expiring': m.integrations_hook_kind_lot_expiring,
  'inventory.v1.lot-expired': m.integrations_hook_kind_lot_expired,
  'inventory.v1.lot-recalled': m.integrations_hook_kind_lot_recalled,
  'inventory.v1.transfer-moved': m.integrations_hook_kind_transfer_moved,
  'inventory.v1.count-submitted': m.integrations_hook_kind_count_submitted,
  'inventory.v1.count-approved': m.integrations_hook_kind_count_approved,
  'inventory.v1.count-reversed': m.integrations_hook_kind_count_reversed,
  'purchasing.v1.items-requested': m.integrations_hook_kind_items_requested,
  'purchasing.v1.order-moved': m.integrations_hook_kind_order_moved,
  'purchasing.v1.order-answered': m.integrations_hook_kind_order_answered,
  'purchasing.v1.receipt-moved': m.integrations_hook_kind_receipt_moved,
  'purchasing.v1.invoice-moved': m.integrations_hook_kind_invoice_moved,
  'purchasing.v1.credit-moved': m.integrations_hook_kind_credit_moved,
  'menu.v1.menu-changed': m.integrations_hook_kind_menu_changed,
  'menu.v1.dish-paused': m.integrations_hook_kind_dish_paused,
  'menu.v1.dish-live': m.integrations_hook_kind_dish_live,
  'menu.v1.recipe-approved': m.integrations_hook_kind_recipe_approved,
  'menu.v1.batch-booked': m.integrations_hook_kind_batch_booked,
  'kitchen.v1.order-changed': m.integrations_hook_kind_order_changed,
  'kitchen.v1.lines-changed': m.integrations_hook_kind_lines_changed,
  'kitchen.v1.reservation-changed': m.integrations_hook_kind_reservation_changed,
  'kitchen.v1.takings-changed': m.integrations_hook_kind_takings_changed,
  'waste.v1.entry-logged': m.integrations_hook_kind_entry_logged,
  'waste.v1.entry-voided': m.integrations_hook_kind_entry_voided,
  'tasks.v1.check-failed': m.integrations_hook_kind_check_failed,
  'tasks.v1.run-missed': m.integrations_hook_kind_run_missed,
  'tasks.v1.incident-changed': m.integrations_hook_kind_incident_changed,
  'integrations.v1.test': m.integrations_hook_kind_test,
};

/** What happens, in words. */
export const sentKindWord = (kind: SentKind): string => kindWords[kind]();

type Word = { readonly status: Status; readonly text: string };

/** How an address stands, in a word. */
export const endpointWord = ({ state, failingSince }: Endpoint): Word => {
  if (state === 'PAUSED') return { status: 'not-counted', text: m.integrations_hook_state_paused() };
  if (state === 'OFF') return { status: 'wrong', text: m.integrations_hook_state_off() };
  if (failingSince !== null) return { status: 'soon', text: m.integrations_hook_state_failing() };
  return { status: 'good', text: m.integrations_hook_state_active() };
};

/** How a message stands, in a word. */
export const deliveryWord = ({ state }: Pick<Delivery, 'state'>): Word => {
  if (state === 'DELIVERED') return { status: 'good', text: m.integrations_hook_delivered() };
  if (state === 'FAILED') return { status: 'wrong', text: m.integrations_hook_given_up() };
  return { status: 'waiting', text: m.integrations_hook_waits() };
};

const faultWords: Readonly<Record<Exclude<NonNullable<Delivery['fault']>, 'STATUS'>, () => string>> = {
  SILENT: m.integrations_hook_fault_silent,
  PRIVATE: m.integrations_hook_fault_private,
  UNSEALED: m.integrations_hook_fault_unsealed,
  TOO_OLD: m.integrations_hook_fault_too_old,
};

/** What came of the last try; nothing before the first. */
export const outcomeOfTry = ({ fault, statusCode }: Pick<Delivery, 'fault' | 'statusCode'>): string => {
  if (fault !== null && fault !== 'STATUS') return faultWords[fault]();
  return statusCode === null ? '' : m.integrations_hook_answered({ code: statusCode });
};
