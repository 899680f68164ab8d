import { cleanup, fireEvent, screen } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import type { PrepPlan, PrepSuggestion, PrepTask } from '../../contract/prep-fields.ts';
import { MenuScreen } from '../menu-screen.tsx';
import { openMenu } from '../testing/menu-device.tsx';

const opened: { close: () => void }[] = [];
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

/** Enough of it is ready. */
const injera: PrepSuggestion = {
  recipeId: uuidv7(),
  name: 'Injera',
  nameLocal: 'እንጀራ',
  itemId: uuidv7(),
  isMadeWhole: true,
  batch: '40',
  par: '40',
  onHand: '60',
  expected: '0',
  restsOn: 0,
  isPlanned: false,
  forPreps: '0',
  planned: '0',
  suggested: '0',
  due: null,
  activeMinutes: 60,
  passiveMinutes: 0,
};

const open = async (suggestions: readonly PrepSuggestion[], tasks: readonly PrepTask[] = []) => {
  const plan: PrepPlan = {
    date: '2026-11-22',
    today: '2026-11-22',
    isServiceKnown: true,
    suggestions: [...suggestions],
    tasks: [...tasks],
  };
  const answers = {
    readMenu: async () => ({ categories: [], dishes: [], groups: [], isCostVisible: true }),
    readPrep: async () => plan,
  };
  opened.push(await openMenu({ screen: MenuScreen, path: '/menu', address: '/menu?tab=prep', answers }));
};

test('a house that preps nothing is told so, with no heading over nothing', async () => {
  await open([]);
  expect(await screen.findByText(m.menu_prep_empty_title())).toBeTruthy();
  for (const heading of [m.menu_prep_planned(), m.menu_prep_suggested()])
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
});

test('a house that has a prep can put it on the plan, though enough of it is ready', async () => {
  await open([injera]);
  expect(await screen.findByRole('heading', { name: m.menu_prep_planned() })).toBeTruthy();
  expect(screen.getByRole('button', { name: m.menu_prep_add() })).toBeTruthy();
});

test('what somebody else has in hand is freed by whoever leads, here at once', async () => {
  const task: PrepTask = {
    id: uuidv7(),
    recipeId: injera.recipeId,
    name: 'Injera',
    nameLocal: null,
    itemId: injera.itemId,
    workDate: '2026-11-22',
    forDate: '2026-11-22',
    readyAt: '2026-11-22T12:00:00.000Z',
    startBy: '2026-11-22T11:00:00.000Z',
    target: '40',
    note: null,
    state: 'IN_PROGRESS',
    claimedBy: { id: 'yonas', name: 'Yonas Kebede' },
    blockedReason: null,
    batchId: null,
    made: null,
    madeOn: null,
    version: 3,
  };
  await open([injera], [task]);
  expect(await screen.findByText(m.menu_prep_in_hand({ name: 'Yonas Kebede' }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: m.menu_prep_claim_named({ name: 'Injera' }) })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: m.menu_prep_free_named({ name: 'Injera' }) }));
  expect(await screen.findByRole('button', { name: m.menu_prep_claim_named({ name: 'Injera' }) })).toBeTruthy();
  expect(screen.queryByText(m.menu_prep_in_hand({ name: 'Yonas Kebede' }))).toBeNull();
});
