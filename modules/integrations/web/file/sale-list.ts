import { m } from '../../../../generated/messages/web/messages.js';
import type { ListKind, ListProblem } from '../../../inventory/web/parts.ts';
import type { RowProblem } from '../../rules/file/file-row.ts';
import { missingOf, saleColumns, type SaleColumn } from '../../rules/file/sale-columns.ts';
import { integrationLimits } from '../../rules/limits.ts';

const columnWords: Readonly<Record<SaleColumn, () => string>> = {
  date: m.integrations_file_col_date,
  time: m.integrations_file_col_time,
  receipt: m.integrations_file_col_receipt,
  item: m.integrations_file_col_item,
  code: m.integrations_file_col_code,
  quantity: m.integrations_file_col_quantity,
  price: m.integrations_file_col_price,
  discount: m.integrations_file_col_discount,
  tax: m.integrations_file_col_tax,
  total: m.integrations_file_col_total,
  payment: m.integrations_file_col_payment,
  channel: m.integrations_file_col_channel,
};

const problemWords: Readonly<Record<RowProblem, () => string>> = {
  UNREADABLE: m.integrations_file_problem_unreadable,
  MISSING: m.integrations_file_problem_missing,
  TOO_OLD: () => m.integrations_file_problem_too_old({ days: integrationLimits.backDaysMax }),
  AHEAD: m.integrations_file_problem_ahead,
  TOO_LONG: m.integrations_file_problem_too_long,
  BACK: m.integrations_file_problem_back,
  RECEIPT: m.integrations_file_problem_receipt,
  TOO_MANY: () => m.integrations_file_problem_too_many({ max: integrationLimits.fileLinesMax }),
};

const missingWords = {
  date: m.integrations_file_needs_date,
  item: m.integrations_file_needs_item,
  total: m.integrations_file_needs_total,
} as const;

const problemWord = ({ code }: ListProblem): string => problemWords[code as RowProblem]();

/** Sales as a list that can be brought in; what is taken over are sales, whatever rows they stand in. */
export const saleList = (sales: number): ListKind<SaleColumn> => ({
  columns: saleColumns,
  columnWord: (column) => columnWords[column](),
  problemWords: problemWord,
  missingWords: (places) => {
    const missing = missingOf(places);
    return missing === null ? null : missingWords[missing]();
  },
  importWords: () => m.integrations_file_take({ count: sales }),
  doneWords: (count) => m.integrations_file_done({ count }),
});
