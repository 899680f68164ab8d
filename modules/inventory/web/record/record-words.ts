import { m } from '../../../../generated/messages/web/messages.js';
import type { MovementKind } from '../../rules/movement-kind.ts';

type Words = (inputs: { quantity: string }) => string;

const words: Partial<Readonly<Record<MovementKind, Words>>> = {
  OPENING: m.inventory_record_do_opening,
  RECEIPT: m.inventory_record_do_receipt,
  SUPPLIER_RETURN: m.inventory_record_do_supplier_return,
  PRODUCTION_IN: m.inventory_record_do_production_in,
  PRODUCTION_OUT: m.inventory_record_do_production_out,
  WASTE: m.inventory_record_do_waste,
  STAFF_MEAL: m.inventory_record_do_staff_meal,
  COMP: m.inventory_record_do_comp,
  MANUAL_ADJUST: m.inventory_record_do_manual_adjust,
  REVALUE: () => m.inventory_record_do_revalue(),
};

/** The button that does it, by its result: "Receive 15 tins". */
export const recordAction = (kind: MovementKind, quantity: string | null): string =>
  quantity === null && kind !== 'REVALUE'
    ? m.inventory_record_movement()
    : (words[kind]?.({ quantity: quantity ?? '' }) ?? m.inventory_record_movement());
