import { m } from '../../../../generated/messages/web/messages.js';
import type { MovementKind } from '../../rules/movement-kind.ts';

const words: Readonly<Record<MovementKind, () => string>> = {
  OPENING: m.inventory_kind_opening,
  RECEIPT: m.inventory_kind_receipt,
  SUPPLIER_RETURN: m.inventory_kind_supplier_return,
  SALE_DEPLETION: m.inventory_kind_sale_depletion,
  SALE_REVERSAL: m.inventory_kind_sale_reversal,
  PRODUCTION_IN: m.inventory_kind_production_in,
  PRODUCTION_OUT: m.inventory_kind_production_out,
  WASTE: m.inventory_kind_waste,
  STAFF_MEAL: m.inventory_kind_staff_meal,
  COMP: m.inventory_kind_comp,
  TRANSFER_OUT: m.inventory_kind_transfer_out,
  TRANSFER_IN: m.inventory_kind_transfer_in,
  TRANSFER_LOSS: m.inventory_kind_transfer_loss,
  COUNT_ADJUST: m.inventory_kind_count_adjust,
  REVALUE: m.inventory_kind_revalue,
  MANUAL_ADJUST: m.inventory_kind_manual_adjust,
};

/** Why stock changed, as the ledger says it. */
export const kindWord = (kind: MovementKind): string => words[kind]();
