import { m } from '../../../../generated/messages/server/messages.js';
import { formatQuantity, quantity } from '../../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { unitWord, type ItemHeading } from '../../../inventory/server/public.ts';
import { boughtOf, type BoughtLine } from '../../../purchasing/server/public.ts';
import type { Cell, ReportRow } from '../../contract/report-document.ts';
import { pricesOf } from '../../rules/purchase-prices.ts';
import { dayLater } from '../../rules/report-period.ts';
import { nameIn } from '../account-words.ts';
import { dayCell, money, plain, words } from '../cells.ts';
import type { ReportAsk, ReportBody } from '../report-maker.ts';

const daysBack = 90;
const bigUnits = { g: { unit: 'kg', size: 1000n }, ml: { unit: 'l', size: 1000n }, each: { unit: 'each', size: 1n } } as const;
const millionth = 1_000_000n;

/** What a kilogram, a litre or a piece cost on a line; null where nobody knows. @unit minor units, cut off */
const unitPrice = ({ quantity: amount, amountMinor }: BoughtLine, size: bigint): bigint | null => {
  const held = quantity(amount);
  return amountMinor === null || held <= 0n ? null : (amountMinor * millionth * size) / held;
};

/** Down to the line of the invoice, or to the delivery while nothing charges it. */
const placeOf = ({ invoice, receiptId }: BoughtLine): string =>
  invoice === null ? `/inventory/deliveries/${receiptId}` : `/purchase/invoices/${invoice.id}#line-${invoice.lineId}`;

/** Everything that was bought of one item, newest first, and how far back its price is known. */
export const onePurchase = async (
  tx: RestaurantTx,
  ask: ReportAsk,
  item: ItemHeading & { readonly itemId: string },
): Promise<ReportBody> => {
  const { days, on } = ask;
  const { unit, size } = bigUnits[item.baseUnit];
  const lines = await boughtOf(tx, { from: dayLater(days.from, -daysBack), to: days.to, itemId: item.itemId });
  const prices = pricesOf(lines, days).get(item.itemId);
  const said = unitWord(unit, 1, on.locale);
  const quantityCell = (amount: string): Cell => ({
    kind: 'quantity',
    quantity: formatQuantity((quantity(amount) / size) as ReturnType<typeof quantity>),
    unit: said,
  });
  const rows = lines.map((one, at): ReportRow => {
    const [now, before] = [
      unitPrice(one, size),
      lines
        .slice(at + 1)
        .map((older) => unitPrice(older, size))
        .find((price) => price !== null),
    ];
    const change =
      now === null || before === undefined || before === null || before === 0n ? null : Number(((now - before) * 10_000n) / before);
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
        plain('change', change),
      ],
    };
  });
  const percent = prices?.changeShare ?? null;
  const facts = { item: nameIn(item, on), percent: Math.abs(Math.round((percent ?? 0) / 100)) };
  const text =
    percent === null || facts.percent === 0
      ? m.reports_item_price_steady({ item: facts.item }, on)
      : percent > 0
        ? m.reports_item_price_rose(facts, on)
        : m.reports_item_price_fell(facts, on);
  return {
    finding: { text, standing: percent !== null && percent > 0 ? 'soon' : 'information' },
    figures: [],
    charts: [],
    tables: [
      {
        id: 'lines',
        title: m.reports_item_lines({ item: facts.item }, on),
        note: m.reports_item_lines_note({ days: daysBack }, on),
        columns: [
          { id: 'document', label: m.reports_document({}, on), side: 'left' },
          { id: 'day', label: m.reports_day({}, on), side: 'left' },
          { id: 'supplier', label: m.reports_supplier({}, on), side: 'left' },
          { id: 'quantity', label: m.reports_quantity({}, on), side: 'right' },
          { id: 'amount', label: m.reports_amount({}, on), side: 'right' },
          { id: 'price', label: m.reports_price_of_one({ unit: said }, on), side: 'right' },
          { id: 'change', label: m.reports_price_change({}, on), side: 'right' },
        ],
        rows,
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
