import { expect, it } from 'vitest';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { Dish } from '../contract/fields.ts';
import type { WholeMenu } from './menu-client.ts';
import { withWaitingPauses } from './waiting-pauses.ts';

const dish = (id: string, state: Dish['state']) => ({ id, state, pause: null }) as unknown as Dish;
const menu = (...dishes: Dish[]): WholeMenu => ({ categories: [], dishes, groups: [], isCostVisible: false });

const said = (dishId: string, isPaused: boolean, state: OutboxEntry['state'] = 'waiting') =>
  ({ name: 'menu.pause-dish@1', state, input: { body: { dishId, isPaused, reason: 'No beef', until: null } } }) as unknown as OutboxEntry;

const statesAfter = (before: WholeMenu, ...entries: OutboxEntry[]) => withWaitingPauses(before, entries).dishes.map(({ state }) => state);

it('a dish that was taken off without a line is shown as off at once, and the last word counts', () => {
  expect(statesAfter(menu(dish('tibs', 'LIVE'), dish('shiro', 'LIVE')), said('tibs', true))).toEqual(['PAUSED', 'LIVE']);
  expect(statesAfter(menu(dish('tibs', 'LIVE')), said('tibs', true), said('tibs', false))).toEqual(['LIVE']);
});

it('what the server refused is not shown, and a dish that is not on the menu is never on it by this', () => {
  expect(statesAfter(menu(dish('tibs', 'LIVE')), said('tibs', true, 'needs-attention'))).toEqual(['LIVE']);
  expect(statesAfter(menu(dish('tibs', 'RETIRED')), said('tibs', false))).toEqual(['RETIRED']);
});
