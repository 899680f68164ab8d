import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { isComplete } from '../rules/time-card.ts';
import { loadCards } from './hours.ts';

/** What the clock says of a trading day. */
export type HoursOfDay = {
  /** Worked and paid. @unit minutes */
  readonly workedMinutes: number;
  /** Who clocked in or out at all. @unit people */
  readonly clocked: number;
  /** Who came and never went, or went and never came. @unit people */
  readonly incomplete: number;
};

/** What the clock says of a trading day, of everybody. */
export const hoursOfDay = async (tx: RestaurantTx, businessDate: string): Promise<HoursOfDay> => {
  const cards = (await loadCards(tx, { from: businessDate, to: businessDate, userId: null })).filter(
    ({ card }) => card.day === businessDate,
  );
  return {
    workedMinutes: cards.reduce((sum, { card }) => sum + card.workedMinutes, 0),
    clocked: cards.filter(({ card }) => card.segments.length > 0).length,
    incomplete: cards.filter(({ card }) => !isComplete(card)).length,
  };
};
