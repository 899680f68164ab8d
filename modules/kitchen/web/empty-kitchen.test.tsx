import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openBoard, type OpenedBoard } from './testing/open-board.tsx';

const opened: OpenedBoard[] = [];
afterEach(() => {
  cleanup();
  for (const board of opened.splice(0)) board.close();
});

const answers = { readHouse: async () => ({ stations: [], tables: [] }), readKitchen: async () => ({ lines: [] }) };
const open = async (address: string, role: string) => opened.push(await openBoard({ address, answers, role }));

test.each([
  ['a kitchen without stations', '/kitchen', m.kitchen_no_stations, m.kitchen_set_up, '/kitchen/set-up'],
  ['a menu without dishes', '/kitchen/orders/new', m.kitchen_no_dishes, m.kitchen_no_dishes_menu, '/menu'],
])('%s leads whoever may mend that to where it is mended, and nobody else', async (_what, address, said, way, to) => {
  await open(address, 'chef');
  expect(await screen.findByText(said())).toBeTruthy();
  expect(screen.getByRole('link', { name: way() }).getAttribute('href')).toBe(to);
  cleanup();
  await open(address, 'staff');
  expect(await screen.findByText(said())).toBeTruthy();
  expect(screen.queryByRole('link', { name: way() })).toBeNull();
});
