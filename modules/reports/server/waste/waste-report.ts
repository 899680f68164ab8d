import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { wasteReasonWord } from '../../../inventory/server/public.ts';
import { analyse, wasteOfDays } from '../../../waste/server/public.ts';
import type { ReportChart, ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { cellText } from '../../rules/cell-text.ts';
import { lengthOf, stretchLastYear } from '../../rules/report-period.ts';
import { line, lineTo, money, plain, shareOf, words } from '../cells.ts';
import { againstMoney } from '../compare.ts';
import type { On, ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';

type Analysis = Awaited<ReturnType<typeof analyse>>;

const minorOf = (value: string | null): bigint | null => (value === null ? null : BigInt(value));

type Summed = Pick<Analysis['total'], 'entries' | 'unpriced' | 'valueMinor'>;

/** A period of which nobody wrote anything down is not one without waste, and waste without a price is not worth nothing. */
const known = ({ entries, unpriced, valueMinor }: Summed): bigint | null => (entries === unpriced ? null : minorOf(valueMinor));

type Told = {
  readonly found: Analysis;
  /** @unit minor units; null where nobody wrote anything down */
  readonly lastYear: bigint | null;
};

const reasonText = (key: string | null, { locale }: On): string => wasteReasonWord(key, locale);

const figuresOf = (tx: RestaurantTx, { found, lastYear }: Told, { days, on }: ReportAsk): ReportFigure[] => {
  const place = `/waste?from=${days.from}&to=${days.to}`;
  const [value, bought] = [known(found.total), minorOf(found.purchases?.valueMinor ?? null)];
  const sold = found.sales;
  const before = found.before && known(found.before.total);
  return [
    {
      id: 'value',
      label: m.reports_wasted({}, on),
      value: money(tx, value),
      basis: m.reports_wasted_basis({ count: found.total.unpriced }, on),
      place,
      comparisons: [
        againstMoney(tx, m.reports_against_days({}, on), { now: value, before, direction: 'down' }),
        againstMoney(tx, m.reports_against_last_year({}, on), { now: value, before: lastYear, direction: 'down' }),
      ],
    },
    {
      id: 'sales',
      label: m.reports_waste_of_sales({}, on),
      value: plain('share', sold && value !== null ? shareOf(minorOf(sold.valueMinor), BigInt(sold.salesMinor)) : null),
      basis: m.reports_waste_of_sales_basis({ count: sold?.days ?? 0 }, on),
      place: `/waste/days`,
      comparisons: [],
    },
    {
      id: 'purchases',
      label: m.reports_waste_of_purchases({}, on),
      value: plain('share', shareOf(value, bought)),
      basis: m.reports_waste_of_purchases_basis({}, on),
      place: `/reports/purchases?from=${days.from}&to=${days.to}`,
      comparisons: [],
    },
    {
      id: 'logged',
      label: m.reports_days_logged({}, on),
      value: plain('count', lengthOf(days) - found.daysMissing.length),
      basis: m.reports_days_logged_basis({ count: lengthOf(days) }, on),
      place: '/waste/entries',
      comparisons: [],
    },
  ];
};

const chartOf = (tx: RestaurantTx, { causes }: Analysis, { on }: ReportAsk): ReportChart[] =>
  causes.length === 0
    ? []
    : [
        {
          id: 'reasons',
          title: m.reports_waste_reasons({}, on),
          measure: m.reports_waste_reasons_measure({}, on),
          kind: 'bars',
          spanWord: m.reports_reason({}, on),
          series: [
            {
              id: 'value',
              label: m.reports_wasted({}, on),
              goal: null,
              points: causes.map((cause) => ({ label: reasonText(cause.key, on), value: money(tx, known(cause)) })),
            },
          ],
        },
      ];

const itemsTable = (tx: RestaurantTx, found: Analysis, { on, days }: ReportAsk): ReportTable => {
  const total = known(found.total);
  return {
    id: 'items',
    title: m.reports_by_item({}, on),
    note: null,
    columns: [
      { id: 'item', label: m.reports_item({}, on), side: 'left' },
      { id: 'entries', label: m.reports_entries({}, on), side: 'right' },
      { id: 'value', label: m.reports_wasted({}, on), side: 'right' },
      { id: 'share', label: m.reports_share({}, on), side: 'right' },
    ],
    rows: [
      ...found.items.map(({ name, nameLocal, ...sum }) =>
        lineTo(`/waste/entries?from=${days.from}&to=${days.to}`, [
          words((on.locale === 'am' ? nameLocal : null) ?? name ?? m.reports_unsorted_waste({}, on)),
          plain('count', sum.entries),
          money(tx, known(sum)),
          plain('share', shareOf(known(sum), total)),
        ]),
      ),
      line([words(m.reports_total({}, on)), plain('count', found.total.entries), money(tx, total), plain('share', null)], 'total'),
    ],
  };
};

const findingOf = (tx: RestaurantTx, found: Analysis, { on }: ReportAsk): ReportBody['finding'] => {
  const [value, top] = [known(found.total), found.causes[0]];
  if (!top) return { text: m.reports_waste_none({}, on), standing: 'information' };
  if (value === null) return { text: m.reports_waste_not_priced({}, on), standing: 'soon' };
  const reader = { wall: on.house, language: on.locale };
  const facts = {
    amount: cellText(money(tx, value), reader),
    reason: reasonText(top.key, on),
    part: cellText(money(tx, minorOf(top.valueMinor)), reader),
  };
  return { text: m.reports_waste_finding(facts, on), standing: 'soon' };
};

const make = async (tx: RestaurantTx, asked: ReportAsk): Promise<ReportBody> => {
  // A day that has not come yet is none without entries.
  const ask = { ...asked, days: asked.compared.now };
  const found = await analyse(tx, ask.days);
  const lastYear = await wasteOfDays(tx, stretchLastYear(ask.days, ask.calendar));
  const { on } = ask;
  return {
    finding: findingOf(tx, found, ask),
    figures: figuresOf(tx, { found, lastYear: lastYear.entries === lastYear.unpriced ? null : lastYear.valueMinor }, ask),
    charts: chartOf(tx, found, ask),
    tables: [itemsTable(tx, found, ask)],
    restsOn: [
      { label: m.reports_basis({}, on), text: m.reports_waste_rest_on({}, on) },
      ...(found.daysMissing.length === 0
        ? []
        : [{ label: m.reports_days_missing({}, on), text: m.reports_days_missing_text({ count: found.daysMissing.length }, on) }]),
      ...(found.otherCurrency === 0
        ? []
        : [{ label: m.reports_other_currency({}, on), text: m.reports_waste_other_currency({ count: found.otherCurrency }, on) }]),
    ],
    advice: [],
  };
};

/** What was thrown away, why, and what it had cost. */
export const wasteReport: ReportMaker = { name: (on) => m.reports_name_waste({}, on), make };
