import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { placeAt } from '../rules/place-at.ts';
import { useMaybeRestaurant } from './current-restaurant.tsx';
import { GoThereScreen } from './go-there-screen.tsx';
import { openAtWork, workplace } from './testing/open-at-work.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;
let switched: string[];
let isGone: boolean;

beforeEach(() => {
  switched = [];
  isGone = false;
});
afterEach(() => {
  cleanup();
  opened?.close();
});

const shola = { ...workplace, id: 'shola', name: 'Shola Corner', isPrimary: false, role: 'staff' };

const habesha = { ...workplace, id: 'habesha', name: 'Habesha House', isPrimary: false, role: 'manager' };

const Item = () => <h1>an item of {useMaybeRestaurant()?.name}</h1>;

const follow = async (restaurantId: string) => {
  const restaurants = {
    listMine: async () => ({ restaurants: [{ ...workplace, role: 'owner' }, habesha, shola] }),
    switchRestaurant: async ({ body }: { readonly body: { readonly restaurantId: string } }) => {
      if (isGone) throw new TypeError('nobody answers');
      switched.push(body.restaurantId);
    },
  };
  const screens = [
    { path: '/at/$restaurantId', component: GoThereScreen, validateSearch: ({ to }: Record<string, unknown>) => ({ to }) },
    { path: '/inventory/$itemId', component: Item },
  ];
  opened = await openAtWork({ address: placeAt(restaurantId, '/inventory/teff?from=2026-11-20'), screens, answers: { restaurants } });
};

test('a link about another restaurant opens that one, and then its place', async () => {
  await follow('habesha');
  expect(await screen.findByRole('heading', { name: 'an item of Habesha House' })).toBeTruthy();
  expect(switched).toEqual(['habesha']);
  expect(opened?.history.location).toMatchObject({ pathname: '/inventory/teff', search: '?from=2026-11-20' });
});

test('a link about the restaurant at hand opens its place, and switches nothing', async () => {
  await follow(workplace.id);
  expect(await screen.findByRole('heading', { name: 'an item of Selam Kitchen' })).toBeTruthy();
  expect(switched).toEqual([]);
});

test('whoever does not belong there is told so, stays where they are, and nobody is asked', async () => {
  await follow('merkato');
  expect(await screen.findByText('You do not have access to this restaurant')).toBeTruthy();
  expect(switched).toEqual([]);
  expect(opened?.history.location.pathname).toBe('/at/merkato');
});

test('without a connection it says so, and goes there on the next try', async () => {
  isGone = true;
  await follow('habesha');
  const again = await screen.findByRole('button', { name: m.restaurants_gate_try_again() });
  isGone = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'an item of Habesha House' })).toBeTruthy();
});

test('a second link is followed as well: from a dead end, from one that failed, and back', async () => {
  const push = (restaurantId: string, path: string) => opened?.history.push(placeAt(restaurantId, path));
  await follow('merkato');
  expect(await screen.findByText('You do not have access to this restaurant')).toBeTruthy();
  isGone = true;
  push('habesha', '/inventory/berbere');
  expect(await screen.findByText(m.restaurants_switch_failed())).toBeTruthy();
  isGone = false;
  push('shola', '/inventory/shiro');
  expect(await screen.findByRole('heading', { name: 'an item of Shola Corner' })).toBeTruthy();
  expect(opened?.history.location.pathname).toBe('/inventory/shiro');
  push(workplace.id, '/inventory/teff');
  expect(await screen.findByRole('heading', { name: 'an item of Selam Kitchen' })).toBeTruthy();
  expect(opened?.history.location.pathname).toBe('/inventory/teff');
  expect(switched).toEqual(['shola', workplace.id]);
});
