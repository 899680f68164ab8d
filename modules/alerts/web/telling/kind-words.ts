import { m } from '../../../../generated/messages/web/messages.js';
import type { Channel } from '../../rules/channels.ts';
import type { AlertCategory, SignalKind } from '../../rules/signal-kinds.ts';

const kinds: Readonly<Record<SignalKind, () => string>> = {
  'stock-low': m.alerts_kind_stock_low,
  'stock-negative': m.alerts_kind_stock_negative,
  'lot-expiring': m.alerts_kind_lot_expiring,
  'lot-expired': m.alerts_kind_lot_expired,
  'lot-recalled': m.alerts_kind_lot_recalled,
  'count-submitted': m.alerts_kind_count_submitted,
  'count-overdue': m.alerts_kind_count_overdue,
  'count-stale': m.alerts_kind_count_stale,
  'transfer-waits': m.alerts_kind_transfer_waits,
  'items-requested': m.alerts_kind_items_requested,
  'order-approval': m.alerts_kind_order_approval,
  'order-answered': m.alerts_kind_order_answered,
  'delivery-late': m.alerts_kind_delivery_late,
  'delivery-differs': m.alerts_kind_delivery_differs,
  'invoice-differs': m.alerts_kind_invoice_differs,
  'invoice-approval': m.alerts_kind_invoice_approval,
  'credit-waits': m.alerts_kind_credit_waits,
  'price-spike': m.alerts_kind_price_spike,
  'high-waste': m.alerts_kind_high_waste,
  'waste-action': m.alerts_kind_waste_action,
  'ticket-late': m.alerts_kind_ticket_late,
  'sale-unmapped': m.alerts_kind_sale_unmapped,
  'dish-off': m.alerts_kind_dish_off,
  reservation: m.alerts_kind_reservation,
  'printer-silent': m.alerts_kind_printer_silent,
  'pos-trouble': m.alerts_kind_pos_trouble,
  'pos-unmapped': m.alerts_kind_pos_unmapped,
  'hook-off': m.alerts_kind_hook_off,
  temperature: m.alerts_kind_temperature,
  'food-due': m.alerts_kind_food_due,
  'food-failed': m.alerts_kind_food_failed,
  'list-missed': m.alerts_kind_list_missed,
  incident: m.alerts_kind_incident,
  'rota-published': m.alerts_kind_rota_published,
  'swap-asked': m.alerts_kind_swap_asked,
  'swap-waits': m.alerts_kind_swap_waits,
  'swap-decided': m.alerts_kind_swap_decided,
  'time-off-waits': m.alerts_kind_time_off_waits,
  'time-off-decided': m.alerts_kind_time_off_decided,
  'clock-late': m.alerts_kind_clock_late,
  'clock-forgotten': m.alerts_kind_clock_forgotten,
  trial: m.alerts_kind_trial,
  usage: m.alerts_kind_usage,
  'automation-told': m.alerts_kind_automation_told,
  'automation-waits': m.alerts_kind_automation_waits,
  'automation-stopped': m.alerts_kind_automation_stopped,
};

/** What a kind is called where one chooses. */
export const kindWord = (kind: SignalKind): string => kinds[kind]();

const channelWords: Readonly<Record<Channel, () => string>> = {
  APP: m.alerts_way_app,
  PUSH: m.alerts_way_push,
  MAIL: m.alerts_way_mail,
  TELEGRAM: m.alerts_way_telegram,
};

/** What a way is called. */
export const channelWord = (channel: Channel): string => channelWords[channel]();

const categoryWords: Readonly<Record<AlertCategory, () => string>> = {
  inventory: m.alerts_category_inventory,
  orders: m.alerts_category_orders,
  staff: m.alerts_category_staff,
  financial: m.alerts_category_financial,
  system: m.alerts_category_system,
};

/** What kinds of a category are about. */
export const categoryWord = (category: AlertCategory): string => categoryWords[category]();
