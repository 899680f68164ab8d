import { m } from '../../../../generated/messages/server/messages.js';
import { formatQuantity, quantity } from '../../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { unitWord, type ItemHeading } from '../../../inventory/server/public.ts';
import { boughtOf, type BoughtLine } from '../../../purchasing/server/public.ts';
import type { Cell, ReportRow } from '../../contract/report-document.ts';
import { pricesOf } from '../../rules/purchase-prices.ts';
import { dayLater } from '../../rules/report-period.ts';
import { nameIn } from '../account-words.ts';
import { dayCell, money, plain, shareOf, words } from '../cells.ts';
import type { On, ReportAsk, ReportBody } from '../report-maker.ts';

const daysBack = 90;
const bigUnits = { g: { unit: 'kg', size: 1000n }, ml: { unit: 'l', size: 1000n }, each: { unit: 'each', size: 1n } } as const;
const millionth = 1_000_000n;

/**
 * What a kilogram, a litre or a piece cost on a line; null where nobody knows.
 *
 * @unit minor units, cut off
 */
const unitPrice = ({ quantity: amount, amountMinor }: BoughtLine, size: bigint): bigint | null => {
  const held = quantity(amount);
  return amountMinor === null || held <= 0n ? null : (amountMinor * millionth * size) / held;
};

/** Down to the line of the invoice, or to the delivery while nothing charges it. */
const placeOf = ({ invoice, receiptId }: BoughtLine): string =>
  invoice === null ? `/inventory/deliveries/${receiptId}` : `/purchase/invoices/${invoice.id}#line-${invoice.lineId}`;

type Item = ItemHeading & { readonly itemId: string };

const rowsOf = (
  tx: RestaurantTx,
  lines: readonly BoughtLine[],
  { item, on }: { readonly item: Item; readonly on: On },
): readonly ReportRow[] => {
  const { unit, size } = bigUnits[item.baseUnit];
  const quantityCell = (amount: string): Cell => ({
    kind: 'quantity',
    quantity: formatQuantity((quantity(amount) / size) as ReturnType<typeof quantity>),
    unit: unitWord(unit, 1, on.locale),
  });
  return lines.map((one, at) => {
    const now = unitPrice(one, size);
    const before = lines.slice(at + 1).flatMap((older) => unitPrice(older, size) ?? [])[0] ?? null;
    return {
      weight: 'line',
      place: placeOf(one),
      cells: [
        words(one.invoice?.number ?? one.receiptNumber),
        dayCell(one.businessDate),
        words(one.supplierName),
        quantityCell(one.quantity),
        money(tx, one.amountMinor),
        money(tx, now),
        plain('change', shareOf(now === null || before === null ? null : now - before, before)),
      ],
    };
  });
};

const findingOf = (name: string, change: number | null, on: On): ReportBody['finding'] => {
  const facts = { item: name, percent: Math.abs(Math.round((change ?? 0) / 100)) };
  if (change === null || facts.percent === 0) return { text: m.reports_item_price_steady({ item: name }, on), standing: 'information' };
  return change > 0
    ? { text: m.reports_item_price_rose(facts, on), standing: 'soon' }
    : { text: m.reports_item_price_fell(facts, on), standing: 'information' };
};

/** Everything that was bought of one item, newest first, and how far back its price is known. */
export const onePurchase = async (tx: RestaurantTx, { days, on }: ReportAsk, item: Item): Promise<ReportBody> => {
  const lines = await boughtOf(tx, { from: dayLater(days.from, -daysBack), to: days.to, itemId: item.itemId });
  const name = nameIn(item, on);
  return {
    finding: findingOf(name, pricesOf(lines, days).get(item.itemId)?.changeShare ?? null, on),
    figures: [],
    charts: [],
    tables: [
      {
        id: 'lines',
        title: m.reports_item_lines({ item: name }, on),
        note: m.reports_item_lines_note({ days: daysBack }, on),
        columns: [
          { id: 'document', label: m.reports_document({}, on), side: 'left' },
          { id: 'day', label: m.reports_day({}, on), side: 'left' },
          { id: 'supplier', label: m.reports_supplier({}, on), side: 'left' },
          { id: 'quantity', label: m.reports_quantity({}, on), side: 'right' },
          { id: 'amount', label: m.reports_amount({}, on), side: 'right' },
          { id: 'price', label: m.reports_price_of_one({ unit: unitWord(bigUnits[item.baseUnit].unit, 1, on.locale) }, on), side: 'right' },
          { id: 'change', label: m.reports_price_change({}, on), side: 'right' },
        ],
        rows: [...rowsOf(tx, lines, { item, on })],
      },
    ],
    restsOn: [{ label: m.reports_basis({}, on), text: m.reports_item_lines_rest_on({}, on) }],
    advice: [
      {
        text: m.reports_item_ledger_text({}, on),
        action: m.reports_item_ledger({}, on),
        place: `/inventory/${item.itemId}`,
        standing: 'information',
      },
    ],
  };
};
