import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { enteredLines, plannedAmount, type AccountLine, type EnteredLine } from '../../rules/account-lines.ts';
import { cellText } from '../../rules/cell-text.ts';
import { enteredAmounts } from '../../rules/month-book.ts';
import { costsOf, shareOfNet, type DayCosts } from '../../rules/prime-cost.ts';
import { accountOf, breakEven, inAccount, type AccountRow, type AccountSum } from '../../rules/profit-and-loss.ts';
import { stretchAround, stretchToCompare, stretchesWithin, type Days, type ReportCalendar } from '../../rules/report-period.ts';
import { lineWord } from '../account-words.ts';
import { money, plain, words } from '../cells.ts';
import { againstMoney, beforeWord } from '../compare.ts';
import { ofDaysOver } from '../days-over.ts';
import { loadCosts } from '../load-costs.ts';
import { monthBooks } from '../month-books.ts';
import { coverageRestsOn, goodsRestsOn, labourRestsOn } from '../prime-cost/prime-rests-on.ts';
import type { On, ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';

/** The months that a stretch is made of; none where its ends lie within months. */
const wholeMonths = (days: Days, calendar: ReportCalendar): readonly Days[] => {
  const isWhole =
    stretchAround('month', days.from, calendar).from === days.from && stretchAround('month', days.to, calendar).to === days.to;
  return isWhole ? stretchesWithin(days, 'month', calendar) : [];
};

type Books = Awaited<ReturnType<typeof monthBooks>>;

/** Adds up what was meant for each month; null where one of them says nothing of it. */
const plannedIn = (
  line: AccountLine,
  {
    months,
    books,
    costs,
    counted,
  }: { readonly months: readonly Days[]; readonly books: Books; readonly costs: DayCosts; readonly counted: Days },
): bigint | null => {
  let sum: bigint | null = months.length === 0 ? null : 0n;
  for (const month of months) {
    const sold = { from: month.from, to: month.to < counted.to ? month.to : counted.to };
    const planned = plannedAmount(books.get(month.from)?.budget ?? {}, line, costsOf(costs, sold).netMinor);
    sum = sum === null || planned === null ? null : sum + planned;
  }
  return sum;
};

const enteredIn = (months: readonly Days[], books: Books): ReadonlyMap<EnteredLine, bigint> | null =>
  months.length === 0 ? null : enteredAmounts(months.flatMap(({ from }) => books.get(from)?.expenses ?? []));

/** A stretch, and as much of it as counts. */
type AccountStretch = Pick<ReportAsk, 'days' | 'calendar'> & { readonly counted: Days };

/** The account of a stretch. What was kept in another currency than today's is left out. */
const accountFor = async (tx: RestaurantTx, { days, calendar, counted }: AccountStretch, costs: DayCosts) => {
  const months = wholeMonths(days, calendar);
  const all = await monthBooks(
    tx,
    months.map(({ from }) => from),
  );
  const books: Books = new Map([...all].filter(([, { currency }]) => currency === tx.currency));
  const now = costsOf(costs, counted);
  const rows = accountOf({
    costs: now,
    entered: enteredIn(months, books),
    planned: (line) => plannedIn(line, { months, books, costs, counted }),
  });
  return { now, rows, isWhole: months.length > 0 };
};

const sums: Readonly<Record<AccountSum, (on: On) => string>> = {
  NET_SALES: (on) => m.reports_net_sales({}, on),
  GOODS: (on) => m.reports_cost_of_goods({}, on),
  GROSS_PROFIT: (on) => m.reports_gross_profit({}, on),
  LABOUR: (on) => m.reports_labour({}, on),
  CONTROLLABLE: (on) => m.reports_controllable({}, on),
  OCCUPANCY: (on) => m.reports_occupancy({}, on),
  EBITDA: (on) => m.reports_ebitda({}, on),
};

const isSumName = (of: AccountRow['of']): of is AccountSum => Object.hasOwn(sums, of);
const wordOf = (of: AccountRow['of'], on: On): string => (isSumName(of) ? sums[of](on) : lineWord(of, on));

const placeOf = (of: AccountRow['of'], { days, calendar }: ReportAsk): string => {
  const stretch = `from=${days.from}&to=${days.to}`;
  if (of === 'NET_SALES' || of.startsWith('SALES')) return `/reports/sales?${stretch}`;
  if (of === 'FOOD') return `/reports/food-cost?${stretch}`;
  if (['DRINK', 'PACKAGING', 'OTHER_GOODS', 'GOODS'].includes(of)) return `/reports/cost-of-goods?${stretch}`;
  if (['WAGES', 'PREMIUM', 'ON_COSTS', 'LABOUR'].includes(of)) return `/reports/labour?${stretch}`;
  return `/reports/budget?month=${stretchAround('month', days.from, calendar).from}`;
};

const statementOf = (
  tx: RestaurantTx,
  { rows, before }: { readonly rows: readonly AccountRow[]; readonly before: readonly AccountRow[] },
  ask: ReportAsk,
): ReportTable => {
  const { on } = ask;
  const net = inAccount(rows, 'NET_SALES');
  const shown = rows.filter(
    ({ isSum, amount, planned, of }) => isSum || (amount ?? 0n) !== 0n || planned !== null || enteredLines.some((line) => line === of),
  );
  return {
    id: 'account',
    title: m.reports_account({}, on),
    note: m.reports_account_note({}, on),
    columns: [
      { id: 'line', label: m.reports_line({}, on), side: 'left' },
      { id: 'amount', label: m.reports_amount({}, on), side: 'right' },
      { id: 'share', label: m.reports_of_sales({}, on), side: 'right' },
      { id: 'budget', label: m.reports_budget({}, on), side: 'right' },
      { id: 'above', label: m.reports_against_budget({}, on), side: 'right' },
      { id: 'before', label: beforeWord(ask), side: 'right' },
    ],
    rows: shown.map(({ of, isSum, amount, planned }) => ({
      weight: of === 'EBITDA' ? 'total' : isSum ? 'sum' : 'line',
      place: isSum && !['NET_SALES', 'GOODS', 'LABOUR'].includes(of) ? null : placeOf(of, ask),
      cells: [
        words(wordOf(of, on)),
        money(tx, amount),
        plain('share', shareOfNet(amount, net)),
        money(tx, planned),
        money(tx, amount === null || planned === null ? null : amount - planned),
        money(tx, inAccount(before, of)),
      ],
    })),
  };
};

const figuresOf = (
  tx: RestaurantTx,
  { rows, before }: { readonly rows: readonly AccountRow[]; readonly before: readonly AccountRow[] },
  ask: ReportAsk,
): ReportFigure[] => {
  const { on } = ask;
  const figure = (of: 'NET_SALES' | 'GROSS_PROFIT' | 'EBITDA', basis: string): ReportFigure => ({
    id: of.toLowerCase(),
    label: wordOf(of, on),
    value: money(tx, inAccount(rows, of)),
    basis,
    place: of === 'NET_SALES' ? placeOf(of, ask) : null,
    comparisons: [
      againstMoney(tx, m.reports_budget({}, on), {
        now: inAccount(rows, of),
        before: rows.find((row) => row.of === of)?.planned ?? null,
        direction: 'up',
      }),
      againstMoney(tx, beforeWord(ask), { now: inAccount(rows, of), before: inAccount(before, of), direction: 'up' }),
    ],
  });
  return [
    figure('NET_SALES', m.reports_net_sales_basis({}, on)),
    figure('GROSS_PROFIT', m.reports_gross_profit_basis({}, on)),
    figure('EBITDA', m.reports_ebitda_basis({}, on)),
    {
      id: 'break-even',
      label: m.reports_break_even({}, on),
      value: money(tx, breakEven(rows)),
      basis: m.reports_break_even_basis({}, on),
      place: null,
      comparisons: [],
    },
  ];
};

const findingOf = (tx: RestaurantTx, rows: readonly AccountRow[], { on }: ReportAsk): ReportBody['finding'] => {
  const left = inAccount(rows, 'EBITDA');
  if (left === null) return { text: m.reports_account_unknown({}, on), standing: 'information' };
  const amount = cellText(money(tx, left < 0n ? -left : left), { wall: on.house, language: on.locale });
  return left >= 0n
    ? { text: m.reports_account_left({ amount }, on), standing: 'good' }
    : { text: m.reports_account_lost({ amount }, on), standing: 'wrong' };
};

const enteredRestsOn = (rows: readonly AccountRow[], isWhole: boolean, { on }: ReportAsk): ReportBody['restsOn'] => {
  const label = m.reports_entered({}, on);
  if (!isWhole) return [{ label, text: m.reports_entered_whole_months({}, on) }];
  const missing = rows.filter(({ of, amount }) => amount === null && enteredLines.some((line) => line === of)).length;
  return missing === 0 ? [] : [{ label, text: m.reports_entered_missing({ count: missing }, on) }];
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const { days, calendar, compared } = ask;
  const then = stretchToCompare(days, calendar);
  const costs = await loadCosts(tx, { from: then.from, to: days.to });
  const { now, rows, isWhole } = await accountFor(tx, { days, calendar, counted: compared.now }, costs);
  const { rows: before } = await accountFor(tx, { days: then, calendar, counted: compared.before }, costs);
  return {
    finding: findingOf(tx, rows, ask),
    figures: figuresOf(tx, { rows, before }, ask),
    charts: [],
    tables: [statementOf(tx, { rows, before }, ask)],
    restsOn: [
      { label: m.reports_goods({}, ask.on), text: m.reports_goods_basis({}, ask.on) },
      ...coverageRestsOn(now, ask),
      ...labourRestsOn(costs.labour, ask),
      ...enteredRestsOn(rows, isWhole, ask),
      ...(await goodsRestsOn(tx, now, ask)),
    ],
    advice: [
      {
        text: m.reports_budget_advice({}, ask.on),
        action: m.reports_budget_open({}, ask.on),
        place: placeOf('RENT', ask),
        standing: 'information',
      },
    ],
  };
};

/** From what was sold to what is left, beside what was meant. */
export const profitAndLossReport: ReportMaker = {
  name: (on) => m.reports_name_profit_and_loss({}, on),
  make: (tx, asked) => ofDaysOver(asked, (ask) => make(tx, ask)),
};
