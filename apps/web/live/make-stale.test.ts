import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStaling, slowRoundMs, staleRoundMs } from './make-stale.ts';
import { slowlyStaleByEvent } from './slowly-stale.ts';
import { staleByEvent } from './stale-by-event.ts';

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

it('an order that was closed makes stale what bills say of tips, which is offered anew', () => {
  const { queries, stale } = openCache();
  queries.setQueryData(['staff', 'selam', 'tips', 'taken', { from: '2026-11-02', to: '2026-11-08' }], 'known');
  queries.setQueryData(['staff', 'selam', 'tips'], 'known');
  createStaling(queries, 'selam').byEvent('kitchen.v1.order-changed');
  vi.runAllTimers();
  expect(stale()).toEqual(['["staff","selam","tips","taken",{"from":"2026-11-02","to":"2026-11-08"}]']);
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
    staling.byEvent('menu.v1.menu-changed');
    vi.advanceTimersByTime(staleRoundMs / 50);
  }
  vi.runAllTimers();
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(4);
});

it('an alert is asked for at once, also within a round that another event began', () => {
  const queries = new QueryClient();
  const alerts = ['alerts', 'selam', 'unread'];
  queries.setQueryData(alerts, 'known');
  const staling = createStaling(queries, 'selam');
  staling.byEvent('inventory.v1.movement-recorded');
  vi.advanceTimersByTime(staleRoundMs / 10);
  staling.byEvent('alerts.v1.alerts-changed');
  vi.advanceTimersByTime(1);
  expect(queries.getQueryState(alerts)?.isInvalidated).toBe(true);
});

describe('a report', () => {
  const key = ['reports', 'selam', 'report', { report: 'sales' }];
  const watching = () => {
    const queries = new QueryClient();
    const asked = vi.fn(() => Promise.resolve('known'));
    const observer = new QueryObserver(queries, { queryKey: key, queryFn: asked, staleTime: Infinity });
    return { queries, asked, observer };
  };

  it('is stale from the first sale on for whoever comes back to it', async () => {
    const { queries, asked, observer } = watching();
    observer.subscribe(() => undefined)();
    await vi.advanceTimersByTimeAsync(0);
    createStaling(queries, 'selam').byEvent('kitchen.v1.order-changed');
    expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('that somebody looks at is asked for anew once in half a minute, however much is sold', async () => {
    const { queries, asked, observer } = watching();
    const leave = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const staling = createStaling(queries, 'selam');
    const rounds = 3;
    for (let sale = 0; sale < rounds * 100; sale += 1) {
      staling.byEvent('kitchen.v1.order-changed');
      await vi.advanceTimersByTimeAsync(slowRoundMs / 100);
    }
    staling.stop();
    leave();
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(rounds);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(rounds + 1);
  });
});

it('every event that makes something slowly stale is one that there is', () => {
  expect(Object.keys(slowlyStaleByEvent).filter((name) => !Object.hasOwn(staleByEvent, name))).toEqual([]);
});
