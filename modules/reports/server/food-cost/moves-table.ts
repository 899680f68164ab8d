import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { ReportTable } from '../../contract/report-document.ts';
import { furthest } from '../../rules/item-moves.ts';
import { nameIn } from '../account-words.ts';
import { line, lineTo, money, plain, words } from '../cells.ts';
import type { ReportAsk } from '../report-maker.ts';
import type { FoodMove } from './food-moves.ts';
import { purchasesOf } from './price-advice.ts';

const itemsShown = 12;

/** The items that moved furthest, by how much more they cost, and how much of that is their price. */
export const movesTable = (tx: RestaurantTx, moves: readonly FoodMove[], ask: ReportAsk): ReportTable => {
  const { on } = ask;
  const far = furthest(moves, itemsShown);
  const [shown, others] = [moves.filter((move) => far.has(move)), moves.filter((move) => !far.has(move))];
  const sum = (all: readonly FoodMove[], of: (move: FoodMove) => bigint): bigint => all.reduce((total, move) => total + of(move), 0n);
  const amounts = (all: readonly FoodMove[]) => [
    money(
      tx,
      sum(all, ({ nowMinor }) => nowMinor),
    ),
    money(
      tx,
      sum(all, ({ changeMinor }) => changeMinor),
    ),
    money(
      tx,
      sum(all, ({ priceMinor }) => priceMinor ?? 0n),
    ),
    plain('change', null),
  ];
  return {
    id: 'items',
    title: m.reports_food_items({}, on),
    note: m.reports_food_items_note({}, on),
    columns: [
      { id: 'item', label: m.reports_item({}, on), side: 'left' },
      { id: 'used', label: m.reports_used({}, on), side: 'right' },
      { id: 'change', label: m.reports_change({}, on), side: 'right' },
      { id: 'price', label: m.reports_of_it_price({}, on), side: 'right' },
      { id: 'dearer', label: m.reports_price_change({}, on), side: 'right' },
    ],
    rows: [
      ...shown.map((move) =>
        lineTo(purchasesOf(ask, move.itemId), [
          words(nameIn(move, on)),
          money(tx, move.nowMinor),
          money(tx, move.changeMinor),
          money(tx, move.priceMinor),
          plain('change', move.priceShare),
        ]),
      ),
      ...(others.length === 0 ? [] : [line([words(m.reports_others({ count: others.length }, on)), ...amounts(others)])]),
      line([words(m.reports_total({}, on)), ...amounts(moves)], 'total'),
    ],
  };
};
