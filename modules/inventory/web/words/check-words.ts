import { m } from '../../../../generated/messages/web/messages.js';
import type { CheckCode, CheckOutcome, FactCode } from '../../rules/self-check.ts';

type CheckWords = { readonly name: () => string; readonly what: () => string; readonly toDo: () => string };

const ledger = m.inventory_check_do_ledger;
const lots = m.inventory_check_do_lots;
const houses = m.inventory_check_do_houses;

/** What each check is called, what it proves, and what to do where it does not pass. */
export const checkWords: Readonly<Record<CheckCode, CheckWords>> = {
  OPENING: { name: m.inventory_check_opening, what: m.inventory_check_opening_what, toDo: ledger },
  RECEIPT: { name: m.inventory_check_receipt, what: m.inventory_check_receipt_what, toDo: ledger },
  AVERAGE: { name: m.inventory_check_average, what: m.inventory_check_average_what, toDo: ledger },
  ISSUE: { name: m.inventory_check_issue, what: m.inventory_check_issue_what, toDo: ledger },
  UNITS: { name: m.inventory_check_units, what: m.inventory_check_units_what, toDo: ledger },
  UNDO: { name: m.inventory_check_undo, what: m.inventory_check_undo_what, toDo: ledger },
  SAME_KEY: { name: m.inventory_check_same_key, what: m.inventory_check_same_key_what, toDo: ledger },
  NEGATIVE: { name: m.inventory_check_negative, what: m.inventory_check_negative_what, toDo: ledger },
  COUNT: { name: m.inventory_check_count, what: m.inventory_check_count_what, toDo: ledger },
  FEFO: { name: m.inventory_check_fefo, what: m.inventory_check_fefo_what, toDo: lots },
  FREEZE: { name: m.inventory_check_freeze, what: m.inventory_check_freeze_what, toDo: lots },
  EXPIRY: { name: m.inventory_check_expiry, what: m.inventory_check_expiry_what, toDo: lots },
  FIFO: { name: m.inventory_check_fifo, what: m.inventory_check_fifo_what, toDo: ledger },
  TRANSFER: { name: m.inventory_check_transfer, what: m.inventory_check_transfer_what, toDo: houses },
  ISOLATION: { name: m.inventory_check_isolation, what: m.inventory_check_isolation_what, toDo: houses },
  REBUILT: { name: m.inventory_check_rebuilt, what: m.inventory_check_rebuilt_what, toDo: ledger },
};

/** How a check ended. */
export const outcomeWords: Readonly<Record<CheckOutcome, () => string>> = {
  PASSED: m.inventory_check_outcome_passed,
  FAILED: m.inventory_check_outcome_failed,
  BROKEN: m.inventory_check_outcome_broken,
};

/** What was measured. */
export const factWords: Readonly<Record<FactCode, () => string>> = {
  ON_HAND: m.inventory_check_fact_on_hand,
  VALUE: m.inventory_check_fact_value,
  ON_HAND_THERE: m.inventory_check_fact_on_hand_there,
  VALUE_THERE: m.inventory_check_fact_value_there,
  DIFFERENCE: m.inventory_check_fact_difference,
  FIRST_LOT: m.inventory_check_fact_first_lot,
  SECOND_LOT: m.inventory_check_fact_second_lot,
  ROWS: m.inventory_check_fact_rows,
  LISTED: m.inventory_check_fact_listed,
  ITEMS: m.inventory_check_fact_items,
  DRIFTED: m.inventory_check_fact_drifted,
  SEEN_ROWS: m.inventory_check_fact_seen_rows,
  REFUSED_AS: m.inventory_check_fact_refused_as,
  LOT_STATUS: m.inventory_check_fact_lot_status,
  KEEPS_UNTIL: m.inventory_check_fact_keeps_until,
};

/** What a refusal or a standing is called; a code that no check expects is shown as it is, for whoever looks into it. */
export const foundWords: ReadonlyMap<string, () => string> = new Map([
  ['NOT_FOUND', m.inventory_check_word_not_found],
  ['COMMAND_KEY_REUSED', m.inventory_check_word_key_reused],
  ['UNIT_NOT_IN_PACK_CHAIN', m.inventory_check_word_unit],
  ['EXPIRED', m.inventory_check_word_expired],
]);
