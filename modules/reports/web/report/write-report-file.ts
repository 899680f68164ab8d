import { m } from '../../../../generated/messages/web/messages.js';
import { csvText, safeText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import type { ReportDocument } from '../../contract/report-document.ts';
import { cellInFile } from '../../rules/cell-text.ts';
import { tellsAnything } from '../../rules/tells-anything.ts';

type FileCell = string | number | null;
type FileTable = { readonly name: string; readonly rows: readonly (readonly FileCell[])[] };

/** Whose report it is and of when, above everything else in a file. */
const headOf = ({ name, restaurant, period, asOf, finding }: ReportDocument): FileTable['rows'] => [
  [restaurant, name],
  [m.ui_period(), period.name, period.from, period.to],
  [m.reports_as_of_label(), asOf],
  [finding.text],
];

/** A report as tables for reckoning: its figures first, then each of its tables. */
export const reportTables = (report: ReportDocument): readonly FileTable[] => [
  {
    name: report.name,
    rows: [
      ...headOf(report),
      [],
      ...report.figures.map(({ label, value, basis }) => [label, cellInFile(value), basis]),
      [],
      ...report.restsOn.map(({ label, text }) => [label, text]),
    ],
  },
  ...report.tables.map((table) => ({ name: table.title, rows: tellsAnything(table) ? linesOf(table) : [[m.reports_nothing_here()]] })),
];

const linesOf = ({ columns, rows }: ReportDocument['tables'][number]): FileTable['rows'] => [
  columns.map(({ label }) => label),
  ...rows.map(({ cells }) => cells.map(cellInFile)),
];

/** @unit letters that a sheet's name may have */
const sheetNameMax = 31;

/** What Excel refuses in the name of a sheet is left out, and no two have one name. */
const sheetName = (name: string, at: number): string => `${at + 1} ${name.replaceAll(/[\\/?*[\]:]/g, ' ')}`.slice(0, sheetNameMax);

/** Writes a report into a file and hands it to the browser. */
export const writeReportFile = async (report: ReportDocument, format: 'csv' | 'xlsx'): Promise<void> => {
  const tables = reportTables(report);
  const fileName = `${report.report} ${report.period.from} ${report.period.to}.${format}`;
  if (format === 'csv') {
    const rows = tables.flatMap(({ name, rows: own }, at) => (at === 0 ? own : [[], [name], ...own]));
    return saveFile(fileName, new Blob([csvText(rows)], { type: 'text/csv' }));
  }
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const sheets = tables.map(({ name, rows }, at) => ({
    sheet: sheetName(name, at),
    data: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? safeText(cell) : cell))),
  }));
  return saveFile(fileName, await writeXlsxFile(sheets).toBlob());
};
