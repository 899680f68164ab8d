import { ORPCError } from '@orpc/client';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openBoard, type OpenedBoard } from '../testing/open-board.tsx';

const opened: OpenedBoard[] = [];
afterEach(() => {
  cleanup();
  for (const board of opened.splice(0)) board.close();
});

const answers = { readHouse: async () => ({ stations: [], tables: [] }) };
const menu = { categories: [], dishes: [], groups: [], isCostVisible: false };

test('says that the menu could not be read, and asks again when told to', async () => {
  const readMenu = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }))
    .mockResolvedValue(menu);
  opened.push(await openBoard({ address: '/kitchen/orders/new', answers, readMenu }));
  expect(await screen.findByText(m.kitchen_menu_unread())).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: m.kitchen_try_again() }));
  expect(await screen.findByText(m.kitchen_no_dishes())).toBeTruthy();
});
