import { m } from '../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { stockSetUp } from '../../inventory/server/public.ts';
import { hasSold } from '../../kitchen/server/public.ts';
import { hasDishesForSale } from '../../menu/server/public.ts';
import { namesOfSuppliers } from '../../purchasing/server/public.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { staffCountOf } from '../../restaurants/server/public.ts';
import { hasToldRota } from '../../staff/server/public.ts';
import { hasLists } from '../../tasks/server/public.ts';
import type { GuideStep } from '../contract/home.contract.ts';
import type { On } from './words-of.ts';

/** How a restaurant is set up, in the order that helps most; null to who does not set it up, and once all of it is done. */
export const guideOf = async (tx: RestaurantTx, on: On): Promise<GuideStep[] | null> => {
  if (!can(tx.role, 'restaurant.edit')) return null;
  const stock = await stockSetUp(tx);
  const step = (id: string, title: string, { isDone, place }: Pick<GuideStep, 'isDone' | 'place'>): GuideStep => ({
    id,
    title,
    isDone,
    place,
  });
  const steps = [
    step('hours', m.home_guide_hours({}, on), { isDone: on.house.openingHours.length > 0, place: '/settings?tab=restaurant' }),
    step('items', m.home_guide_items({}, on), { isDone: stock.hasItems, place: '/inventory/import' }),
    step('suppliers', m.home_guide_suppliers({}, on), {
      isDone: (await namesOfSuppliers(tx)).length > 0,
      place: '/purchase?tab=suppliers',
    }),
    step('count', m.home_guide_count({}, on), { isDone: stock.wasCounted, place: '/inventory/counts' }),
    step('dishes', m.home_guide_dishes({}, on), { isDone: await hasDishesForSale(tx), place: '/menu' }),
    step('people', m.home_guide_people({}, on), { isDone: (await staffCountOf(tx)) > 1, place: '/settings?tab=team' }),
    step('lists', m.home_guide_lists({}, on), { isDone: await hasLists(tx), place: '/tasks/lists' }),
    step('rota', m.home_guide_rota({}, on), { isDone: await hasToldRota(tx), place: '/staff' }),
    step('sale', m.home_guide_sale({}, on), { isDone: await hasSold(tx), place: '/kitchen/orders' }),
  ];
  return steps.every(({ isDone }) => isDone) ? null : steps;
};
