import { act, screen, within } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { hotBoard, minutesAgo } from '../testing/hot-board.ts';
import { headOf, lineOf } from '../testing/sample-tickets.ts';

const { hot, showing, ticketOf } = hotBoard();

describe('what is to be made all day', () => {
  const order = headOf('4', { openedAt: minutesAgo(5) });
  const fired = { stationIds: [hot.id, uuidv7()], firedAt: minutesAgo(3) };
  const doneHere = lineOf(order, 'Kitfo', { ...fired, stage: 2 });
  const toDo = lineOf(order, 'Tibs', { ...fired, stage: 1, quantity: 3 });

  test('leaves out what went on to a later station, though it still stands on its ticket', async () => {
    await showing([order], [doneHere, toDo]);
    const strip = await screen.findByRole('group', { name: m.kitchen_all_day() });
    expect(strip.textContent).toBe(`${m.kitchen_all_day()}3 Tibs`);
    expect((await ticketOf('4')).textContent).toContain('Kitfo');
  });

  test('names what is for an allergy first, whatever was ordered before it', async () => {
    await showing([order], [toDo, lineOf(order, 'Kitfo', { ...fired, hasAllergy: true })]);
    const strip = await screen.findByRole('group', { name: m.kitchen_all_day() });
    expect(strip.textContent).toBe(`${m.kitchen_all_day()}1 Kitfo3 Tibs`);
  });

  test('says nothing where nothing is to be made', async () => {
    const gone = { state: 'VOIDED', beforeVoid: 'QUEUED', voidedAt: minutesAgo(1), acknowledgedAt: null } as const;
    await showing([order], [lineOf(order, 'Tibs', { ...fired, ...gone })]);
    await ticketOf('4');
    expect(screen.queryByText(m.kitchen_all_day())).toBeNull();
  });
});

describe('what stock still makes', () => {
  const order = headOf('4', { openedAt: minutesAgo(5) });
  const line = lineOf(order, 'Doro wat');
  const dishOf = (portionsLeft: number | null) => ({ id: line.dishId, state: 'LIVE', name: 'Doro wat', nameLocal: null, portionsLeft });

  test('stands on the ticket where it is little', async () => {
    await showing([order], [line], { dishes: [dishOf(4)] });
    expect(await within(await ticketOf('4')).findByText(m.menu_portions_left({ count: 4 }))).toBeTruthy();
  });

  test.each([[40], [null]])('is not said where it is enough or nobody counts it: %s', async (left) => {
    await showing([order], [line], { dishes: [dishOf(left)] });
    const ticket = await ticketOf('4');
    await act(async () => undefined);
    expect(within(ticket).queryByText(/left$/)).toBeNull();
  });
});
