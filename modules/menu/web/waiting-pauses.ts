import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { Dish } from '../contract/fields.ts';
import type { MenuInputs, WholeMenu } from './menu-client.ts';

const pauseName = 'menu.pause-dish@1';

/** A dish after an 86, or after it is back; one that is not on the menu at all stays as it is. */
export const withPause = (dish: Dish, { isPaused, reason, until }: MenuInputs['pauseDish']['body']): Dish => {
  if (dish.state !== 'LIVE' && dish.state !== 'PAUSED') return dish;
  return isPaused ? { ...dish, state: 'PAUSED', pause: { source: 'HAND', reason, until } } : { ...dish, state: 'LIVE', pause: null };
};

/** The menu with every 86 that waits on this device, in the order in which they were said. */
export const withWaitingPauses = (menu: WholeMenu, entries: readonly OutboxEntry[]): WholeMenu => {
  const said = entries
    .filter(({ name, state }) => name === pauseName && state !== 'needs-attention')
    .map(({ input }) => (input as MenuInputs['pauseDish']).body);
  if (said.length === 0) return menu;
  const dishes = menu.dishes.map((dish) => said.filter(({ dishId }) => dishId === dish.id).reduce(withPause, dish));
  return { ...menu, dishes };
};
