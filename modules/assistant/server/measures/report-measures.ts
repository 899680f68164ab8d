import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Cell, ReportDocument, ReportFigure, ReportRow, ReportTable } from '../../../reports/contract/report-document.ts';
import { cellNumber, cellText, moveText } from '../../../reports/rules/cell-text.ts';
import type { ReportId } from '../../../reports/rules/report-ids.ts';
import { comparableDays } from '../../../reports/rules/comparable-days.ts';
import { beforeWord, readReport } from '../../../reports/server/public.ts';
import type { MeasureId } from '../../rules/question/measures.ts';
import type { Dimension } from '../../rules/question/kinds.ts';
import type { Asked, Finding, Measurer, NotKnown } from '../finding.ts';

/** Where a measure stands in a report. */
type InReport = {
  readonly report: ReportId;
  /** Null where the report has a table alone. */
  readonly figure: string | null;
  /** The table of each split, and the column that lines are put in order by. */
  readonly tables: Partial<Readonly<Record<Dimension, { readonly id: string; readonly column: string }>>>;
  /** The picture of a split. */
  readonly charts?: Partial<Readonly<Record<Dimension, string>>>;
  /** What stands below the figure where nobody said by what. */
  readonly usual?: Dimension;
};

const sales = {
  channel: { id: 'channels', column: 'net' },
  part: { id: 'parts', column: 'net' },
  hour: { id: 'hours', column: 'net' },
  payment: { id: 'payments', column: 'left' },
  dish: { id: 'dishes', column: 'list' },
} as const;

const labour = { day: { id: 'days', column: 'cost' }, role: { id: 'roles', column: 'cost' } } as const;

const places: Partial<Readonly<Record<MeasureId, InReport>>> = {
  'sales-net': { report: 'sales', figure: 'net', tables: sales, charts: { day: 'days' }, usual: 'day' },
  'sales-orders': { report: 'sales', figure: 'orders', tables: {} },
  'sales-covers': { report: 'sales', figure: 'covers', tables: {} },
  'sales-average': { report: 'sales', figure: 'average', tables: {} },
  'bought-value': {
    report: 'purchases',
    figure: 'bought',
    tables: { supplier: { id: 'suppliers', column: 'amount' }, item: { id: 'items', column: 'amount' } },
    usual: 'supplier',
  },
  'price-changes': { report: 'purchases', figure: null, tables: { item: { id: 'items', column: 'change' } }, usual: 'item' },
  'waste-value': {
    report: 'waste',
    figure: 'value',
    tables: { item: { id: 'items', column: 'value' } },
    charts: { reason: 'reasons' },
    usual: 'item',
  },
  'food-cost': { report: 'food-cost', figure: 'bought', tables: {} },
  'cost-of-goods': { report: 'cost-of-goods', figure: 'used', tables: {} },
  'prime-cost': { report: 'prime-cost', figure: 'prime', tables: {} },
  'labour-cost': { report: 'labour', figure: 'cost', tables: labour },
  'labour-hours': { report: 'labour', figure: 'hours', tables: labour },
  'labour-share': { report: 'labour', figure: 'share', tables: labour },
  profit: { report: 'profit-and-loss', figure: 'ebitda', tables: {} },
  variance: { report: 'variance', figure: 'net', tables: { item: { id: 'items', column: 'value' } }, usual: 'item' },
  'ticket-time': { report: 'ticket-times', figure: 'median', tables: { dish: { id: 'dishes', column: 'median' } } },
  tips: { report: 'tips', figure: 'taken', tables: {} },
  vat: { report: 'tax', figure: 'due', tables: {} },
  'stock-value': { report: 'stock-value', figure: 'value', tables: { category: { id: 'categories', column: 'now' } }, usual: 'category' },
  'dish-margin': { report: 'menu', figure: null, tables: { dish: { id: 'dishes', column: 'left' } }, usual: 'dish' },
};

const reader = ({ on }: Asked) => ({ wall: on.house, language: on.locale });

/** The lines of what is named, as far as lines lead to single things. */
const ofNames = (table: ReportTable, { names }: Asked): ReportTable =>
  names.length === 0 ? table : { ...table, rows: table.rows.filter(({ place }) => names.some(({ id }) => place?.endsWith(id) === true)) };

/** Lines in the order that was asked for, as many as were asked for; sums stand only below what is whole. */
const inOrder = (table: ReportTable, column: string, { order, limit }: Asked): ReportTable => {
  if (order === null && limit === null) return table;
  const at = table.columns.findIndex(({ id }) => id === column);
  const numberAt = (row: ReportRow): number => cellNumber(row.cells[at] ?? { kind: 'text', text: null }) ?? Number.NEGATIVE_INFINITY;
  const known = table.rows.filter((row) => row.weight === 'line' && Number.isFinite(numberAt(row)));
  const sign = order === 'least' ? 1 : -1;
  return { ...table, rows: known.toSorted((left, right) => sign * (numberAt(left) - numberAt(right))).slice(0, limit ?? undefined) };
};

const isUnknown = (cell: Cell): boolean => ('value' in cell ? cell.value === null : cell.kind === 'money' && cell.minor === null);

/** What reports call that which a figure is to be held against; null where nobody asked. */
const againstWord = ({ against, span: days, calendar, today, on }: Asked): string | null => {
  if (against === null) return null;
  if (against === 'last-year') return m.reports_against_last_year({}, on);
  return beforeWord({ days, calendar, compared: comparableDays(days, calendar, today), on });
};

/** What the figure is, beside what it was where that is asked for or stands first. */
const sentenceOf = (figure: ReportFigure, period: string, asked: Asked): string => {
  const facts = { what: figure.label, period, value: cellText(figure.value, reader(asked)) };
  const than = againstWord(asked);
  const held = figure.comparisons.find(({ change, label }) => label === than && !isUnknown(change));
  if (!held)
    return than === null
      ? m.assistant_figure(facts, asked.on)
      : `${m.assistant_figure(facts, asked.on)} ${m.assistant_no_comparison({ than }, asked.on)}`;
  return m.assistant_figure_against(
    { ...facts, change: moveText(held.change, reader(asked)), than: held.label, before: cellText(held.value, reader(asked)) },
    asked.on,
  );
};

const firstLine = (table: ReportTable, period: string, asked: Asked): string | null => {
  const [first] = table.rows;
  if (!first || asked.order === null) return null;
  const facts = { title: table.title, period, name: cellText(first.cells[0] ?? { kind: 'text', text: '' }, reader(asked)) };
  return asked.order === 'most' ? m.assistant_most(facts, asked.on) : m.assistant_least(facts, asked.on);
};

const tableFor = (report: ReportDocument, { tables, usual }: InReport, asked: Asked): ReportTable | null => {
  const split = asked.by ?? (asked.span.from === asked.span.to && usual === 'day' ? null : usual);
  const wanted = split ? tables[split] : undefined;
  const found = wanted && report.tables.find(({ id }) => id === wanted.id);
  return wanted && found ? inOrder(ofNames(found, asked), wanted.column, asked) : null;
};

const chartFor = (report: ReportDocument, { charts, usual }: InReport, asked: Asked) => {
  const split = asked.by ?? usual;
  const wanted = split && asked.span.from !== asked.span.to ? charts?.[split] : undefined;
  return report.charts.find(({ id }) => id === wanted) ?? null;
};

/** Whether the figure is not known, or nothing stands in the split that was asked for. */
const saysNothing = ({ figure, table, chart }: Pick<Finding, 'figure' | 'table' | 'chart'>, { by }: Asked): boolean => {
  const isEmpty = (table === null || table.rows.length === 0) && chart === null;
  return figure === null || by !== null ? isEmpty : isUnknown(figure.value);
};

/** Why nothing can be told: nothing of those days is written down that the figure would be made of. */
const unknownOf = (figure: ReportFigure | null, report: ReportDocument, { on }: Asked): string =>
  figure === null ? report.finding.text : m.assistant_nothing_counted({ what: figure.label, period: report.period.name }, on);

/** A measure as the report of the same days says it: the same figure, the same table, the same papers below it. */
const fromReport =
  (place: InReport): Measurer =>
  async (tx: RestaurantTx, asked: Asked): Promise<Finding | NotKnown> => {
    const report = await readReport(tx, { report: place.report, ...asked.span, language: asked.on.locale });
    const figure = report.figures.find(({ id }) => id === place.figure) ?? null;
    const [table, chart] = [tableFor(report, place, asked), chartFor(report, place, asked)];
    if (saysNothing({ figure, table, chart }, asked)) return { unknown: unknownOf(figure, report, asked) };
    const ranked = table && firstLine(table, report.period.name, asked);
    const sentence = figure === null ? report.finding.text : sentenceOf(figure, report.period.name, asked);
    return {
      sentence: ranked ?? sentence,
      figure,
      table,
      chart,
      restsOn: [...(figure ? [{ label: figure.label, text: figure.basis }] : []), ...report.restsOn],
      evidence: [
        { label: report.name, place: `/reports/${place.report}?from=${asked.span.from}&to=${asked.span.to}` },
        ...(figure?.place ? [{ label: figure.label, place: figure.place }] : []),
      ],
    };
  };

/** The measures that reports tell. */
export const reportMeasures: Partial<Readonly<Record<MeasureId, Measurer>>> = Object.fromEntries(
  Object.entries(places).map(([id, place]) => [id, fromReport(place)]),
);
