import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { menuForSale } from '../../../menu/server/public.ts';

/** The menu as a till needs it: what to send for each dish and choice, what it costs, and what is off at present. */
export const tillMenu = async (tx: RestaurantTx) => {
  const { dishes, groups } = await menuForSale(tx);
  const now = new Date();
  return {
    currency: tx.currency,
    dishes: dishes.map(({ id, name, nameLocal, state, pausedUntil, prices, vatRate, groupIds }) => ({
      id,
      name,
      nameLocal,
      isOff: state === 'PAUSED' && (pausedUntil === null || pausedUntil > now),
      offUntil: pausedUntil?.toISOString() ?? null,
      pricesMinor: Object.fromEntries(Object.entries(prices).map(([channel, price]) => [channel, String(price)])),
      vatRate,
      groupIds,
    })),
    groups,
  };
};
