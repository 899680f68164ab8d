import { ORPCError } from '@orpc/client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
// The codes that the server refuses with are known once their contract is.
import '../contract/refusals.ts';
import { allergenCodes } from '../../inventory/rules/allergen.ts';
import type { Dish } from '../contract/fields.ts';
import { EditDishScreen } from './dishes/edit-dish-screen.tsx';
import { MenuScreen } from './menu-screen.tsx';
import { openMenu, type MenuAnswers, type Opening } from './testing/menu-device.tsx';

const fails = () => Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }));
const cut = () => Promise.reject(new TypeError('fetch failed'));
const refuses = (code: string, data: object = {}) => Promise.reject(new ORPCError(code, { status: 409, defined: true, data }));

const free = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE'])) as Dish['allergens'] & object;

/** Tibs at 12.00 with a food cost of 30 %, of which one allergen is not known. */
const tibs: Dish = {
  id: uuidv7(),
  name: 'Tibs',
  nameLocal: 'ጥብስ',
  description: null,
  descriptionLocal: null,
  categoryId: null,
  recipeId: null,
  state: 'LIVE',
  pause: null,
  followsStock: false,
  portionsLeft: null,
  availability: { days: [], hours: null, fasting: 'ALWAYS' },
  vatRate: 2000,
  targetFoodCostShare: 3000,
  targetSeconds: null,
  course: 1,
  prices: { DINE_IN: '1200' },
  currency: 'GBP',
  groupIds: [],
  version: 3,
  margin: {
    channel: 'DINE_IN',
    foodCostShare: 3000,
    marginMinor: '700',
    cost: { perPortion: '3', currency: 'GBP', isComplete: true, uncostedItemIds: [] },
  },
  allergens: { ...free, MILK: 'CONTAINS', SESAME: 'UNKNOWN' },
  verification: null,
  isFasting: false,
};

const menuOf = (...dishes: readonly Dish[]) => ({ readMenu: async () => ({ categories: [], dishes, groups: [], isCostVisible: true }) });

const browsing = { screen: MenuScreen, path: '/menu', address: '/menu' } as const;
const editing = { screen: EditDishScreen, path: '/menu/dishes/$dishId/edit', address: `/menu/dishes/${tibs.id}/edit` } as const;

const opened: { close: () => void }[] = [];
const open = async (where: Omit<Opening, 'answers'>, answers: MenuAnswers) => {
  opened.push(await openMenu({ ...where, answers: { listRecipes: async () => ({ recipes: [], isCostVisible: true }), ...answers } }));
};
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

describe('the menu', () => {
  test('says that the server failed, and asks again when told to', async () => {
    const readMenu = vi.fn<() => Promise<never>>(fails);
    await open(browsing, { readMenu });
    expect((await screen.findByRole('alert')).textContent).toContain(m.ui_unread_failed());
    const asked = readMenu.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: m.ui_unread_try_again() }));
    await waitFor(() => expect(readMenu.mock.calls.length).toBeGreaterThan(asked));
  });

  test('says that this device has none when the line is cut, and blames nothing', async () => {
    await open(browsing, { readMenu: cut });
    expect(await screen.findByText(m.ui_unread_no_connection())).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says where to begin when nothing is on it', async () => {
    await open(browsing, menuOf());
    expect(await screen.findByRole('heading', { name: m.menu_dishes_empty_title() })).toBeTruthy();
  });

  test('shows what a dish costs, and that somebody still has to say what is in it', async () => {
    await open(browsing, menuOf(tibs));
    const line = (await screen.findByRole('link', { name: 'Tibs' })).closest('li') ?? document.body;
    for (const said of ['£12.00', '30.0%', m.menu_allergens_some_unknown({ count: 1 })]) expect(line.textContent).toContain(said);
  });

  test('says that nobody knows what a dish costs, and the least where a part is known', async () => {
    const costing = (name: string, perPortion: string, foodCostShare: number): Dish => ({
      ...tibs,
      id: uuidv7(),
      name,
      margin: {
        channel: 'DINE_IN',
        foodCostShare,
        marginMinor: '1000',
        cost: { perPortion, currency: 'GBP', isComplete: false, uncostedItemIds: [] },
      },
    });
    await open(browsing, menuOf(costing('Kitfo', '0', 0), costing('Shiro', '1.5', 1500)));
    const lineOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li')?.textContent;
    expect(await lineOf('Kitfo')).toContain(m.menu_cost_unknown());
    expect(await lineOf('Kitfo')).not.toContain('0.0%');
    expect(await lineOf('Shiro')).toContain(m.menu_at_least({ figure: '15.0%' }));
  });

  test('offers a waiter nothing to change', async () => {
    await open({ ...browsing, role: 'staff' }, menuOf({ ...tibs, margin: null }));
    await screen.findByRole('link', { name: 'Tibs' });
    expect(screen.queryByRole('link', { name: m.menu_add_dish() })).toBeNull();
    expect(screen.queryByRole('button', { name: m.menu_take_off_named({ name: 'Tibs' }) })).toBeNull();
  });
});

test('a dish is off at once, though the server has not been told', async () => {
  await open({ ...browsing, role: 'kitchenstaff' }, menuOf(tibs));
  fireEvent.click(await screen.findByRole('button', { name: m.menu_take_off_named({ name: 'Tibs' }) }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(m.menu_why_off()), { target: { value: 'No beef' } });
  fireEvent.click(within(dialog).getByRole('button', { name: m.menu_take_off() }));
  expect(await screen.findByText(`${m.menu_off()} · No beef`)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: m.menu_bring_back_named({ name: 'Tibs' }) }));
  expect(await screen.findByRole('button', { name: m.menu_take_off_named({ name: 'Tibs' }) })).toBeTruthy();
});

test('a dish that somebody else changed keeps what was typed, and offers to begin again', async () => {
  await open(editing, { ...menuOf(tibs), saveDish: () => refuses('DISH_CHANGED', { current: tibs }) });
  const name = await screen.findByLabelText(m.menu_name());
  fireEvent.change(name, { target: { value: 'Lamb tibs' } });
  fireEvent.click(screen.getByRole('button', { name: m.menu_save() }));
  expect(await screen.findByText(m.menu_changed_meanwhile())).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(m.menu_name()).value).toBe('Lamb tibs');
  fireEvent.click(screen.getByRole('button', { name: m.menu_start_again() }));
  expect((await screen.findByLabelText<HTMLInputElement>(m.menu_name())).value).toBe('Tibs');
});
