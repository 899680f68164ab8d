import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { salesOfDays, type SalesOfDays } from '../../../kitchen/server/public.ts';
import { purchaseTaxByRate, purchaseTaxOfDays, type DayPurchases, type RatedPurchases } from '../../../purchasing/server/public.ts';
import type { ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { monthName } from '../../rules/month-name.ts';
import { eachDay, spanOf, stretchesWithin, type Days } from '../../rules/report-period.ts';
import { vatByRate, vatOfAll, type RatedAmount } from '../../rules/vat-by-rate.ts';
import { dayCell, line, lineTo, money, plain, words } from '../cells.ts';
import { ratesFrom } from '../load-sales.ts';
import type { On, ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';

type Purchases = Awaited<ReturnType<typeof purchaseTaxOfDays>>;
type Known = { readonly sold: SalesOfDays; readonly bought: Purchases; readonly rated: readonly RatedPurchases[] };

const boughtOf = (days: readonly DayPurchases[]): RatedAmount & { readonly invoices: number } => {
  const [grossMinor, vatMinor] = [
    days.reduce((sum, one) => sum + one.grossMinor, 0n),
    days.reduce((sum, { taxMinor }) => sum + taxMinor, 0n),
  ];
  return {
    rate: null,
    grossMinor,
    vatMinor,
    netMinor: grossMinor - vatMinor,
    invoices: days.reduce((sum, { invoices }) => sum + invoices, 0),
  };
};

const within = ({ from, to }: Days, day: string): boolean => from <= day && day <= to;

/** What is known of a part of the days: its sales and its invoices. */
const partOf = ({ sold, bought }: Known, days: Days): Omit<Known, 'rated'> => ({
  sold: {
    ...sold,
    orders: sold.orders.filter(({ businessDate }) => within(days, businessDate)),
    written: sold.written.filter(({ businessDate }) => within(days, businessDate)),
  },
  bought: { ...bought, days: bought.days.filter(({ day }) => within(days, day)) },
});

const hasSales = ({ orders, written }: SalesOfDays): boolean => orders.length + written.length > 0;

const figuresOf = (tx: RestaurantTx, { sold, bought }: Known, { on, days }: ReportAsk): ReportFigure[] => {
  const [sales, purchases] = [vatOfAll(ratesFrom(sold)), boughtOf(bought.days)];
  const due = hasSales(sold) ? sales.vatMinor - purchases.vatMinor : null;
  const figure = (id: string, label: string, value: bigint | null) => ({ id, label, value: money(tx, value), comparisons: [] });
  return [
    {
      ...figure('output', m.reports_vat_on_sales({}, on), hasSales(sold) ? sales.vatMinor : null),
      basis: m.reports_vat_on_sales_basis({}, on),
      place: `/kitchen/takings?from=${days.from}&to=${days.to}`,
    },
    {
      ...figure('input', m.reports_vat_on_purchases({}, on), purchases.vatMinor),
      basis: m.reports_vat_on_purchases_basis({ count: purchases.invoices }, on),
      place: '/purchase',
    },
    { ...figure('due', m.reports_vat_due({}, on), due), basis: m.reports_vat_due_basis({}, on), place: null },
  ];
};

const amountColumns = (on: On) =>
  [
    { id: 'net', label: m.reports_net({}, on), side: 'right' },
    { id: 'vat', label: m.reports_vat({}, on), side: 'right' },
    { id: 'gross', label: m.reports_gross({}, on), side: 'right' },
  ] as const;

const amountCells = (tx: RestaurantTx, { netMinor, vatMinor, grossMinor }: RatedAmount) => [
  money(tx, netMinor),
  money(tx, vatMinor),
  money(tx, grossMinor),
];

const rateTable = (tx: RestaurantTx, amounts: readonly RatedAmount[], ask: ReportAsk): ReportTable => ({
  id: 'rates',
  title: m.reports_vat_by_rate({}, ask.on),
  note: null,
  columns: [{ id: 'rate', label: m.reports_rate({}, ask.on), side: 'left' }, ...amountColumns(ask.on)],
  rows: [
    ...vatByRate(amounts).map((one) =>
      line([one.rate === null ? words(m.reports_rate_unknown({}, ask.on)) : plain('share', one.rate), ...amountCells(tx, one)]),
    ),
    line([words(m.reports_total({}, ask.on)), ...amountCells(tx, vatOfAll(amounts))], 'total'),
  ],
});

/** What was bought at each rate; where papers say another tax than their lines come to, the difference stands by itself. */
const boughtTable = (tx: RestaurantTx, { bought, rated }: Known, { on }: ReportAsk): ReportTable[] => {
  if (rated.length === 0) return [];
  const amounts = rated.map(({ rate, netMinor, taxMinor }) => ({ rate, netMinor, vatMinor: taxMinor, grossMinor: netMinor + taxMinor }));
  const [printed, reckoned] = [boughtOf(bought.days), vatOfAll(amounts)];
  const differs = printed.vatMinor - reckoned.vatMinor;
  const rest = {
    rate: null,
    netMinor: printed.netMinor - reckoned.netMinor,
    vatMinor: differs,
    grossMinor: printed.grossMinor - reckoned.grossMinor,
  };
  return [
    {
      id: 'bought',
      title: m.reports_vat_bought_by_rate({}, on),
      note: m.reports_vat_bought_note({}, on),
      columns: [{ id: 'rate', label: m.reports_rate({}, on), side: 'left' }, ...amountColumns(on)],
      rows: [
        ...amounts.map((one) => line([plain('share', one.rate), ...amountCells(tx, one)])),
        ...(rest.grossMinor === 0n && differs === 0n
          ? []
          : [line([words(m.reports_vat_paper_differs({}, on)), ...amountCells(tx, rest)], 'part')]),
        line([words(m.reports_total({}, on)), ...amountCells(tx, printed)], 'total'),
      ],
    },
  ];
};

/** Day by day within a month; month by month, as tax is told, within anything longer. */
const stretchTable = (tx: RestaurantTx, known: Known, ask: ReportAsk): ReportTable => {
  const { on, days, calendar } = ask;
  const span = spanOf(days, calendar);
  const isLong = span === 'quarter' || span === 'year';
  const months = isLong ? stretchesWithin(days, 'month', calendar) : eachDay(days).map((day) => ({ from: day, to: day }));
  const cells = (part: Days) => {
    const { sold, bought } = partOf(known, part);
    // Days of which nobody knows a sale have no VAT that is known, which is not nought.
    const sales = hasSales(sold) ? amountCells(tx, vatOfAll(ratesFrom(sold))) : [money(tx, null), money(tx, null), money(tx, null)];
    return [...sales, money(tx, boughtOf(bought.days).vatMinor)];
  };
  const place = ({ from, to }: Days) => (isLong ? `/reports/tax?from=${from}&to=${to}` : `/kitchen/takings?from=${from}&to=${to}`);
  return {
    id: 'stretches',
    title: isLong ? m.reports_vat_by_month({}, on) : m.reports_vat_by_day({}, on),
    note: calendar === 'ETHIOPIC' && isLong ? m.reports_vat_pagumen({}, on) : null,
    columns: [
      { id: 'stretch', label: isLong ? m.reports_month({}, on) : m.reports_day({}, on), side: 'left' },
      ...amountColumns(on),
      { id: 'input', label: m.reports_vat_on_purchases({}, on), side: 'right' },
    ],
    rows: [
      ...months.map((part) =>
        lineTo(place(part), [isLong ? words(monthName(part, calendar, on.locale)) : dayCell(part.from), ...cells(part)]),
      ),
      line([words(m.reports_total({}, on)), ...cells(days)], 'total'),
    ],
  };
};

const restsOn = ({ sold, bought }: Known, { on }: ReportAsk): ReportBody['restsOn'] => {
  const isEthiopian = on.house.country === 'ET';
  const unknown = sold.written.filter(({ vatMinor }) => vatMinor === null).length;
  const others = sold.otherCurrency + bought.otherCurrency;
  return [
    { label: m.reports_basis({}, on), text: m.reports_tax_basis({}, on) },
    { label: m.reports_service({}, on), text: m.reports_tax_service({}, on) },
    ...(unknown === 0 ? [] : [{ label: m.reports_vat({}, on), text: m.reports_vat_unknown({}, on) }]),
    ...(others === 0 ? [] : [{ label: m.reports_left_out({}, on), text: m.reports_documents_left_out({ count: others }, on) }]),
    { label: m.reports_law({}, on), text: isEthiopian ? m.reports_tax_law_et({}, on) : m.reports_tax_law_gb({}, on) },
    ...(isEthiopian ? [{ label: m.reports_tot({}, on), text: m.reports_tot_text({}, on) }] : []),
  ];
};

const findingOf = (tx: RestaurantTx, known: Known, { on }: ReportAsk): ReportBody['finding'] => {
  if (!hasSales(known.sold)) return { text: m.reports_sales_none({}, on), standing: 'information' };
  const due = vatOfAll(ratesFrom(known.sold)).vatMinor - boughtOf(known.bought.days).vatMinor;
  return { text: due >= 0n ? m.reports_tax_owed({}, on) : m.reports_tax_back({}, on), standing: 'information' };
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const { days } = ask;
  const known: Known = {
    sold: await salesOfDays(tx, days),
    bought: await purchaseTaxOfDays(tx, days),
    rated: await purchaseTaxByRate(tx, days),
  };
  return {
    finding: findingOf(tx, known, ask),
    figures: figuresOf(tx, known, ask),
    charts: [],
    tables: [rateTable(tx, ratesFrom(known.sold), ask), ...boughtTable(tx, known, ask), stretchTable(tx, known, ask)],
    restsOn: restsOn(known, ask),
    advice: [],
  };
};

/** What VAT is in sales and purchases: by rate, by day, and by the months that tax is told in. */
export const taxReport: ReportMaker = { name: (on) => m.reports_name_tax({}, on), make };
