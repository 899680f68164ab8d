import { m } from '../../../../generated/messages/web/messages.js';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import type { Period } from '../../../../ui/when/period.ts';
import type { AccountingCodes, AccountingLayout } from '../../rules/accounting-codes.ts';
import type { Bill } from '../../rules/bill-parts.ts';
import { billsFiles } from '../../rules/bills-file.ts';

/** Writes bills of a period into files of the device. */
export const saveBills = async (
  bills: readonly Bill[],
  { layout, codes, period }: { readonly layout: AccountingLayout; readonly codes: AccountingCodes; readonly period: Period },
): Promise<void> => {
  const words = { charges: m.purchasing_books_charges(), rounding: m.purchasing_books_rounding() };
  const files = billsFiles(bills, { layout, codes, words });
  for (const [index, { kind, rows }] of files.entries()) {
    const name = kind === 'CREDITS' ? m.purchasing_books_credits_file() : m.purchasing_books_file();
    const part = files.filter((one) => one.kind === kind).length > 1 ? ` ${index + 1}` : '';
    await saveFile(`${name} ${period.from} ${period.to}${part}.csv`, new Blob([csvText(rows)], { type: 'text/csv' }));
  }
};
