import { m } from '../../../../generated/messages/web/messages.js';
import { inventoryRefusalWords, type ListKind, type ListProblem } from '../../../inventory/web/parts.ts';
import { type DishColumn, dishColumns } from '../../rules/dish-columns.ts';
import { menuRefusalWords } from '../words/refusal-words.ts';

const columnWords: Readonly<Record<DishColumn, () => string>> = {
  name: m.menu_import_name,
  nameLocal: m.menu_import_name_local,
  heading: m.menu_import_heading,
  priceDineIn: m.menu_import_price_dine_in,
  priceTakeaway: m.menu_import_price_takeaway,
  priceDelivery: m.menu_import_price_delivery,
  vat: m.menu_import_vat,
  days: m.menu_import_days,
  hours: m.menu_import_hours,
  fasting: m.menu_import_fasting,
  allergens: m.menu_import_allergens,
};

const sentences: Readonly<Record<string, () => string>> = {
  LIST_NAME_MISSING: m.menu_list_name_missing,
  LIST_CELL_UNUSABLE: m.menu_list_cell_unusable,
  LIST_ROW_REPEATED: m.menu_list_row_repeated,
  LIST_VAT_UNREADABLE: m.menu_list_vat_unreadable,
  LIST_DAYS_UNREADABLE: m.menu_list_days_unreadable,
  LIST_HOURS_UNREADABLE: m.menu_list_hours_unreadable,
  LIST_FASTING_UNREADABLE: m.menu_list_fasting_unreadable,
};

/** Why a row stays behind, in words, whether the device found it or the server said so. */
export const dishProblemWords = (problem: ListProblem): string =>
  sentences[problem.code]?.() ??
  menuRefusalWords(problem.code, problem) ??
  inventoryRefusalWords(problem.code, problem) ??
  m.menu_list_refused();

/** Dishes as a list that can be brought in. */
export const dishList: ListKind<DishColumn> = {
  columns: dishColumns,
  columnWord: (column) => columnWords[column](),
  problemWords: dishProblemWords,
  missingWords: ({ name }) => (name === undefined ? m.menu_import_name_needed() : null),
  importWords: (count) => m.menu_import_do({ count }),
  doneWords: (count) => m.menu_import_done({ count }),
};
