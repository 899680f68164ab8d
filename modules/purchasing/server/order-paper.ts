import { m } from '../../../generated/messages/server/messages.js';
import { formatMoney, minorUnits, type Currency } from '../../../kit/money.ts';
import { quantity } from '../../../kit/quantity.ts';
import { dayText, gregorianDayText } from '../../../kit/time/wall.ts';
import { unitCost, unitCostAsRational, valueOf } from '../../../kit/unit-cost.ts';
import type { Paper, PaperBlock } from '../../../platform/server/pdf/paper.ts';
import { unitWord } from '../../inventory/server/public.ts';
import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';
import type { OrderLine } from '../contract/order.contract.ts';
import type { LoadedOrder } from './load-order.ts';
import { presentLine } from './order-lines.ts';

type Language = 'en' | 'am';

/** The day of delivery for somebody outside the house: where it counts by the Ethiopian calendar, by both. */
export const deliveryDayText = (day: string, house: RestaurantDetails, language: Language): string => {
  const counted = dayText(day, 'long', { wall: house, language });
  return house.useEthiopianCalendar ? `${counted} (${gregorianDayText(day, 'date', language)})` : counted;
};

const priceOf = (line: OrderLine, currency: Currency, language: Language): string => {
  const toAgree = m.purchasing_paper_to_agree({}, { locale: language });
  const minor = line.unitPrice === null ? null : valueOf(quantity('1'), unitCostAsRational(unitCost(line.unitPrice)));
  if (minor === null) return toAgree;
  const unit = unitWord(line.priceUnit ?? line.unit, 1, language);
  return m.purchasing_paper_price({ price: formatMoney({ minor, currency }), unit }, { locale: language });
};

const packsOf = ({ quantity: packs, packText, unit }: OrderLine, language: Language): string =>
  packText === null ? `${packs} ${unitWord(unit, Number(packs), language)}` : `${packs} × ${packText}`;

const amountOf = ({ amountMinor }: OrderLine, currency: Currency): string =>
  amountMinor === null ? '' : formatMoney({ minor: minorUnits(amountMinor), currency });

const tableOf = ({ order, lines }: LoadedOrder, language: Language): PaperBlock => {
  const locale = { locale: language };
  const left = (heading: string, isWide = false) => ({ heading, side: 'left' as const, isWide });
  const right = (heading: string) => ({ heading, side: 'right' as const, isWide: false });
  return {
    kind: 'table',
    columns: [
      left(m.purchasing_paper_code({}, locale)),
      left(m.purchasing_paper_description({}, locale), true),
      left(m.purchasing_quantity({}, locale)),
      right(m.purchasing_price({}, locale)),
      right(m.purchasing_paper_amount({}, locale)),
    ],
    rows: lines
      .map(presentLine)
      .map((line) => [
        line.supplierCode ?? '',
        line.description,
        packsOf(line, language),
        priceOf(line, order.currency, language),
        amountOf(line, order.currency),
      ]),
  };
};

const totalOf = ({ order }: LoadedOrder, language: Language): string => {
  const amount = formatMoney({ minor: minorUnits(String(order.totalMinor)), currency: order.currency });
  const { unpricedLines: count } = order;
  return count === 0
    ? m.purchasing_paper_total({ amount }, { locale: language })
    : m.purchasing_paper_total_unpriced({ amount, count }, { locale: language });
};

/** What an order is called by those who got it before: its number, and which telling of it this is. */
const standingOf = ({ order }: LoadedOrder, language: Language): readonly PaperBlock[] => {
  const locale = { locale: language };
  if (order.state === 'CANCELLED') return [{ kind: 'strong', text: m.purchasing_paper_cancelled({}, locale) }];
  if (order.revision === 0) return [{ kind: 'strong', text: m.purchasing_paper_draft({}, locale) }];
  return order.revision === 1 ? [] : [{ kind: 'text', text: m.purchasing_revision({ number: order.revision }, locale) }];
};

const present = (lines: readonly (string | null)[]): readonly string[] => lines.filter((line) => line !== null && line !== '') as string[];

/** An order on paper, in its supplier's language. */
export const orderPaper = (loaded: LoadedOrder, house: RestaurantDetails): Paper => {
  const { order, seller } = loaded;
  const { language } = seller;
  const locale = { locale: language };
  const title = m.purchasing_paper_title({ number: order.number }, locale);
  const sellerName = language === 'am' ? (seller.nameLocal ?? seller.name) : seller.name;
  const day = order.expectedOn === null ? m.purchasing_no_day({}, locale) : deliveryDayText(order.expectedOn, house, language);
  return {
    title,
    language,
    madeAt: order.sentAt ?? order.createdAt,
    blocks: [
      { kind: 'heading', text: title },
      ...standingOf(loaded, language),
      {
        kind: 'beside',
        parts: [
          {
            heading: m.purchasing_paper_buyer({}, locale),
            lines: present([house.name, house.address, `${house.city} ${house.zipCode}`.trim(), house.phone]),
          },
          { heading: m.purchasing_paper_seller({}, locale), lines: present([sellerName, seller.phone, seller.email]) },
          { heading: m.purchasing_delivery_day({}, locale), lines: [day] },
        ],
      },
      tableOf(loaded, language),
      { kind: 'total', text: totalOf(loaded, language) },
      ...(order.note === null
        ? []
        : [
            { kind: 'strong' as const, text: m.purchasing_paper_note({}, locale) },
            { kind: 'text' as const, text: order.note },
          ]),
    ],
  };
};
