import { m } from '../../../../generated/messages/web/messages.js';
import { factInLocale } from '../../../../platform/web/fact-in-locale.ts';
import type { KitchenRefusalCode } from '../../contract/refusals.ts';

const factNames = [
  'name',
  'group',
  'linesMax',
  'quantity',
  'discountsMax',
  'stationsMax',
  'tablesMax',
  'minutesMin',
  'tillsMax',
  'printersMax',
] as const;

type Facts = Readonly<Record<(typeof factNames)[number], string>>;

const sentences: Readonly<Record<KitchenRefusalCode, (facts: Facts) => string>> = {
  ORDER_NOT_OPEN: m.kitchen_refusal_order_not_open,
  ORDER_STEP_NOT_NOW: m.kitchen_refusal_order_step_not_now,
  ORDER_NOT_PAID: m.kitchen_refusal_order_not_paid,
  ORDER_HAS_HELD_LINES: m.kitchen_refusal_order_has_held_lines,
  ORDER_HAS_LINES: m.kitchen_refusal_order_has_lines,
  ORDER_HAS_PAYMENTS: m.kitchen_refusal_order_has_payments,
  ORDER_LINES_MAX: m.kitchen_refusal_order_lines_max,
  DISH_NOT_ON_MENU: m.kitchen_refusal_dish_not_on_menu,
  DISH_OFF: m.kitchen_refusal_dish_off,
  DISH_NOT_SOLD_HERE: m.kitchen_refusal_dish_not_sold_here,
  MODIFIER_NOT_OFFERED: m.kitchen_refusal_modifier_not_offered,
  MODIFIERS_OUT_OF_BOUNDS: m.kitchen_refusal_modifiers_out_of_bounds,
  LINE_ON_FIRE: m.kitchen_refusal_line_on_fire,
  LINE_STEP_NOT_NOW: m.kitchen_refusal_line_step_not_now,
  VOID_NEEDS_LEAD: m.kitchen_refusal_void_needs_lead,
  SPLIT_LINE_UNKNOWN: m.kitchen_refusal_split_line_unknown,
  SPLIT_TOO_MANY: m.kitchen_refusal_split_too_many,
  SPLIT_TAKES_ALL: m.kitchen_refusal_split_takes_all,
  GIVE_BACK_TOO_MUCH: m.kitchen_refusal_give_back_too_much,
  DISCOUNT_LIMIT_REACHED: m.kitchen_refusal_discount_limit_reached,
  STATION_CHANGED: m.kitchen_refusal_station_changed,
  STATION_LIMIT_REACHED: m.kitchen_refusal_station_limit_reached,
  TABLE_CHANGED: m.kitchen_refusal_table_changed,
  TABLE_NAME_TAKEN: m.kitchen_refusal_table_name_taken,
  TABLE_LIMIT_REACHED: m.kitchen_refusal_table_limit_reached,
  TABLE_IN_USE: m.kitchen_refusal_table_in_use,
  RESERVATION_CHANGED: m.kitchen_refusal_reservation_changed,
  RESERVATION_STEP_NOT_NOW: m.kitchen_refusal_reservation_step_not_now,
  NO_SHOW_TOO_EARLY: m.kitchen_refusal_no_show_too_early,
  TAKINGS_CHANGED: m.kitchen_refusal_takings_changed,
  ORDER_OF_TILL: m.kitchen_refusal_order_of_till,
  TILL_LIMIT_REACHED: m.kitchen_refusal_till_limit_reached,
  TILL_PREFIX_TAKEN: m.kitchen_refusal_till_prefix_taken,
  PRINTER_CHANGED: m.kitchen_refusal_printer_changed,
  PRINTER_LIMIT_REACHED: m.kitchen_refusal_printer_limit_reached,
  PRINTERS_OFF: m.kitchen_refusal_printers_off,
  PRINTER_NONE: m.kitchen_refusal_printer_none,
  SERVICE_NEEDS_LEAD: m.kitchen_refusal_service_needs_lead,
};

const isCode = (code: string): code is KitchenRefusalCode => Object.hasOwn(sentences, code);

/** The sentence for a refusal of the kitchen; undefined for a code that isn't its own. */
export const kitchenRefusalWords = (code: string, data: unknown): string | undefined =>
  isCode(code) ? sentences[code](factsOf(data)) : undefined;

const factsOf = (data: unknown): Facts => {
  const given = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const word = (name: string): string => {
    const told = factInLocale(name, given);
    return typeof told === 'string' || typeof told === 'number' ? String(told) : '';
  };
  return Object.fromEntries(factNames.map((name) => [name, word(name)])) as Facts;
};
