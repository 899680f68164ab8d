import { m } from '../../../generated/messages/server/messages.js';
import type { Home } from '../contract/home.contract.ts';
import type { Facts } from './gather-facts.ts';
import { nameIn, type On } from './words-of.ts';

type Sentence = NonNullable<Home['briefing']>[number];

const tradeSentences = (trade: Home['trade']): Sentence[] => (trade === null ? [] : [{ text: trade.title, place: trade.place }]);

/** What is known of money, as far as the reader may see it, and in which language all is said. */
type Told = { readonly trade: Home['trade']; readonly food: Sentence | null; readonly on: On };

/** Sentences about what the night left and the day brings; each is true of what is stored, and leads there. */
export const briefingOf = (facts: Facts, { trade, food, on }: Told): Home['briefing'] => {
  const { lots, deliveries, lists, stock, day } = facts;
  const [first] = stock.items;
  const today = (deliveries ?? []).filter(({ expectedOn }) => expectedOn === day);
  const missed = lists.filter(({ state }) => state === 'MISSED');
  const sentences: Sentence[] = [
    ...tradeSentences(trade),
    ...(food === null ? [] : [food]),
    ...(today.length === 0
      ? []
      : [
          {
            text: m.home_brief_deliveries({ count: today.length, supplier: today[0]?.supplier ?? '' }, on),
            place: '/inventory/deliveries',
          },
        ]),
    ...(lots === null || lots.count === 0 ? [] : [{ text: m.home_brief_lots({ count: lots.count }, on), place: '/inventory/expiring' }]),
    ...(first === undefined
      ? []
      : [
          {
            text: (stock.isMore ? m.home_brief_stock_many : m.home_brief_stock)({ count: stock.count, name: nameIn(first, on) }, on),
            place: '/inventory',
          },
        ]),
    ...(missed.length === 0 ? [] : [{ text: m.home_brief_missed({ count: missed.length }, on), place: '/tasks' }]),
  ];
  return sentences.length === 0 ? null : sentences;
};
