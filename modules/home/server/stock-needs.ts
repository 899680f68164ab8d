import { m } from '../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { amountWord } from '../../inventory/server/public.ts';
import { money } from '../../reports/server/public.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import type { Facts } from './gather-facts.ts';
import type { RankedNeed } from './ranked-need.ts';
import { dayIn, nameIn, type On } from './words-of.ts';

type Item = Facts['stock']['items'][number];

/** Whoever may order does so; whoever may not asks for it. */
const orderPlace = (tx: RestaurantTx): string => (can(tx.role, 'purchasing.edit') ? '/purchase/fill' : '/inventory/request');

const outNeed = (tx: RestaurantTx, item: Item, on: On): RankedNeed => ({
  id: `out-${item.itemId}`,
  standing: 'wrong',
  stakeMinor: null,
  title: m.home_out({ name: nameIn(item, on) }, on),
  detail: item.par === null ? null : m.home_out_detail({ par: amountWord(item.par, item.baseUnit, on.locale) }, on),
  stake: null,
  action: can(tx.role, 'purchasing.edit') ? m.home_order({}, on) : m.home_ask_for_it({}, on),
  place: orderPlace(tx),
});

/** What has run out, one by one, and how much else is below its par. */
export const stockNeeds = (tx: RestaurantTx, { stock }: Facts, on: On): RankedNeed[] => {
  const out = stock.items.filter(({ isOut }) => isOut).slice(0, 2);
  const low = stock.count - out.length;
  const mayAsk = can(tx.role, 'purchasing.request');
  if (!mayAsk) return [];
  return [
    ...out.map((item) => outNeed(tx, item, on)),
    ...(low <= 0
      ? []
      : [
          {
            id: 'low',
            standing: 'soon' as const,
            stakeMinor: null,
            title: stock.isMore ? m.home_low_many({ count: low }, on) : m.home_low({ count: low }, on),
            detail: null,
            stake: null,
            action: can(tx.role, 'purchasing.edit') ? m.home_order({}, on) : m.home_ask_for_it({}, on),
            place: orderPlace(tx),
          },
        ]),
  ];
};

/** What must be used by tomorrow or is past its day. */
export const lotNeeds = (tx: RestaurantTx, { lots, day }: Facts, on: On): RankedNeed[] =>
  (lots?.lots ?? []).slice(0, 2).map((lot) => {
    const isCostVisible = can(tx.role, 'inventory.view-cost');
    const isPast = lot.expiresOn < day;
    const amount = amountWord(lot.onHand, lot.baseUnit, on.locale);
    return {
      id: `lot-${lot.lotId}`,
      standing: isPast ? ('wrong' as const) : ('soon' as const),
      stakeMinor: isCostVisible ? lot.valueMinor : null,
      title: isPast ? m.home_past({ name: nameIn(lot, on), amount }, on) : m.home_use_by({ name: nameIn(lot, on), amount }, on),
      detail: m.home_use_by_detail({ day: dayIn(lot.expiresOn, on) }, on),
      stake: isCostVisible && lot.valueMinor !== null ? { cell: money(tx, lot.valueMinor), label: m.home_if_thrown({}, on) } : null,
      action: isPast ? m.home_see_lot({}, on) : m.home_plan_use({}, on),
      place: isPast ? `/inventory/lots/${lot.lotId}` : '/inventory/expiring',
    };
  });
