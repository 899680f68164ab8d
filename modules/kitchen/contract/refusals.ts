import * as z from 'zod/mini';

import { beside, conflict, forbidden } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';
import { otherNameSchema } from '../../inventory/contract/fields.ts';
import { catalogueRefusals } from '../../inventory/contract/refusals.ts';
import { lineStates } from '../rules/line-state.ts';
import { orderStates } from '../rules/order-state.ts';
import { reservationStates } from '../rules/reservation-state.ts';
import { reservationSchema, takingsSchema } from './book-fields.ts';
import { stationSchema, tableSchema } from './fields.ts';

const state = z.enum(lineStates);
const ofDish = { name: z.string(), nameLocal: otherNameSchema };

/** What the kitchen itself refuses. */
export const kitchenRefusals = defineRefusals({
  ORDER_NOT_OPEN: conflict({ state: z.enum(orderStates) }),
  ORDER_STEP_NOT_NOW: conflict({ state: z.enum(orderStates) }),
  ORDER_NOT_PAID: conflict({ leftMinor: z.string() }),
  ORDER_HAS_HELD_LINES: conflict({}),
  ORDER_HAS_LINES: conflict({}),
  ORDER_HAS_PAYMENTS: conflict({}),
  ORDER_LINES_MAX: conflict({ linesMax: z.int() }),
  DISH_NOT_ON_MENU: beside(ofDish),
  DISH_OFF: beside(ofDish),
  DISH_NOT_SOLD_HERE: beside(ofDish),
  MODIFIER_NOT_OFFERED: beside(ofDish),
  MODIFIERS_OUT_OF_BOUNDS: beside({
    ...ofDish,
    /** Of which group too few or too many were chosen. */
    group: z.string(),
    groupLocal: otherNameSchema,
  }),
  LINE_ON_FIRE: conflict({ state }),
  LINE_STEP_NOT_NOW: conflict({ state }),
  VOID_NEEDS_LEAD: forbidden({}),
  SPLIT_LINE_UNKNOWN: beside({}),
  SPLIT_TOO_MANY: beside({ /** @unit portions */ quantity: z.int() }),
  SPLIT_TAKES_ALL: beside({}),
  GIVE_BACK_TOO_MUCH: beside({ paidMinor: z.string() }),
  DISCOUNT_LIMIT_REACHED: conflict({ discountsMax: z.int() }),
  STATION_CHANGED: conflict({ current: stationSchema }),
  STATION_LIMIT_REACHED: conflict({ stationsMax: z.int() }),
  TABLE_CHANGED: conflict({ current: tableSchema }),
  TABLE_NAME_TAKEN: conflict({ name: z.string() }),
  TABLE_LIMIT_REACHED: conflict({ tablesMax: z.int() }),
  TABLE_IN_USE: conflict({}),
  RESERVATION_CHANGED: conflict({ current: reservationSchema }),
  RESERVATION_STEP_NOT_NOW: conflict({ state: z.enum(reservationStates) }),
  NO_SHOW_TOO_EARLY: conflict({ minutesMin: z.int() }),
  TAKINGS_CHANGED: conflict({ current: takingsSchema }),
  ORDER_OF_TILL: conflict({ name: z.string() }),
  TILL_LIMIT_REACHED: conflict({ tillsMax: z.int() }),
  TILL_PREFIX_TAKEN: conflict({ name: z.string() }),
  PRINTER_CHANGED: conflict({}),
  PRINTER_LIMIT_REACHED: conflict({ printersMax: z.int() }),
  PRINTERS_OFF: conflict({}),
  PRINTER_NONE: conflict({}),
  SERVICE_NEEDS_LEAD: forbidden({ /** @unit hundredths of a percent */ share: z.int() }),
});

const { ID_TAKEN } = catalogueRefusals;
const { ORDER_NOT_OPEN, ORDER_OF_TILL } = kitchenRefusals;

/** Something cannot be ordered as it was said. */
export const orderingRefusals = {
  ID_TAKEN,
  ORDER_NOT_OPEN,
  ORDER_OF_TILL,
  ORDER_LINES_MAX: kitchenRefusals.ORDER_LINES_MAX,
  DISH_NOT_ON_MENU: kitchenRefusals.DISH_NOT_ON_MENU,
  DISH_OFF: kitchenRefusals.DISH_OFF,
  DISH_NOT_SOLD_HERE: kitchenRefusals.DISH_NOT_SOLD_HERE,
  MODIFIER_NOT_OFFERED: kitchenRefusals.MODIFIER_NOT_OFFERED,
  MODIFIERS_OUT_OF_BOUNDS: kitchenRefusals.MODIFIERS_OUT_OF_BOUNDS,
};

/** An order is not taken apart or put together like that. */
export const reshapingRefusals = {
  ID_TAKEN,
  ORDER_NOT_OPEN,
  ORDER_OF_TILL,
  ORDER_LINES_MAX: kitchenRefusals.ORDER_LINES_MAX,
  ORDER_HAS_PAYMENTS: kitchenRefusals.ORDER_HAS_PAYMENTS,
  SPLIT_LINE_UNKNOWN: kitchenRefusals.SPLIT_LINE_UNKNOWN,
  SPLIT_TOO_MANY: kitchenRefusals.SPLIT_TOO_MANY,
  SPLIT_TAKES_ALL: kitchenRefusals.SPLIT_TAKES_ALL,
};

/** A code of the kitchen. */
export type KitchenRefusalCode = keyof typeof kitchenRefusals;

/** Every code of the kitchen, each with its message. */
export const kitchenRefusalCodes = Object.keys(kitchenRefusals) as readonly KitchenRefusalCode[];
