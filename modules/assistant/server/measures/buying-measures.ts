import { m } from '../../../../generated/messages/server/messages.js';
import { formatQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { amountWord, itemHeadings } from '../../../inventory/server/public.ts';
import { boughtOf, deliveriesDue, type BoughtLine } from '../../../purchasing/server/public.ts';
import { cellText } from '../../../reports/rules/cell-text.ts';
import { dayLater } from '../../../reports/rules/report-period.ts';
import { dayCell, lineTo, money, words } from '../../../reports/server/public.ts';
import type { MeasureId } from '../../rules/question/measures.ts';
import { listed, nameIn, said, type Asked, type Measurer } from '../finding.ts';
import { periodOf } from '../period-of.ts';
import { reportMeasures } from './report-measures.ts';

const namesOf = ({ names }: Asked, kind: 'item' | 'supplier') => names.filter((name) => name.kind === kind);

/** The lines of deliveries and invoices that a question is about. */
const linesOf = async (tx: RestaurantTx, asked: Asked): Promise<readonly BoughtLine[]> => {
  const [items, suppliers] = [new Set(namesOf(asked, 'item').map(({ id }) => id)), new Set(namesOf(asked, 'supplier').map(({ id }) => id))];
  const lines = await boughtOf(tx, { ...asked.span, itemId: null });
  return lines.filter(
    ({ itemId, supplierId }) => (items.size === 0 || items.has(itemId)) && (suppliers.size === 0 || suppliers.has(supplierId)),
  );
};

const placeOf = ({ invoice, receiptId }: BoughtLine): string =>
  invoice === null ? `/inventory/deliveries/${receiptId}` : `/purchase/invoices/${invoice.id}#line-${invoice.lineId}`;

const reader = ({ on }: Asked) => ({ wall: on.house, language: on.locale });

/** So many papers are shown below a sum. @unit lines */
const linesMax = 50;

const paperTable = async (tx: RestaurantTx, lines: readonly BoughtLine[], asked: Asked) => {
  const { on } = asked;
  const items = await itemHeadings(tx, [...new Set(lines.map(({ itemId }) => itemId))]);
  return {
    id: 'papers',
    title: m.assistant_papers({}, on),
    columns: [
      { id: 'item', label: m.reports_item({}, on), side: 'left' as const },
      { id: 'day', label: m.reports_day({}, on), side: 'left' as const },
      { id: 'supplier', label: m.reports_supplier({}, on), side: 'left' as const },
      { id: 'quantity', label: m.reports_quantity({}, on), side: 'right' as const },
      { id: 'amount', label: m.reports_amount({}, on), side: 'right' as const },
    ],
    rows: lines.slice(0, linesMax).map((one) => {
      const item = items.get(one.itemId);
      return lineTo(placeOf(one), [
        words(item ? nameIn(item, on) : ''),
        dayCell(one.businessDate),
        words(one.supplierName),
        words(amountWord(one.quantity, item?.baseUnit ?? 'each', on.locale)),
        money(tx, one.amountMinor),
      ]);
    }),
  };
};

const listOf = (asked: Asked): string => asked.names.map(({ name }) => name).join(', ');

/** What some items, or purchases at some suppliers, came to; all purchases are told by their report. */
const boughtValue: Measurer = async (tx, asked) => {
  const { on } = asked;
  if (asked.names.length === 0) return (await reportMeasures['bought-value']?.(tx, asked)) ?? { unknown: m.assistant_none_bought({}, on) };
  const lines = await linesOf(tx, asked);
  const unpriced = lines.filter(({ amountMinor }) => amountMinor === null).length;
  const total = lines.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0n), 0n);
  const facts = { what: listOf(asked), period: periodOf(asked.span, asked), value: cellText(money(tx, total), reader(asked)) };
  const evidence = [
    { label: m.assistant_purchases_report({}, on), place: `/reports/purchases?from=${asked.span.from}&to=${asked.span.to}` },
  ];
  if (lines.length === 0) return said(m.assistant_bought_nothing(facts, on), evidence);
  const found = listed(m.assistant_bought_for(facts, on), await paperTable(tx, lines, asked), evidence);
  if (unpriced === 0) return found;
  return { ...found, restsOn: [{ label: m.assistant_left_out({}, on), text: m.assistant_unpriced({ count: unpriced }, on) }] };
};

const boughtQuantity: Measurer = async (tx, asked) => {
  const { on } = asked;
  const lines = await linesOf(tx, asked);
  const items = await itemHeadings(
    tx,
    namesOf(asked, 'item').map(({ id }) => id),
  );
  const amounts = [...items].map(([id, item]) => {
    const total = lines.filter(({ itemId }) => itemId === id).reduce((sum, one) => sum + quantity(one.quantity), 0n) as Quantity;
    return m.assistant_name_amount({ name: nameIn(item, on), amount: amountWord(formatQuantity(total), item.baseUnit, on.locale) }, on);
  });
  const facts = { what: amounts.join('; '), period: periodOf(asked.span, asked) };
  const evidence = [...items].slice(0, 3).map(([id, item]) => ({ label: nameIn(item, on), place: `/inventory/${id}` }));
  if (lines.length === 0) return said(m.assistant_bought_nothing({ ...facts, what: listOf(asked) }, on), evidence);
  return listed(m.assistant_bought_amount(facts, on), await paperTable(tx, lines, asked), evidence);
};

/** A price is known as far back as this. @unit days */
const priceDays = 180;

const bigUnits = { g: { unit: 'g', size: 1000n }, ml: { unit: 'ml', size: 1000n }, each: { unit: 'each', size: 1n } } as const;
const millionth = 1_000_000n;

/** What each named item cost when it was last bought, and from whom. */
const itemPrice: Measurer = async (tx, asked) => {
  const { on, today } = asked;
  const lines = await linesOf(tx, { ...asked, span: { from: dayLater(today, -priceDays), to: today } });
  const items = await itemHeadings(
    tx,
    namesOf(asked, 'item').map(({ id }) => id),
  );
  const newest = [...items].flatMap(([id, item]) => {
    const [line] = lines
      .filter(({ itemId, amountMinor, quantity: amount }) => itemId === id && amountMinor !== null && quantity(amount) > 0n)
      .toSorted((left, right) => right.businessDate.localeCompare(left.businessDate));
    return line ? [{ item, line }] : [];
  });
  if (newest.length === 0) return { unknown: m.assistant_no_price({ name: listOf(asked) }, on) };
  const sentences = newest.map(({ item, line }) => {
    const { size } = bigUnits[item.baseUnit];
    const price = ((line.amountMinor ?? 0n) * millionth * size) / quantity(line.quantity);
    return m.assistant_last_price(
      {
        name: nameIn(item, on),
        price: cellText(money(tx, price), reader(asked)),
        unit: amountWord(String(size), item.baseUnit, on.locale),
        supplier: line.supplierName,
        day: cellText(dayCell(line.businessDate), reader(asked)),
      },
      on,
    );
  });
  const evidence = newest.slice(0, 3).map(({ item, line }) => ({ label: nameIn(item, on), place: placeOf(line) }));
  return listed(
    sentences.join(' '),
    await paperTable(
      tx,
      newest.map(({ line }) => line),
      asked,
    ),
    evidence,
  );
};

const deliveries: Measurer = async (tx, asked) => {
  const { on, span } = asked;
  const wanted = namesOf(asked, 'supplier').map(({ id }) => id);
  const supplierIds = wanted.length === 0 ? null : wanted;
  const due = await deliveriesDue(tx, { until: span.to, shown: asked.limit ?? linesMax, supplierIds });
  const evidence = [{ label: m.assistant_deliveries({}, on), place: '/inventory/deliveries' }];
  const until = periodOf({ from: span.to, to: span.to }, asked);
  if (due.length === 0) return said(m.assistant_none_due({ until }, on), evidence);
  const table = {
    id: 'deliveries',
    title: m.assistant_deliveries({}, on),
    columns: [
      { id: 'supplier', label: m.reports_supplier({}, on), side: 'left' as const },
      { id: 'order', label: m.reports_document({}, on), side: 'left' as const },
      { id: 'day', label: m.reports_day({}, on), side: 'right' as const },
    ],
    rows: due.map(({ orderId, supplier, number, expectedOn }) =>
      lineTo(`/purchase/orders/${orderId}`, [words(supplier), words(number), dayCell(expectedOn)]),
    ),
  };
  return listed(m.assistant_due({ count: due.length, until }, on), table, evidence);
};

/** The measures that purchases tell. */
export const buyingMeasures: Partial<Readonly<Record<MeasureId, Measurer>>> = {
  'bought-value': boughtValue,
  'bought-quantity': boughtQuantity,
  'item-price': itemPrice,
  'deliveries-due': deliveries,
};
