import { m } from '../../../../generated/messages/server/messages.js';
import { dayText, weekdayText } from '../../../../kit/time/wall.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import {
  channelWord,
  paymentsOfDays,
  salesOfDays,
  soldThings,
  type DayPayments,
  type SalesOfDays,
} from '../../../kitchen/server/public.ts';
import type { ReportChart, ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { cellText } from '../../rules/cell-text.ts';
import { eachDay } from '../../rules/report-period.ts';
import { averageOrder, knownNet, tradeBy, tradeOf, type Sale, type Trade } from '../../rules/trade.ts';
import { line, lineTo, money, plain, shareOf, words } from '../cells.ts';
import { againstCount, againstMoney, beforeWord } from '../compare.ts';
import { ofDaysOver } from '../days-over.ts';
import { loadPlannedSales } from '../load-costs.ts';
import { loadSales, salesFrom } from '../load-sales.ts';
import type { On, ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';
import { salesSoFar } from './sales-so-far.ts';
import { paymentTable, thingTable, whenTables } from './sales-tables.ts';

type Three = {
  readonly now: Trade;
  readonly before: Trade;
  readonly lastYear: Trade;
  /** What was meant to be sold in as many of the days as have begun. */
  readonly plannedMinor: bigint | null;
  /** Whether the last of the days is behind us: one that goes on is not below its budget yet. */
  readonly isOver: boolean;
};

const figuresOf = (tx: RestaurantTx, { now, before, lastYear, plannedMinor }: Three, ask: ReportAsk): ReportFigure[] => {
  const { on } = ask;
  const { now: days } = ask.compared;
  const against = (of: (trade: Trade) => bigint | null) => [
    againstMoney(tx, beforeWord(ask), { now: of(now), before: of(before), direction: 'up' }),
    againstMoney(tx, m.reports_against_last_year({}, on), { now: of(now), before: of(lastYear), direction: 'up' }),
  ];
  const counted = (of: (trade: Trade) => number) => [
    againstCount(beforeWord(ask), { now: of(now), before: knownNet(before) === null ? null : of(before), direction: 'up' }),
  ];
  const place = `/kitchen/takings?from=${days.from}&to=${days.to}`;
  return [
    {
      id: 'net',
      label: m.reports_net_sales({}, on),
      value: money(tx, knownNet(now)),
      basis: m.reports_net_sales_basis({}, on),
      place,
      comparisons: [
        againstMoney(tx, m.reports_against_planned({}, on), { now: knownNet(now), before: plannedMinor, direction: 'up' }),
        ...against(knownNet),
      ],
    },
    {
      id: 'orders',
      label: m.reports_orders({}, on),
      value: plain('count', now.orders),
      basis: m.reports_orders_basis({}, on),
      place,
      comparisons: counted(({ orders }) => orders),
    },
    {
      id: 'covers',
      label: m.reports_covers({}, on),
      value: plain('count', now.covers),
      basis: now.coversUnknown === 0 ? m.reports_covers_all({}, on) : m.reports_covers_basis({ count: now.coversUnknown }, on),
      place,
      comparisons: counted(({ covers }) => covers),
    },
    {
      id: 'average',
      label: m.reports_average_check({}, on),
      value: money(tx, averageOrder(now)),
      basis: m.reports_average_check_basis({}, on),
      place,
      comparisons: against(averageOrder),
    },
  ];
};

const byDay = (tx: RestaurantTx, sales: readonly Sale[], { days, on }: ReportAsk): ReportChart => {
  const trades = tradeBy(sales, ({ businessDate }) => businessDate);
  const reader = { wall: on.house, language: on.locale };
  return {
    id: 'days',
    title: m.reports_sales_by_day({}, on),
    measure: m.reports_sales_measure({}, on),
    kind: 'trend',
    spanWord: m.reports_day({}, on),
    series: [
      {
        id: 'net',
        label: m.reports_net_sales({}, on),
        goal: null,
        points: eachDay(days).map((day) => ({
          label: `${weekdayText(day, 'short', on.locale)} ${dayText(day, 'short', reader)}`,
          value: money(tx, trades.get(day)?.netMinor ?? null),
        })),
      },
    ],
  };
};

const byChannel = (tx: RestaurantTx, sales: readonly Sale[], { on, compared: { now: days } }: ReportAsk): ReportTable => {
  const trades = tradeBy(sales, ({ channel }) => channel);
  const all = tradeOf(sales);
  const cells = ({ orders, netMinor, vatMinor, grossMinor }: Trade) => [
    plain('count', orders),
    money(tx, netMinor),
    money(tx, vatMinor),
    money(tx, grossMinor),
    plain('share', shareOf(netMinor, all.netMinor)),
  ];
  return {
    id: 'channels',
    title: m.reports_by_channel({}, on),
    note: null,
    columns: [
      { id: 'channel', label: m.reports_channel({}, on), side: 'left' },
      { id: 'orders', label: m.reports_orders({}, on), side: 'right' },
      { id: 'net', label: m.reports_net({}, on), side: 'right' },
      { id: 'vat', label: m.reports_vat({}, on), side: 'right' },
      { id: 'gross', label: m.reports_gross({}, on), side: 'right' },
      { id: 'share', label: m.reports_share({}, on), side: 'right' },
    ],
    rows: [
      ...[...trades].map(([channel, trade]) =>
        lineTo(`/kitchen/takings?from=${days.from}&to=${days.to}`, [words(channelWord(channel, on.locale)), ...cells(trade)]),
      ),
      line([words(m.reports_total({}, on)), ...cells(all)], 'total'),
    ],
  };
};

/** By how much of the budget days that are over stayed below it; null where nothing was planned, or as much was sold. */
const shortOfPlan = ({ now, plannedMinor, isOver }: Three): number | null => {
  const net = knownNet(now);
  if (!isOver || net === null || plannedMinor === null) return null;
  const percent = Math.round((shareOf(plannedMinor - net, plannedMinor) ?? 0) / 100);
  return percent > 0 ? percent : null;
};

const findingOf = (ask: ReportAsk, three: Three): ReportBody['finding'] => {
  const { on } = ask;
  const { now, before } = three;
  const [ofNow, ofBefore] = [knownNet(now), knownNet(before)];
  if (ofNow === null) return { text: m.reports_sales_none({}, on), standing: 'information' };
  const change = ofBefore === null ? null : shareOf(ofNow - ofBefore, ofBefore);
  if (change === null) return { text: m.reports_sales_first({}, on), standing: 'information' };
  const percent = Math.abs(Math.round(change / 100));
  if (percent === 0) return { text: m.reports_sales_same({ than: beforeWord(ask) }, on), standing: 'information' };
  const short = shortOfPlan(three);
  // More than before is no good news where more was needed.
  if (change > 0 && short !== null)
    return { text: m.reports_sales_up_but_short({ percent, than: beforeWord(ask), short }, on), standing: 'soon' };
  return change > 0
    ? { text: m.reports_sales_up({ percent, than: beforeWord(ask) }, on), standing: 'good' }
    : { text: m.reports_sales_down({ percent, than: beforeWord(ask) }, on), standing: 'soon' };
};

type Said = {
  readonly trade: Trade;
  readonly sold: SalesOfDays;
  readonly payments: readonly DayPayments[];
  readonly hasBudget: boolean;
};

/** Money that went back is told of once, with the payments: what guests had owed for what they had stays what was sold. */
const givenBackRestsOn = (tx: RestaurantTx, payments: readonly DayPayments[], on: On): ReportBody['restsOn'] => {
  const back = payments.reduce((sum, { givenBackMinor }) => sum + givenBackMinor, 0n);
  if (back === 0n) return [];
  const amount = cellText(money(tx, back), { wall: on.house, language: on.locale });
  return [{ label: m.reports_given_back({}, on), text: m.reports_given_back_text({ amount }, on) }];
};

const restsOn = (tx: RestaurantTx, { trade, sold: { otherCurrency }, payments, hasBudget }: Said, on: On): ReportBody['restsOn'] => [
  { label: m.reports_basis({}, on), text: m.reports_sales_basis({ orders: trade.orders }, on) },
  ...(trade.vatUnknownMinor === 0n ? [] : [{ label: m.reports_vat({}, on), text: m.reports_vat_unknown({}, on) }]),
  ...givenBackRestsOn(tx, payments, on),
  ...(hasBudget ? [{ label: m.reports_budget({}, on), text: m.reports_budget_by_days({}, on) }] : []),
  ...(otherCurrency === 0 ? [] : [{ label: m.reports_left_out({}, on), text: m.reports_documents_left_out({ count: otherCurrency }, on) }]),
];

const tablesOf = async (
  tx: RestaurantTx,
  { sales, payments }: { readonly sales: readonly Sale[]; readonly payments: readonly DayPayments[] },
  ask: ReportAsk,
): Promise<ReportTable[]> => {
  const { on, compared } = ask;
  const { dishes, choices } = await soldThings(tx, compared.now);
  const note = m.reports_at_menu_prices_note({}, on);
  return [
    byChannel(tx, sales, ask),
    ...whenTables(tx, sales, ask),
    ...thingTable(tx, { id: 'dishes', title: m.reports_by_dish({}, on), note, things: dishes }, on),
    ...thingTable(tx, { id: 'choices', title: m.reports_by_choice({}, on), note, things: choices }, on),
    ...paymentTable(tx, payments, ask),
  ];
};

/** What was sold in one sentence and a few figures, against when. */
export const salesHeadlines = async (tx: RestaurantTx, ask: ReportAsk, sales: readonly Sale[]) => {
  const { calendar } = ask;
  const { now, before, lastYear } = ask.compared;
  const three: Three = {
    now: tradeOf(sales),
    before: tradeOf(await loadSales(tx, before)),
    lastYear: tradeOf(await loadSales(tx, lastYear)),
    plannedMinor: await loadPlannedSales(tx, now, calendar),
    isOver: ask.days.to < tradingDay(tx, new Date()),
  };
  return { finding: findingOf(ask, three), figures: figuresOf(tx, three, ask), hasBudget: three.plannedMinor !== null };
};

/** What the day that runs has sold so far, beside those that are over. */
const runningFigure = async (tx: RestaurantTx, ask: ReportAsk): Promise<readonly ReportFigure[]> => {
  const { running, compared } = ask;
  if (running === null || running <= compared.now.to) return [];
  const figure = await salesSoFar(tx, { ...ask, days: { from: running, to: running } });
  return figure === null ? [] : [figure];
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const { days, compared } = ask;
  const sold = await salesOfDays(tx, compared.now);
  const sales = salesFrom(sold);
  const { payments } = await paymentsOfDays(tx, compared.now);
  const { hasBudget, finding, figures } = await salesHeadlines(tx, ask, sales);
  return {
    finding,
    figures: [...figures, ...(await runningFigure(tx, ask))],
    charts: days.from === days.to ? [] : [byDay(tx, sales, ask)],
    tables: await tablesOf(tx, { sales, payments }, ask),
    restsOn: restsOn(tx, { trade: tradeOf(sales), sold, payments, hasBudget }, ask.on),
    advice: [],
  };
};

/** What was sold, where, and against when. */
export const salesReport: ReportMaker = {
  name: (on) => m.reports_name_sales({}, on),
  make: (tx, asked) => ofDaysOver(asked, (ask) => make(tx, ask)),
};
