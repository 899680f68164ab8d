import { m } from '../../../../generated/messages/server/messages.js';
import { formatQuantity, quantity } from '../../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import {
  amountWord,
  itemAmountWord,
  itemParWord,
  itemFlows,
  itemsToOrder,
  levelsOf,
  lotsNearTheirDate,
  namesOfItems,
  stockToWatch,
  type WatchedItem,
} from '../../../inventory/server/public.ts';
import { dayCell, lineTo, words } from '../../../reports/server/public.ts';
import type { MeasureId } from '../../rules/question/measures.ts';
import { listed, nameIn, said, type Asked, type Measurer } from '../finding.ts';
import { periodOf } from '../period-of.ts';

const idsOf = ({ names }: Asked): readonly string[] => names.flatMap(({ kind, id }) => (kind === 'item' ? [id] : []));

/** So many lines are shown at the most; the evidence has the rest. @unit lines */
const linesMax = 50;

/** What is on hand of the items that are named: a sentence for one, a table for several. */
const stockLevel: Measurer = async (tx, asked) => {
  const { on } = asked;
  const items = await itemsToOrder(tx, idsOf(asked));
  const levels = await levelsOf(tx, idsOf(asked));
  const rows = items.map((item) => {
    const level = levels.get(item.id);
    const amount = level === undefined ? null : amountWord(formatQuantity(level), item.units.baseUnit, on.locale);
    return { item, amount };
  });
  const evidence = rows.slice(0, 3).map(({ item }) => ({ label: nameIn(item, on), place: `/inventory/${item.currentId}` }));
  const [first] = rows;
  if (!first) return { unknown: m.assistant_item_gone({}, on) };
  if (rows.length === 1) {
    const name = nameIn(first.item, on);
    if (first.amount === null) return { unknown: m.assistant_never_booked({ name }, on) };
    return said(m.assistant_on_hand({ name, amount: first.amount }, on), evidence);
  }
  const table = {
    id: 'levels',
    title: m.assistant_on_hand_table({}, on),
    columns: [
      { id: 'item', label: m.reports_item({}, on), side: 'left' as const },
      { id: 'amount', label: m.assistant_on_hand_column({}, on), side: 'right' as const },
    ],
    rows: rows.map(({ item, amount }) => lineTo(`/inventory/${item.currentId}`, [words(nameIn(item, on)), words(amount)])),
  };
  return listed(m.assistant_several_items({ count: rows.length }, on), table, evidence);
};

const watchedTable = (items: readonly WatchedItem[], title: string, { on }: Asked) => ({
  id: 'watched',
  title,
  columns: [
    { id: 'item', label: m.reports_item({}, on), side: 'left' as const },
    { id: 'amount', label: m.assistant_on_hand_column({}, on), side: 'right' as const },
    { id: 'par', label: m.assistant_par_column({}, on), side: 'right' as const },
  ],
  rows: items.map((item) =>
    lineTo(`/inventory/${item.itemId}`, [
      words(nameIn(item, on)),
      words(itemAmountWord(item.units, item.onHand, on.locale)),
      words(itemParWord(item, on.locale)),
    ]),
  ),
});

const stockList = { label: (asked: Asked) => m.assistant_stock_list({}, asked.on) };

const stockLow: Measurer = async (tx, asked) => {
  const { items, count } = await stockToWatch(tx, asked.limit ?? linesMax);
  const evidence = [{ label: stockList.label(asked), place: '/inventory' }];
  if (count === 0) return said(m.assistant_none_low({}, asked.on), evidence);
  return listed(m.assistant_low({ count }, asked.on), watchedTable(items, m.assistant_low_table({}, asked.on), asked), evidence);
};

const stockOut: Measurer = async (tx, asked) => {
  const { items, isMore } = await stockToWatch(tx, Number.MAX_SAFE_INTEGER);
  const out = items.filter(({ isOut }) => isOut);
  const evidence = [{ label: stockList.label(asked), place: '/inventory' }];
  if (isMore) return { unknown: m.assistant_too_many({}, asked.on) };
  if (out.length === 0) return said(m.assistant_none_out({}, asked.on), evidence);
  const shown = out.slice(0, asked.limit ?? linesMax);
  return listed(
    m.assistant_out({ count: out.length }, asked.on),
    watchedTable(shown, m.assistant_out_table({}, asked.on), asked),
    evidence,
  );
};

const expiring: Measurer = async (tx, asked) => {
  const { on, span } = asked;
  const { lots, count } = await lotsNearTheirDate(tx, { until: span.to, shown: asked.limit ?? linesMax });
  const evidence = [{ label: m.assistant_lots({}, on), place: '/inventory/expiring' }];
  if (count === 0) return said(m.assistant_none_expiring({ until: periodOf({ from: span.to, to: span.to }, asked) }, on), evidence);
  const table = {
    id: 'lots',
    title: m.assistant_lots({}, on),
    columns: [
      { id: 'item', label: m.reports_item({}, on), side: 'left' as const },
      { id: 'until', label: m.assistant_use_until({}, on), side: 'left' as const },
      { id: 'amount', label: m.assistant_on_hand_column({}, on), side: 'right' as const },
    ],
    rows: lots.map((lot) =>
      lineTo('/inventory/expiring', [
        words(nameIn(lot, on)),
        dayCell(lot.expiresOn),
        words(amountWord(lot.onHand, lot.baseUnit, on.locale)),
      ]),
    ),
  };
  return listed(m.assistant_expiring({ count, until: periodOf({ from: span.to, to: span.to }, asked) }, on), table, evidence);
};

/** Kinds of rows by which stock is used: sold, cooked with, eaten by staff; not what was thrown away, sent or counted away. */
const usedKinds: ReadonlySet<string> = new Set(['SALE_DEPLETION', 'SALE_REVERSAL', 'PRODUCTION_OUT', 'STAFF_MEAL', 'COMP']);

/** So much of each named item left by some kinds of rows. */
const flowOf =
  (kinds: ReadonlySet<string>, sentence: (facts: { name: string; amount: string; period: string }, asked: Asked) => string): Measurer =>
  async (tx: RestaurantTx, asked) => {
    const { on, span } = asked;
    const ids = new Set(idsOf(asked));
    const flows = (await itemFlows(tx, span)).filter(({ itemId, kind }) => ids.has(itemId) && kinds.has(kind));
    const items = (await namesOfItems(tx)).filter(({ id }) => ids.has(id));
    const rows = items.map((item) => {
      const total = flows.filter(({ itemId }) => itemId === item.id).reduce((sum, flow) => sum + quantity(flow.quantity), 0n);
      return {
        item,
        amount: amountWord(formatQuantity((total < 0n ? -total : total) as ReturnType<typeof quantity>), item.baseUnit, on.locale),
      };
    });
    const period = periodOf(span, asked);
    const evidence = rows.slice(0, 3).map(({ item }) => ({ label: nameIn(item, on), place: `/inventory/${item.id}` }));
    const [first] = rows;
    if (!first) return { unknown: m.assistant_item_gone({}, on) };
    if (rows.length === 1) return said(sentence({ name: nameIn(first.item, on), amount: first.amount, period }, asked), evidence);
    const table = {
      id: 'flows',
      title: period,
      columns: [
        { id: 'item', label: m.reports_item({}, on), side: 'left' as const },
        { id: 'amount', label: m.reports_quantity({}, on), side: 'right' as const },
      ],
      rows: rows.map(({ item, amount }) => lineTo(`/inventory/${item.id}`, [words(nameIn(item, on)), words(amount)])),
    };
    return listed(m.assistant_several_items({ count: rows.length }, on), table, evidence);
  };

/** The measures that stock tells. */
export const stockMeasures: Partial<Readonly<Record<MeasureId, Measurer>>> = {
  'stock-level': stockLevel,
  'stock-low': stockLow,
  'stock-out': stockOut,
  'stock-expiring': expiring,
  'stock-used': flowOf(usedKinds, (facts, { on }) => m.assistant_used(facts, on)),
  'waste-quantity': flowOf(new Set(['WASTE']), (facts, { on }) => m.assistant_wasted(facts, on)),
};
