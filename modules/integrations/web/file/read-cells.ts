import { formatDecimal } from '../../../../kit/decimal.ts';
import { cellAt } from '../../../../kit/text/cell-at.ts';
import { readFileMoment } from '../../rules/file/read-file-day.ts';
import { readFileNumber } from '../../rules/file/read-file-number.ts';
import type { SaleColumn } from '../../rules/file/sale-columns.ts';
import type { SalesLayout } from '../../rules/file/sales-layout.ts';

/** @unit decimal places */
const scale = 6;

const figures: readonly SaleColumn[] = ['quantity', 'price', 'discount', 'tax', 'total'];

const readAs = (text: string, column: SaleColumn, { dayForm, sign }: SalesLayout): string => {
  if (column === 'date') return readFileMoment(text, null, dayForm)?.day ?? text;
  const figure = figures.includes(column) ? readFileNumber(text, sign) : null;
  return figure === null ? text : formatDecimal(figure, scale);
};

/** A day in the form of 2026-11-21 and a figure with a point: where a cell says it otherwise, both are shown. */
export const readCells = (cells: readonly string[], layout: SalesLayout): readonly string[] => {
  const shown = [...cells];
  for (const [column, position] of Object.entries(layout.places)) {
    const text = cellAt(cells, position);
    if (text === null || position === undefined) continue;
    const read = readAs(text, column as SaleColumn, layout);
    const isSame = text.startsWith(read) || Number(text) === Number(read);
    shown[position] = isSame ? text : `${text} → ${read}`;
  }
  return shown;
};
