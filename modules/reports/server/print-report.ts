import { m } from '../../../generated/messages/server/messages.js';
import { momentText } from '../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Paper, PaperBlock } from '../../../platform/server/pdf/paper.ts';
import { getDetails, printForHouse } from '../../restaurants/server/public.ts';
import type { ReportDocument, ReportFigure, ReportRow, ReportTable } from '../contract/report-document.ts';
import { cellNumber, cellText, moveText, headingText, type CellReader } from '../rules/cell-text.ts';
import { tellsAnything } from '../rules/tells-anything.ts';
import type { AskedReport } from './make-report.ts';
import { readReport } from './read-report.ts';
import type { On } from './report-maker.ts';

/** More columns than fit beside each other on an upright sheet. */
const columnsUpright = 6;

const readerOf = ({ house, locale }: On): CellReader => ({ wall: house, language: locale });

const figureTable = (figures: readonly ReportFigure[], on: On): PaperBlock => ({
  kind: 'table',
  columns: [
    { heading: m.reports_figure({}, on), side: 'left', isWide: true },
    { heading: m.reports_value({}, on), side: 'right', isWide: false },
    { heading: m.reports_held_against({}, on), side: 'left', isWide: true },
  ],
  rows: figures.map(({ label, value, comparisons }) => [
    label,
    { strong: cellText(value, readerOf(on)) },
    comparisons
      .filter(({ change }) => cellNumber(change) !== null)
      .map((one) => `${one.label}: ${cellText(one.value, readerOf(on))} (${moveText(one.change, readerOf(on))})`)
      .join('; '),
  ]),
});

const rowOf = ({ cells, weight }: ReportRow, reader: CellReader) => {
  const texts = cells.map((cell) => cellText(cell, reader));
  if (weight === 'part') return texts.map((text, index) => (index === 0 ? `   ${text}` : text));
  return weight === 'line' ? texts : texts.map((strong) => ({ strong }));
};

const linesBlock = ({ columns, rows }: ReportTable, on: On): PaperBlock => ({
  kind: 'table',
  columns: columns.map(({ label, side }, index) => ({ heading: headingText(label), side, isWide: index === 0 })),
  rows: rows.map((row) => rowOf(row, readerOf(on))),
  ...(columns.length > columnsUpright && { spacing: 'close' as const }),
});

const tableBlocks = (table: ReportTable, on: On): PaperBlock[] => [
  { kind: 'strong', text: table.title },
  ...(table.note === null ? [] : [{ kind: 'text' as const, text: table.note }]),
  tellsAnything(table) ? linesBlock(table, on) : { kind: 'text', text: m.reports_nothing_here({}, on) },
];

/** A report on paper: its finding, its figures, every table, and what it rests on. Pictures stand on screens; their figures are here. */
export const reportPaper = (report: ReportDocument, on: On): Paper => {
  const title = `${report.restaurant} · ${report.name} · ${report.period.name}`;
  const asOf = momentText(new Date(report.asOf), 'date', readerOf(on));
  return {
    title,
    language: on.locale,
    madeAt: new Date(report.asOf),
    sheet: report.tables.some((table) => tellsAnything(table) && table.columns.length > columnsUpright) ? 'across' : 'upright',
    blocks: [
      { kind: 'text', text: `${report.restaurant} · ${report.period.name}` },
      { kind: 'heading', text: report.name },
      { kind: 'strong', text: report.finding.text },
      ...(report.figures.length === 0 ? [] : [figureTable(report.figures, on)]),
      ...report.tables.flatMap((table) => tableBlocks(table, on)),
      { kind: 'strong', text: m.reports_rests_on({}, on) },
      ...report.restsOn.map(({ label, text }) => ({ kind: 'text' as const, text: `${label}: ${text}` })),
      { kind: 'text', text: m.reports_as_of({ moment: asOf }, on) },
    ],
  };
};

/** Prints a report as a PDF that carries its own faces. */
export const printReport = async (tx: RestaurantTx, asked: AskedReport): Promise<{ fileName: string; pdf: string }> => {
  const on = { house: await getDetails(tx), locale: asked.language };
  const pdf = await printForHouse(tx, reportPaper(await readReport(tx, asked), on));
  return { fileName: `${asked.report}-${asked.from}-${asked.to}.pdf`, pdf: pdf.toString('base64') };
};
