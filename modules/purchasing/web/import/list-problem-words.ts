import { m } from '../../../../generated/messages/web/messages.js';
import { inventoryRefusalWords, type ListProblem } from '../../../inventory/web/parts.ts';
import { unitWord } from '../../../inventory/web/parts.ts';
import { isUnit } from '../../../inventory/rules/unit.ts';
import { purchasingRefusalWords } from '../show/purchasing-failure.ts';

type Facts = { readonly currency?: string; readonly name?: string; readonly baseUnit?: string };

const sentences: Readonly<Record<string, (facts: Facts) => string>> = {
  LIST_PRICE_MISSING: m.purchasing_list_price_missing,
  LIST_CHOICE_UNREADABLE: m.purchasing_list_choice_unreadable,
  LIST_CURRENCY_DIFFERS: ({ currency = '' }) => m.purchasing_list_currency_differs({ currency }),
  LIST_SUPPLIER_DIFFERS: ({ name = '' }) => m.purchasing_list_supplier_differs({ name }),
  LIST_ITEM_UNKNOWN: m.purchasing_list_item_unknown,
  LIST_ITEM_UNSURE: m.purchasing_list_item_unsure,
  LIST_PACK_MISSING: m.purchasing_list_pack_missing,
  LIST_PACK_MEASURE: ({ baseUnit = '' }) => m.purchasing_list_pack_measure({ unit: isUnit(baseUnit) ? unitWord(baseUnit, 1) : baseUnit }),
  LIST_ROW_REPEATED: m.purchasing_list_row_repeated,
  LIST_NAME_MISSING: m.purchasing_list_name_missing,
  LIST_CELL_UNUSABLE: m.purchasing_list_cell_unusable,
};

/** Why a row stays behind, in words, whether the device found it or the server said so. */
export const listProblemWords = (problem: ListProblem): string =>
  sentences[problem.code]?.(problem as Facts) ??
  purchasingRefusalWords(problem.code, problem) ??
  inventoryRefusalWords(problem.code, problem) ??
  m.purchasing_list_refused();
