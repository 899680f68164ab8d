import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { worthAt, type CategoryWorth } from '../../../inventory/server/public.ts';
import type { ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { goodsLineOf, goodsLines, type GoodsLine, type Headings } from '../../rules/account-lines.ts';
import { cellText } from '../../rules/cell-text.ts';
import { closingOf, goodsOf, type Goods } from '../../rules/goods.ts';
import type { DayGoods } from '../../rules/prime-cost.ts';
import type { Days } from '../../rules/report-period.ts';
import { eveOf } from '../../rules/trend-stretches.ts';
import { lineWord } from '../account-words.ts';
import { money, words } from '../cells.ts';
import { againstMoney, beforeWord } from '../compare.ts';
import { loadGoods } from '../load-costs.ts';
import { readHeadings } from '../month-books.ts';
import { goodsRestsOn } from '../prime-cost/prime-rests-on.ts';
import type { ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';

/**
 * What lay under a line of the account at the end of a day.
 *
 * @unit minor units
 */
export const worthByLine = (worth: readonly CategoryWorth[], headings: Headings): ReadonlyMap<GoodsLine, bigint> => {
  const found = new Map<GoodsLine, bigint>();
  for (const { categoryId, valueMinor } of worth) {
    const line = goodsLineOf(headings, categoryId);
    found.set(line, (found.get(line) ?? 0n) + valueMinor);
  }
  return found;
};

type Line = { readonly line: GoodsLine; readonly openingMinor: bigint; readonly goods: Goods };

const linesOf = (flows: readonly DayGoods[], opening: ReadonlyMap<GoodsLine, bigint>, { from, to }: Days): readonly Line[] =>
  goodsLines.map((line) => ({
    line,
    openingMinor: opening.get(line) ?? 0n,
    goods: goodsOf(flows.filter((flow) => flow.line === line && from <= flow.day && flow.day <= to)),
  }));

const sumOf = (lines: readonly Line[], of: (line: Line) => bigint): bigint => lines.reduce((sum, line) => sum + of(line), 0n);

type Column = { readonly id: string; readonly label: string; readonly of: (line: Line) => bigint };

const columnsOf = ({ on }: ReportAsk): readonly Column[] => [
  { id: 'opening', label: m.reports_opening({}, on), of: ({ openingMinor, goods }) => openingMinor + goods.takenOnMinor },
  { id: 'bought', label: m.reports_bought({}, on), of: ({ goods }) => goods.boughtMinor },
  { id: 'transferred', label: m.reports_transferred({}, on), of: ({ goods }) => goods.transferredMinor },
  { id: 'closing', label: m.reports_closing({}, on), of: ({ openingMinor, goods }) => closingOf(openingMinor, goods) },
  { id: 'used', label: m.reports_cost_of_goods({}, on), of: ({ goods }) => goods.usedMinor },
];

const usedColumns = ({ on }: ReportAsk): readonly Column[] => [
  { id: 'recipe', label: m.reports_food_recipe({}, on), of: ({ goods }) => goods.recipeMinor },
  { id: 'wasted', label: m.reports_wasted({}, on), of: ({ goods }) => goods.wastedMinor },
  { id: 'given', label: m.reports_given({}, on), of: ({ goods }) => goods.givenMinor },
  { id: 'corrected', label: m.reports_corrected({}, on), of: ({ goods }) => goods.correctedMinor },
  {
    id: 'late',
    label: m.reports_late_prices({}, on),
    of: ({ goods }) => goods.usedMinor - goods.recipeMinor - goods.wastedMinor - goods.givenMinor - goods.correctedMinor,
  },
  { id: 'used', label: m.reports_cost_of_goods({}, on), of: ({ goods }) => goods.usedMinor },
];

const tableOf = (
  tx: RestaurantTx,
  {
    id,
    title,
    note,
    columns,
    lines,
  }: Pick<ReportTable, 'id' | 'title' | 'note'> & { readonly columns: readonly Column[]; readonly lines: readonly Line[] },
  { on, days }: ReportAsk,
): ReportTable => ({
  id,
  title,
  note,
  columns: [
    { id: 'line', label: m.reports_line({}, on), side: 'left' },
    ...columns.map(({ id: column, label }) => ({ id: column, label, side: 'right' as const })),
  ],
  rows: [
    ...lines.map((line) => ({
      weight: 'line' as const,
      place:
        line.line === 'FOOD' ? `/reports/food-cost?from=${days.from}&to=${days.to}` : `/reports/purchases?from=${days.from}&to=${days.to}`,
      cells: [words(lineWord(line.line, on)), ...columns.map(({ of }) => money(tx, of(line)))],
    })),
    {
      weight: 'total' as const,
      place: null,
      cells: [words(m.reports_total({}, on)), ...columns.map(({ of }) => money(tx, sumOf(lines, of)))],
    },
  ],
});

const figuresOf = (
  tx: RestaurantTx,
  lines: readonly Line[],
  { before, ask }: { readonly before: bigint | null; readonly ask: ReportAsk },
): ReportFigure[] => {
  const { on, days } = ask;
  const used = sumOf(lines, ({ goods }) => goods.usedMinor);
  const figure = (
    id: string,
    said: { readonly label: string; readonly basis: string; readonly place: string | null },
    value: bigint,
  ): ReportFigure => ({
    id,
    ...said,
    value: money(tx, value),
    comparisons: id === 'used' ? [againstMoney(tx, beforeWord(ask), { now: used, before, direction: 'neither' })] : [],
  });
  const stretch = `from=${days.from}&to=${days.to}`;
  return [
    figure('used', { label: m.reports_cost_of_goods({}, on), basis: m.reports_goods_basis({}, on), place: null }, used),
    figure(
      'bought',
      { label: m.reports_bought({}, on), basis: m.reports_bought_basis({}, on), place: `/reports/purchases?${stretch}` },
      sumOf(lines, ({ goods }) => goods.boughtMinor),
    ),
    figure(
      'closing',
      { label: m.reports_closing({}, on), basis: m.reports_closing_basis({}, on), place: `/reports/stock-value?${stretch}` },
      sumOf(lines, ({ openingMinor, goods }) => closingOf(openingMinor, goods)),
    ),
  ];
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const { days, on } = ask;
  const headings = await readHeadings(tx);
  const { before: then } = ask.compared;
  const flows = await loadGoods(tx, { from: then.from, to: days.to }, headings);
  const lines = linesOf(flows, worthByLine(await worthAt(tx, eveOf(days)), headings), days);
  const earlier = flows.filter(({ day }) => day <= then.to);
  const used = sumOf(lines, ({ goods }) => goods.usedMinor);
  const corrected = sumOf(lines, ({ goods }) => goods.correctedMinor + goods.wastedMinor);
  const reader = { wall: on.house, language: on.locale };
  const facts = { amount: cellText(money(tx, used), reader), lost: cellText(money(tx, corrected), reader) };
  return {
    finding: {
      text: used === 0n && corrected === 0n ? m.reports_goods_none({}, on) : m.reports_goods_finding(facts, on),
      standing: 'information',
    },
    figures: figuresOf(tx, lines, { before: earlier.length === 0 ? null : goodsOf(earlier).usedMinor, ask }),
    charts: [],
    tables: [
      tableOf(
        tx,
        { id: 'goods', title: m.reports_goods_table({}, on), note: m.reports_goods_table_note({}, on), columns: columnsOf(ask), lines },
        ask,
      ),
      tableOf(tx, { id: 'why', title: m.reports_goods_why({}, on), note: null, columns: usedColumns(ask), lines }, ask),
    ],
    restsOn: [
      { label: m.reports_basis({}, on), text: m.reports_goods_rest_on({}, on) },
      ...(await goodsRestsOn(tx, { goodsByLine: new Map(lines.map(({ line, goods }) => [line, goods])) }, ask)),
    ],
    advice: [],
  };
};

/** What was there, what came, what is left: and so what was used. */
export const costOfGoodsReport: ReportMaker = { name: (on) => m.reports_name_cost_of_goods({}, on), make };
