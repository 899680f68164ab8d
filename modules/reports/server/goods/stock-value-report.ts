import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { countedUse, listCategories, worthAt, type CategoryWorth } from '../../../inventory/server/public.ts';
import type { ReportFigure, ReportTable } from '../../contract/report-document.ts';
import { goodsOf } from '../../rules/goods.ts';
import { inventoryDays } from '../../rules/inventory-days.ts';
import { lengthOf } from '../../rules/report-period.ts';
import { eveOf } from '../../rules/trend-stretches.ts';
import { lineWord, nameIn } from '../account-words.ts';
import { line, lineTo, money, plain, shareOf, words } from '../cells.ts';
import { againstMoney } from '../compare.ts';
import { loadGoods } from '../load-costs.ts';
import { readHeadings } from '../month-books.ts';
import { goodsLineOf } from '../../rules/account-lines.ts';
import { goodsRestsOn } from '../prime-cost/prime-rests-on.ts';
import type { ReportAsk, ReportBody, ReportMaker } from '../report-maker.ts';

const total = (worth: readonly CategoryWorth[]): bigint => worth.reduce((sum, { valueMinor }) => sum + valueMinor, 0n);

type View = {
  readonly opening: readonly CategoryWorth[];
  readonly now: readonly CategoryWorth[];
  /** @unit tenths of a day; null where nothing was used */
  readonly days: number | null;
  readonly counted: number;
};

const figuresOf = (tx: RestaurantTx, { opening, now, days, counted }: View, { on, days: asked }: ReportAsk): ReportFigure[] => {
  const items = now.reduce((sum, one) => sum + one.items, 0);
  return [
    {
      id: 'value',
      label: m.reports_stock_value({}, on),
      value: money(tx, total(now)),
      basis: m.reports_stock_value_basis({}, on),
      place: '/inventory',
      comparisons: [againstMoney(tx, m.reports_at_beginning({}, on), { now: total(now), before: total(opening), direction: 'neither' })],
    },
    {
      id: 'days',
      label: m.reports_inventory_days({}, on),
      value: plain('tenths', days),
      basis: m.reports_inventory_days_basis({}, on),
      place: `/reports/cost-of-goods?from=${asked.from}&to=${asked.to}`,
      comparisons: [],
    },
    {
      id: 'counted',
      label: m.reports_counted_items({}, on),
      value: plain('count', counted),
      basis: m.reports_counted_items_basis({ count: items }, on),
      place: '/inventory/counts',
      comparisons: [],
    },
  ];
};

const tableOf = async (tx: RestaurantTx, { opening, now }: View, { on }: ReportAsk): Promise<ReportTable> => {
  const headings = await readHeadings(tx);
  const { categories } = await listCategories(tx);
  const nameOf = (categoryId: string | null): string => {
    const found = categories.find(({ id }) => id === categoryId);
    return found ? nameIn(found, on) : m.reports_no_category({}, on);
  };
  const before = (categoryId: string | null): bigint => opening.find((one) => one.categoryId === categoryId)?.valueMinor ?? 0n;
  const all = total(now);
  return {
    id: 'categories',
    title: m.reports_by_category({}, on),
    note: null,
    columns: [
      { id: 'category', label: m.reports_category({}, on), side: 'left' },
      { id: 'line', label: m.reports_line({}, on), side: 'left' },
      { id: 'items', label: m.reports_items({}, on), side: 'right' },
      { id: 'before', label: m.reports_at_beginning({}, on), side: 'right' },
      { id: 'now', label: m.reports_stock_value({}, on), side: 'right' },
      { id: 'share', label: m.reports_share({}, on), side: 'right' },
    ],
    rows: [
      ...now
        .toSorted((one, other) => Number(other.valueMinor - one.valueMinor))
        .map(({ categoryId, valueMinor, items }) =>
          lineTo('/inventory', [
            words(nameOf(categoryId)),
            words(lineWord(goodsLineOf(headings, categoryId), on)),
            plain('count', items),
            money(tx, before(categoryId)),
            money(tx, valueMinor),
            plain('share', shareOf(valueMinor, all)),
          ]),
        ),
      line(
        [
          words(m.reports_total({}, on)),
          words(null),
          plain(
            'count',
            now.reduce((sum, one) => sum + one.items, 0),
          ),
          money(tx, total(opening)),
          money(tx, all),
          plain('share', null),
        ],
        'total',
      ),
    ],
  };
};

const make = async (tx: RestaurantTx, ask: ReportAsk): Promise<ReportBody> => {
  const { on } = ask;
  const { now: days } = ask.compared;
  const headings = await readHeadings(tx);
  const goods = goodsOf(await loadGoods(tx, days, headings));
  const [opening, now] = [await worthAt(tx, eveOf(days)), await worthAt(tx, days.to)];
  const average = (total(opening) + total(now)) / 2n;
  const lasts = inventoryDays(average, goods.usedMinor, lengthOf(days));
  const view: View = { opening, now, days: lasts, counted: (await countedUse(tx, days)).length };
  const unpriced = now.reduce((sum, one) => sum + one.unpriced, 0);
  return {
    finding:
      lasts === null
        ? { text: m.reports_stock_unknown({}, on), standing: 'information' }
        : { text: m.reports_stock_lasts({ days: (lasts / 10).toFixed(1) }, on), standing: 'information' },
    figures: figuresOf(tx, view, ask),
    charts: [],
    tables: [await tableOf(tx, view, ask)],
    restsOn: [
      { label: m.reports_basis({}, on), text: m.reports_stock_rest_on({}, on) },
      ...(unpriced === 0 ? [] : [{ label: m.reports_unpriced({}, on), text: m.reports_items_unpriced({ count: unpriced }, on) }]),
      ...(await goodsRestsOn(tx, { goodsByLine: new Map() }, ask)),
    ],
    advice: [],
  };
};

/** What lies on the shelves, what it is worth, and for how long it lasts. */
export const stockValueReport: ReportMaker = { name: (on) => m.reports_name_stock_value({}, on), make };
