import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { ReportAdvice } from '../../contract/report-document.ts';
import { cellText } from '../../rules/cell-text.ts';
import { dearestRise } from '../../rules/item-moves.ts';
import { nameIn } from '../account-words.ts';
import { money } from '../cells.ts';
import { beforeWord } from '../compare.ts';
import type { ReportAsk } from '../report-maker.ts';
import type { FoodMove } from './food-moves.ts';

/** Where everything that was bought of one item stands, with the invoices that charged it. */
export const purchasesOf = ({ days }: ReportAsk, itemId: string): string =>
  `/reports/purchases?from=${days.from}&to=${days.to}&subject=${itemId}`;

/** What to look at: the item whose price cost most more, and a way to the invoices that did it. */
export const priceAdvice = (tx: RestaurantTx, moves: readonly FoodMove[], ask: ReportAsk): ReportAdvice[] => {
  const { on } = ask;
  const rise = dearestRise(moves);
  const item = moves.find(({ itemId }) => itemId === rise?.itemId);
  if (!rise || !item) return [];
  const reader = { wall: on.house, language: on.locale };
  const facts = { item: nameIn(item, on), amount: cellText(money(tx, rise.priceMinor), reader), than: beforeWord(ask) };
  return [
    {
      text: m.reports_price_advice(facts, on),
      action: m.reports_price_advice_action({}, on),
      place: purchasesOf(ask, rise.itemId),
      standing: 'soon',
    },
  ];
};
