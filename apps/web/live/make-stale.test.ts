import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStaling, staleRoundMs } from './make-stale.ts';

const keys = [
  ['inventory', 'selam', 'catalogue'],
  ['inventory', 'selam', 'count-sheet', 'c1'],
  ['inventory', 'habesha', 'catalogue'],
  ['waste', 'selam', 'entries'],
  ['restaurants', 'people', 'selam', 'members'],
  ['accounts', 'profile'],
];

/** A cache in which everything is fresh. */
const openCache = () => {
  const queries = new QueryClient();
  for (const key of keys) queries.setQueryData(key, 'known');
  const stale = () =>
    queries
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => JSON.stringify(queryKey));
  return { queries, stale };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a booking makes the stock of its restaurant stale, and neither an open count nor another restaurant', () => {
  const { queries, stale } = openCache();
  createStaling(queries, 'selam').byEvent('inventory.v1.movement-recorded');
  vi.runAllTimers();
  expect(stale()).toEqual(['["inventory","selam","catalogue"]']);
});

it('people are made stale by what happens to people', () => {
  const { queries, stale } = openCache();
  createStaling(queries, 'selam').byEvent('restaurants.v1.member-removed');
  vi.runAllTimers();
  expect(stale()).toEqual(['["restaurants","people","selam","members"]']);
});

it('an event that nobody knows makes nothing stale', () => {
  const { queries, stale } = openCache();
  createStaling(queries, 'selam').byEvent('toString');
  createStaling(queries, 'selam').byEvent('tests.v1.unheard-of');
  vi.runAllTimers();
  expect(stale()).toEqual([]);
});

it('after too much was missed, everything of the restaurant is stale and nothing of another', () => {
  const { queries, stale } = openCache();
  createStaling(queries, 'selam').all();
  vi.runAllTimers();
  expect(stale()).toEqual(keys.filter((key) => key.includes('selam')).map((key) => JSON.stringify(key)));
});

it('a storm of events asks at once, and then once in a round', () => {
  const queries = new QueryClient();
  const asked = vi.spyOn(queries, 'invalidateQueries');
  const staling = createStaling(queries, 'selam');
  for (let tick = 0; tick < 100; tick += 1) {
    staling.byEvent('waste.v1.entry-logged');
    vi.advanceTimersByTime(staleRoundMs / 50);
  }
  vi.runAllTimers();
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(4);
});
