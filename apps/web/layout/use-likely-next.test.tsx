import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { likelyNextOf } from '../routing/likely-next.ts';
import { useLikelyNext } from './use-likely-next.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const paths = ['/home', '/menu', '/tasks', '/staff', '/inventory', '/purchase', '/waste', '/reports', '/settings'] as const;

/** An app of the same places whose screens say when they are fetched. */
const open = async (path: string) => {
  const fetched: string[] = [];
  const Layout = () => {
    useLikelyNext();
    return <Outlet />;
  };
  const root = createRootRoute({ component: Layout });
  const places = paths.map((place) =>
    createRoute({ getParentRoute: () => root, path: place, loader: () => void fetched.push(place), component: () => <h1>{place}</h1> }),
  );
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren(places), history });
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: path });
  return { fetched, router, queries };
};

describe('the screens that usually follow', () => {
  test.each([
    ['/home', ['/menu', '/tasks', '/staff']],
    ['/menu', ['/inventory', '/purchase', '/home']],
    ['/tasks', ['/staff', '/home']],
    ['/staff', ['/tasks', '/home']],
    ['/inventory', ['/purchase', '/waste']],
    ['/purchase', ['/inventory', '/reports']],
    ['/waste', ['/inventory', '/reports']],
    ['/reports', ['/home', '/settings']],
    ['/settings', ['/home']],
  ])('after %s are %j, and none after an address of its own making', (path, next) => {
    expect(likelyNextOf(path)).toEqual(next);
    expect(likelyNextOf(`${path}/constructor`)).toEqual([]);
    expect(likelyNextOf('toString')).toEqual([]);
  });

  test('are fetched a second after arriving, and not when one has gone on before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { fetched, router } = await open('/waste');
    expect(fetched).toEqual(['/waste']);
    await vi.advanceTimersByTimeAsync(500);
    await router.navigate({ to: '/settings' });
    await screen.findByRole('heading', { name: '/settings' });
    await vi.advanceTimersByTimeAsync(700);
    expect(fetched).toEqual(['/waste', '/settings']);
    await vi.advanceTimersByTimeAsync(400);
    await vi.waitFor(() => expect(fetched).toEqual(['/waste', '/settings', '/home']));
  });

  test('wait for what the screen itself has asked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { fetched, queries } = await open('/settings');
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = queries.fetchQuery({ queryKey: ['a large stock'], queryFn: () => promise });
    await vi.advanceTimersByTimeAsync(3000);
    expect(fetched).toEqual(['/settings']);
    resolve('here');
    await asked;
    await vi.advanceTimersByTimeAsync(100);
    await vi.waitFor(() => expect(fetched).toEqual(['/settings', '/home']));
  });

  test('are not fetched for whoever told the browser to spare the line', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { fetched, router } = await open('/waste');
    await vi.advanceTimersByTimeAsync(3000);
    expect(fetched).toEqual(['/waste']);
    await router.navigate({ to: '/settings' });
    await screen.findByRole('heading', { name: '/settings' });
    expect(fetched).toEqual(['/waste', '/settings']);
  });
});
