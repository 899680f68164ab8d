import { m } from '../../../generated/messages/server/messages.js';
import type { SignalKind } from '../rules/signal-kinds.ts';
import { amountOf, dayOf, nameOf, numberOf, type On, type Say, type Saying, type Sayings, textOf, type Words } from './word-parts.ts';
import { workWords } from './words-of-work.ts';

const percent = (bps: number): string => `${Math.round(bps / 100)}%`;

const supplied = (words: Words, on: On) => ({ supplier: nameOf(words, on, 'supplier'), number: textOf(words, 'number') });

const stockWords = {
  'stock-low': (words, on) => {
    const name = nameOf(words, on);
    const amount = amountOf(words, on);
    return {
      title: numberOf(words, 'amount') <= 0 ? m.alerts_title_stock_out({ name }, on) : m.alerts_title_stock_low({ name }, on),
      message:
        textOf(words, 'par') === '' ? m.alerts_left({ amount }, on) : m.alerts_left_of({ amount, par: amountOf(words, on, 'par') }, on),
    };
  },
  'stock-negative': (words, on) => ({
    title: m.alerts_title_stock_negative({ name: nameOf(words, on) }, on),
    message: m.alerts_stock_negative({ amount: amountOf(words, on) }, on),
  }),
  'lot-expiring': (words, on) => ({
    title: m.alerts_title_lot_expiring({ name: nameOf(words, on), day: dayOf(words, 'day', on) }, on),
    message: m.alerts_left({ amount: amountOf(words, on) }, on),
  }),
  'lot-expired': (words, on) => ({
    title: m.alerts_title_lot_expired({ name: nameOf(words, on) }, on),
    message: m.alerts_lot_expired({ amount: amountOf(words, on), day: dayOf(words, 'day', on) }, on),
  }),
  'lot-recalled': (words, on) => ({
    title: m.alerts_title_lot_recalled({ name: nameOf(words, on) }, on),
    message: m.alerts_left({ amount: amountOf(words, on) }, on),
  }),
  'count-submitted': (words, on) => ({
    title: m.alerts_title_count_submitted({ name: textOf(words, 'name') }, on),
    message: m.alerts_count_submitted({}, on),
  }),
  'count-overdue': (words, on) => ({
    title: m.alerts_title_count_overdue({ name: textOf(words, 'name') }, on),
    message: m.alerts_count_overdue({}, on),
  }),
  'count-stale': (words, on) => ({
    title: m.alerts_title_count_stale({ name: textOf(words, 'name') }, on),
    message: m.alerts_count_stale({}, on),
  }),
  'transfer-waits': (words, on) => ({
    title: m.alerts_title_transfer_waits({ number: textOf(words, 'number') }, on),
    message: textOf(words, 'partner'),
  }),
  'high-waste': (words, on) => {
    const name = nameOf(words, on);
    return {
      title: name === '' ? m.alerts_title_high_waste_unnamed({}, on) : m.alerts_title_high_waste({ name }, on),
      message: amountOf(words, on),
    };
  },
  'waste-action': (words, on) => ({
    title: m.alerts_title_waste_action({}, on),
    message:
      textOf(words, 'day') === ''
        ? textOf(words, 'text')
        : m.alerts_waste_action_until({ text: textOf(words, 'text'), day: dayOf(words, 'day', on) }, on),
  }),
} satisfies Sayings;

const buyingWords = {
  'items-requested': (words, on) => ({
    title: m.alerts_title_items_requested({ name: nameOf(words, on) }, on),
    message: textOf(words, 'text'),
  }),
  'order-approval': (words, on) => ({
    title: m.alerts_title_order_approval(supplied(words, on), on),
    message: nameOf(words, on, 'supplier'),
  }),
  'order-answered': (words, on) => ({ title: m.alerts_title_order_answered(supplied(words, on), on), message: dayOf(words, 'day', on) }),
  'delivery-late': (words, on) => ({
    title: m.alerts_title_delivery_late(supplied(words, on), on),
    message: m.alerts_delivery_late({ number: textOf(words, 'number'), day: dayOf(words, 'day', on) }, on),
  }),
  'delivery-differs': (words, on) => ({
    title: m.alerts_title_delivery_differs(supplied(words, on), on),
    message: m.alerts_delivery({ number: textOf(words, 'number') }, on),
  }),
  'invoice-differs': (words, on) => ({
    title: m.alerts_title_invoice_differs(supplied(words, on), on),
    message: nameOf(words, on, 'supplier'),
  }),
  'invoice-approval': (words, on) => ({
    title: m.alerts_title_invoice_approval(supplied(words, on), on),
    message: nameOf(words, on, 'supplier'),
  }),
  'credit-waits': (words, on) => ({ title: m.alerts_title_credit_waits(supplied(words, on), on), message: '' }),
  'price-spike': (words, on) => ({
    title: m.alerts_title_price_spike(
      { name: nameOf(words, on), supplier: nameOf(words, on, 'supplier'), percent: percent(numberOf(words, 'changeBps')) },
      on,
    ),
    message: '',
  }),
} satisfies Sayings;

const byKind: Readonly<Record<SignalKind, Say>> = { ...stockWords, ...buyingWords, ...workWords };
const sayings: Partial<Record<string, Say>> = byKind;

/** What a signal says to a reader; something general for a kind of another version. */
export const wordsOfSignal = (kind: string, words: Words, on: On): Saying =>
  sayings[kind]?.(words, on) ?? { title: m.alerts_title_other({}, on), message: '' };
