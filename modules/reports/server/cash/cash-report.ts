import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { givenBackOnDays, paymentsOfDays, paymentWord, tipsOnBills, type GivenBack } from '../../../kitchen/server/public.ts';
import type { ReportFigure, ReportRow, ReportTable } from '../../contract/report-document.ts';
import { cashSum, type CashSum } from '../../rules/cash-days.ts';
import { cellText } from '../../rules/cell-text.ts';
import type { DrawerFacts } from '../../rules/close/day-facts.ts';
import { drawersOf } from '../../rules/close/drawers.ts';
import { eachDay } from '../../rules/report-period.ts';
import { dayCell, line, lineTo, money, words } from '../cells.ts';
import { signaturesOf } from '../close/kept-close.ts';
import { loadCashDrawers } from '../close/load-day.ts';
import type { On, ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';
import { paymentTable } from '../sales/sales-tables.ts';

type DayDrawers = { readonly day: string; readonly drawers: readonly DrawerFacts[]; readonly isSigned: boolean };

/** The drawers of each day that has any: as they were signed where the day is closed. */
const drawersByDay = async (tx: RestaurantTx, { days }: ReportAsk): Promise<readonly DayDrawers[]> => {
  const [signed, facts] = [await signaturesOf(tx, days), await loadCashDrawers(tx, days)];
  return eachDay(days)
    .map((day) => ({ day, drawers: signed.get(day)?.facts.drawers ?? drawersOf(...facts(day)), isSigned: signed.has(day) }))
    .filter(({ drawers }) => drawers.length > 0);
};

const figuresOf = (tx: RestaurantTx, sum: CashSum, { on }: ReportAsk): ReportFigure[] => {
  const figure = (id: string, label: string, value: bigint | null) => ({
    id,
    label,
    value: money(tx, value),
    place: '/reports/close',
    comparisons: [],
  });
  return [
    { ...figure('cash', m.reports_cash_taken({}, on), sum.cashMinor), basis: m.reports_cash_taken_basis({}, on) },
    { ...figure('expected', m.reports_cash_expected({}, on), sum.expectedMinor), basis: m.reports_cash_expected_basis({}, on) },
    {
      ...figure('counted', m.reports_cash_counted({}, on), sum.countedMinor),
      basis: sum.uncounted === 0 ? m.reports_cash_counted_all({}, on) : m.reports_cash_counted_basis({ count: sum.uncounted }, on),
    },
    { ...figure('variance', m.reports_close_variance({}, on), sum.varianceMinor), basis: m.reports_cash_variance_basis({}, on) },
  ];
};

const drawerText = ({ tillId, name }: DrawerFacts, on: On): string => {
  if (tillId === null) return m.reports_drawer_house({}, on);
  return name ?? m.reports_drawer_gone({}, on);
};

const drawerRow = (tx: RestaurantTx, { day, drawer, on }: { day: string; drawer: DrawerFacts; on: On }): ReportRow => {
  const amount = (minor: string | undefined) => money(tx, minor === undefined ? null : BigInt(minor));
  const { count } = drawer;
  return lineTo(`/reports/close/${day}`, [
    dayCell(day),
    words(drawerText(drawer, on)),
    amount(count?.floatMinor),
    amount(drawer.cashMinor),
    amount(count?.takenOutMinor),
    amount(count?.expectedMinor),
    amount(count?.countedMinor),
    amount(count?.varianceMinor),
  ]);
};

const drawerTable = (tx: RestaurantTx, days: readonly DayDrawers[], { on, sum }: { on: On; sum: CashSum }): ReportTable => ({
  id: 'drawers',
  title: m.reports_cash_by_day({}, on),
  note: null,
  columns: [
    { id: 'day', label: m.reports_day({}, on), side: 'left' },
    { id: 'drawer', label: m.reports_drawer({}, on), side: 'left' },
    { id: 'float', label: m.reports_cash_float({}, on), side: 'right' },
    { id: 'cash', label: m.reports_cash({}, on), side: 'right' },
    { id: 'out', label: m.reports_cash_out({}, on), side: 'right' },
    { id: 'expected', label: m.reports_cash_expected({}, on), side: 'right' },
    { id: 'counted', label: m.reports_cash_counted({}, on), side: 'right' },
    { id: 'variance', label: m.reports_close_variance({}, on), side: 'right' },
  ],
  rows: [
    ...days.flatMap(({ day, drawers }) => drawers.map((drawer) => drawerRow(tx, { day, drawer, on }))),
    line(
      [
        words(m.reports_total({}, on)),
        words(''),
        words(''),
        money(tx, sum.cashMinor),
        words(''),
        money(tx, sum.expectedMinor),
        money(tx, sum.countedMinor),
        money(tx, sum.varianceMinor),
      ],
      'total',
    ),
  ],
});

const backTable = (tx: RestaurantTx, given: readonly GivenBack[], on: On): ReportTable[] =>
  given.length === 0
    ? []
    : [
        {
          id: 'back',
          title: m.reports_given_back({}, on),
          note: m.reports_given_back_note({}, on),
          columns: [
            { id: 'order', label: m.reports_order({}, on), side: 'left' },
            { id: 'orderDay', label: m.reports_order_day({}, on), side: 'left' },
            { id: 'day', label: m.reports_given_back_on({}, on), side: 'left' },
            { id: 'method', label: m.reports_method({}, on), side: 'left' },
            { id: 'amount', label: m.reports_amount({}, on), side: 'right' },
          ],
          rows: given.map(({ orderId, orderNumber, orderDay, businessDate, method, amountMinor }) =>
            lineTo(`/kitchen/orders/${orderId}`, [
              words(orderNumber),
              dayCell(orderDay),
              dayCell(businessDate),
              words(paymentWord(method, on.locale)),
              money(tx, amountMinor),
            ]),
          ),
        },
      ];

const findingOf = (days: readonly DayDrawers[], { varianceMinor, uncounted }: CashSum, on: On): ReportBody['finding'] => {
  if (days.length === 0) return { text: m.reports_cash_none({}, on), standing: 'information' };
  if (varianceMinor === null) return { text: m.reports_cash_uncounted({}, on), standing: 'soon' };
  if (varianceMinor < 0n) return { text: m.reports_cash_short({}, on), standing: 'wrong' };
  if (varianceMinor > 0n) return { text: m.reports_cash_over({}, on), standing: 'soon' };
  return uncounted > 0
    ? { text: m.reports_cash_exact_partly({}, on), standing: 'soon' }
    : { text: m.reports_cash_exact({}, on), standing: 'good' };
};

/** Why more was paid than guests owed. */
const tipsRestOn = async (tx: RestaurantTx, { days, on }: ReportAsk): Promise<ReportBody['restsOn']> => {
  const { cashMinor, cardMinor } = await tipsOnBills(tx, days);
  if (cashMinor + cardMinor === 0n) return [];
  const text = (minor: bigint): string => cellText(money(tx, minor), { wall: on.house, language: on.locale });
  const amounts = { cash: text(cashMinor), card: text(cardMinor) };
  return [{ label: m.reports_name_tips({}, on), text: m.reports_cash_tips(amounts, on) }];
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const { on, days } = ask;
  const byDay = await drawersByDay(tx, ask);
  const { payments, otherCurrency } = await paymentsOfDays(tx, days);
  const sum = cashSum(byDay.flatMap(({ drawers }) => drawers));
  const signed = byDay.filter(({ isSigned }) => isSigned).length;
  return {
    finding: findingOf(byDay, sum, on),
    figures: figuresOf(tx, sum, ask),
    charts: [],
    tables: [
      ...(byDay.length === 0 ? [] : [drawerTable(tx, byDay, { on, sum })]),
      ...paymentTable(tx, payments, ask),
      ...backTable(tx, await givenBackOnDays(tx, days), on),
    ],
    restsOn: [
      { label: m.reports_basis({}, on), text: m.reports_cash_basis({ signed, days: byDay.length }, on) },
      ...(await tipsRestOn(tx, ask)),
      ...(otherCurrency === 0
        ? []
        : [{ label: m.reports_left_out({}, on), text: m.reports_documents_left_out({ count: otherCurrency }, on) }]),
    ],
    advice:
      sum.uncounted === 0
        ? []
        : [
            {
              text: m.reports_cash_advice({ count: sum.uncounted }, on),
              action: m.reports_close_title({}, on),
              place: '/reports/close',
              standing: 'soon',
            },
          ],
  };
};

/** What lay in the drawers, what should have, and how guests paid. */
export const cashReport: ReportMaker = { name: (on) => m.reports_name_cash({}, on), make };
