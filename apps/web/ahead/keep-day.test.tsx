import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { CurrentRestaurantProvider, useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { RpcProvider } from '../../../platform/web/rpc-context.tsx';
import { endSession, keepSession } from '../../../platform/web/session.ts';
import { forgetSharedDevice, noteSharedDevice } from '../../../platform/web/shared-device.ts';
import { hanna } from '../../../platform/web/testing/session-user.ts';
import { keepDay } from './keep-day.ts';
import { keptDayKey } from './kept-day.ts';
import { useKeepDay } from './use-keep-day.ts';

const workplace = {
  id: '0190a0de-0000-7000-8000-000000000001',
  name: 'Selam Kitchen',
  isPrimary: true,
  brandChangedAt: null,
  address: '1 High Street',
  city: 'London',
  state: 'Greater London',
  currency: 'GBP' as const,
  timeZone: 'Europe/London',
  dayCutoffMinutes: 240,
  useEthiopianTime: false,
  useEthiopianCalendar: false,
};

const answers: Readonly<Record<string, object>> = {
  'inventory/syncItems': { items: [], cursor: '0', currency: 'GBP', isCostVisible: false, hasMore: false },
  'inventory/listCategories': { categories: [] },
  'inventory/listStorageAreas': { storageAreas: [] },
  'inventory/listCountTemplates': { templates: [], keyItemIds: [] },
  'inventory/listCounts': {
    counts: [
      { id: 'open', status: 'COUNTING' },
      { id: 'over', status: 'APPROVED' },
    ],
  },
  'inventory/getCount': { count: { recountNumber: 0 } },
  'inventory/countSheet': { spots: [], hasMore: false },
  'inventory/countEntries': { entries: [], hasMore: false },
  'menu/readRecipeBook': { recipes: [{ recipe: { id: 'shiro' } }], hasMore: false },
};

const minuteMs = 60_000;
/** Hours later it is still the same trading day: what a screen shows of another day is another answer. */
const noon = new Date('2026-11-26T12:00:00Z');

/** What the server was asked, by path, and what it says to some of it instead of answering. */
let asked: { readonly path: string; readonly body: string }[];
let instead: Readonly<Record<string, () => Response>>;

beforeEach(() => {
  asked = [];
  instead = {};
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/rpc/', '');
    asked.push({ path, body: await request.clone().text() });
    return instead[path]?.() ?? Response.json({ json: answers[path] ?? {} }, { headers: { 'x-request-id': '1' } });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paths = () => asked.map(({ path }) => path);

const onDevice = (role: string) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const keep = (left = new AbortController().signal) => keepDay({ queries, restaurant: { ...workplace, role }, left });
  return { queries, keep, keptAt: () => queries.getQueryData(keptDayKey(workplace.id)) };
};

describe('a day that is kept ahead', () => {
  test('holds what a cook needs, the walk of each open count and each recipe where its screen looks for it', async () => {
    const { queries, keep, keptAt } = onDevice('kitchenstaff');
    expect(await keep()).toBe(true);
    expect(paths()).toEqual(expect.arrayContaining(['inventory/syncItems', 'tasks/readRuns', 'kitchen/readKitchen', 'staff/readClock']));
    expect(paths()).toContain('purchasing/listDeliveries');
    expect(paths()).toEqual(expect.arrayContaining(['home/readHome', 'alerts/listAlerts']));
    expect(asked.filter(({ path }) => path === 'inventory/countSheet').map(({ body }) => JSON.parse(body))).toEqual([
      { json: { restaurantId: workplace.id, countId: 'open', after: 0 } },
    ]);
    expect(queries.getQueryData(['menu', workplace.id, 'recipe', 'shiro'])).toEqual({ recipe: { id: 'shiro' } });
    expect(keptAt()).toBeTypeOf('number');
  });

  test('holds the open orders of a manager where their list looks for them', async () => {
    const { queries, keep } = onDevice('manager');
    expect(await keep()).toBe(true);
    expect(queries.getQueryData(['purchasing', workplace.id, 'orders', 'OPEN'])).toEqual({ pages: [{}], pageParams: [''] });
  });

  test('asks nothing that somebody may not see', async () => {
    const { keep } = onDevice('staff');
    expect(await keep()).toBe(true);
    expect(paths().filter((path) => /count|deliver|purchasing/iu.test(path))).toEqual([]);
    expect(paths()).toContain('waste/logHelp');
  });

  test('asks again what changed, half an hour later, and the rest when it is four hours old', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    const { queries, keep } = onDevice('kitchenstaff');
    await keep();
    const askedAfter = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      await queries.invalidateQueries({ queryKey: ['tasks', workplace.id, 'runs'] });
      asked = [];
      expect(await keep()).toBe(true);
      return paths();
    };
    expect(await askedAfter(10 * minuteMs)).toEqual([]);
    expect(await askedAfter(21 * minuteMs)).toEqual(['tasks/readRuns']);
    expect(await askedAfter(210 * minuteMs)).toContain('menu/readMenu');
  });

  test('is whole without a part that is refused', async () => {
    const refused = { defined: true, code: 'FORBIDDEN', status: 403, message: '', data: {} };
    instead = { 'menu/readMenu': () => Response.json({ json: refused }, { status: 403, headers: { 'x-request-id': '1' } }) };
    const { keep, keptAt } = onDevice('kitchenstaff');
    expect(await keep()).toBe(true);
    expect(paths()).toContain('staff/readClock');
    expect(keptAt()).toBeTypeOf('number');
  });

  test('is not whole where the line is lost, and asks no further', async () => {
    instead = {
      'tasks/readRuns': () => {
        throw new TypeError('Failed to fetch');
      },
    };
    const { keep, keptAt } = onDevice('kitchenstaff');
    expect(await keep()).toBe(false);
    expect(paths()).not.toContain('menu/readMenu');
    expect(keptAt()).toBeUndefined();
  });

  test('ends where the person leaves, and notes nothing for them', async () => {
    const leaving = new AbortController();
    instead = {
      'tasks/readRuns': () => {
        leaving.abort();
        return Response.json({ json: {} }, { headers: { 'x-request-id': '1' } });
      },
    };
    const { keep, keptAt } = onDevice('kitchenstaff');
    expect(await keep(leaving.signal)).toBe(false);
    expect(paths().at(-1)).toBe('tasks/readRuns');
    expect(keptAt()).toBeUndefined();
  });
});

describe('when it is kept', () => {
  const Home = () => {
    useKeepDay();
    return useMaybeRestaurant() && <h1>Home</h1>;
  };

  const setHidden = (isHidden: boolean): void => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  const arrive = async () => {
    keepSession({ user: { ...hanna, restaurantId: workplace.id }, expiresAt: '2999-01-01T00:00:00Z' });
    // As the app keeps them: an hour that passes would forget them otherwise.
    const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, networkMode: 'always' } } });
    render(
      <RpcProvider value={{ restaurants: { listMine: async () => ({ restaurants: [{ ...workplace, role: 'kitchenstaff' }] }) } }}>
        <QueryClientProvider client={queries}>
          <CurrentRestaurantProvider>
            <Home />
          </CurrentRestaurantProvider>
        </QueryClientProvider>
      </RpcProvider>,
    );
    await screen.findByRole('heading', { name: 'Home' });
    return queries;
  };

  const isAsked = () => vi.waitFor(() => expect(paths()).toContain('purchasing/listDeliveries'));

  beforeEach(() =>
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
      now: noon,
    }),
  );

  afterEach(() => {
    forgetSharedDevice();
    endSession();
    setHidden(false);
  });

  test('a quarter of a minute after arriving, and an hour later what changed since', async () => {
    const queries = await arrive();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_500);
    await isAsked();
    asked = [];
    await queries.invalidateQueries({ queryKey: ['purchasing'] });
    await vi.advanceTimersByTimeAsync(3_600_000);
    await isAsked();
    expect(paths()).toEqual(['purchasing/listDeliveries']);
  });

  test('once somebody looks again, where nobody did when it was due', async () => {
    setHidden(true);
    await arrive();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(asked).toEqual([]);
    setHidden(false);
    await isAsked();
  });

  test('never on a tablet that many share', async () => {
    noteSharedDevice();
    await arrive();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toEqual([]);
  });
});
