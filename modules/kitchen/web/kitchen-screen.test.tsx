import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openBoard, type OpenedBoard } from './testing/open-board.tsx';
import { headOf, lineOf, stationOf } from './testing/sample-tickets.ts';

let opened: OpenedBoard | undefined;
afterEach(() => {
  cleanup();
  opened?.close();
});

test('beside each station stands what is on its board: a pick-up has what is ready, and nothing of what is still cooked', async () => {
  const order = headOf('4');
  const line = (dish: string, state: 'QUEUED' | 'READY' | 'PASSED' | 'SERVED') => lineOf(order, dish, { state });
  const lines = [line('Shiro', 'QUEUED'), line('Kitfo', 'READY'), line('Buna', 'PASSED'), line('Tibs', 'PASSED'), line('Doro', 'SERVED')];
  const stations = [stationOf(), stationOf({ name: 'Pass', kind: 'EXPO' }), stationOf({ name: 'Pick-up', kind: 'PICKUP' })];
  const answers = { readHouse: async () => ({ stations, tables: [] }), readKitchen: async () => ({ lines, orders: [order] }) };
  opened = await openBoard({ address: '/kitchen', answers });
  const tile = async (name: string) => (await screen.findByText(name)).closest('a')?.textContent;
  await screen.findByText(m.kitchen_station_in_hand({ count: 1 }));
  expect(await tile('Hot line')).toContain(m.kitchen_station_in_hand({ count: 1 }));
  expect(await tile('Pass')).toContain(m.kitchen_station_in_hand({ count: 2 }));
  expect(await tile('Pick-up')).toContain(m.kitchen_station_in_hand({ count: 3 }));
});
