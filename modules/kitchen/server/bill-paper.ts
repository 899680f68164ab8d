import { m } from '../../../generated/messages/server/messages.js';
import { formatMoney, minorUnits } from '../../../kit/money.ts';
import { dayText } from '../../../kit/time/wall.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Paper, PaperBlock } from '../../../platform/server/pdf/paper.ts';
import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';
import { getDetails, printForHouse } from '../../restaurants/server/public.ts';
import type { Order, OrderLine } from '../contract/fields.ts';
import { answerOrder } from './present-order.ts';

type Language = 'en' | 'am';

const nameOf = ({ dishName, dishNameLocal, modifiers }: OrderLine, language: Language): string => {
  const pick = (name: string, local: string | null) => (language === 'am' ? (local ?? name) : name);
  return [pick(dishName, dishNameLocal), ...modifiers.map((choice) => pick(choice.name, choice.nameLocal))].join(' + ');
};

const tableOf = (order: Order, language: Language): PaperBlock => {
  const locale = { locale: language };
  const money = (minor: bigint): string => formatMoney({ minor: minorUnits(String(minor)), currency: order.currency });
  const right = (heading: string) => ({ heading, side: 'right' as const, isWide: false });
  return {
    kind: 'table',
    columns: [
      { heading: m.kitchen_bill_dish({}, locale), side: 'left', isWide: true },
      right(m.kitchen_bill_quantity({}, locale)),
      right(m.kitchen_bill_price({}, locale)),
      right(m.kitchen_bill_amount({}, locale)),
    ],
    rows: order.lines
      .filter(({ state }) => state !== 'VOIDED')
      .map((line) => {
        const price = BigInt(line.unitPriceMinor);
        return [nameOf(line, language), String(line.quantity), money(price), money(price * BigInt(line.quantity))];
      }),
  };
};

/** A rate as people read it: 2000 is "20", 1250 is "12.5". */
const rateText = (rate: number): string => String(rate / 100);

const sumsOf = ({ bill, payments, currency }: Order, language: Language): readonly PaperBlock[] => {
  const locale = { locale: language };
  const money = (minor: string): string => formatMoney({ minor: minorUnits(minor), currency });
  const text = (line: string): PaperBlock => ({ kind: 'text', text: line });
  return [
    ...(bill.discountMinor === '0' ? [] : [text(m.kitchen_bill_discount({ amount: money(bill.discountMinor) }, locale))]),
    ...(bill.serviceMinor === '0' ? [] : [text(m.kitchen_bill_service({ amount: money(bill.serviceMinor) }, locale))]),
    { kind: 'total', text: m.kitchen_bill_total({ amount: money(bill.totalMinor) }, locale) },
    ...bill.vat.map(({ rate, vatMinor }) => text(m.kitchen_bill_vat({ rate: rateText(rate), amount: money(vatMinor) }, locale))),
    ...(payments.length === 0 ? [] : [text(m.kitchen_bill_paid({ amount: money(bill.paidMinor) }, locale))]),
    ...(bill.leftMinor === '0' ? [] : [text(m.kitchen_bill_left({ amount: money(bill.leftMinor) }, locale))]),
  ];
};

/** A bill on paper. It says of itself that it is no tax receipt: that one comes from a fiscal machine or a till. */
export const billPaper = (order: Order, house: RestaurantDetails, language: Language): Paper => {
  const locale = { locale: language };
  const title = m.kitchen_bill_title({ number: order.number }, locale);
  const day = dayText(order.businessDate, 'date', { wall: house, language });
  return {
    title,
    language,
    madeAt: new Date(order.openedAt),
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'strong', text: m.kitchen_bill_no_receipt({}, locale) },
      {
        kind: 'beside',
        parts: [
          {
            heading: house.name,
            lines: [house.address, `${house.city} ${house.zipCode}`.trim(), house.phone].filter((line) => line !== ''),
          },
          { heading: day, lines: order.tableName === null ? [] : [m.kitchen_bill_table({ table: order.tableName }, locale)] },
        ],
      },
      tableOf(order, language),
      ...sumsOf(order, language),
    ],
  };
};

/** The bill as a PDF. @refuses NOT_FOUND */
export const printBill = async (
  tx: RestaurantTx,
  { orderId, language }: { readonly orderId: string; readonly language: Language },
): Promise<{ fileName: string; pdf: string }> => {
  const { order } = await answerOrder(tx, orderId);
  const printed = await printForHouse(tx, billPaper(order, await getDetails(tx), language));
  return { fileName: `${order.number}.pdf`, pdf: printed.toString('base64') };
};
