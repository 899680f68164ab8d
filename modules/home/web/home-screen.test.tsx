import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openAtWork } from '../../restaurants/web/testing/open-at-work.tsx';
import type { Home, Need } from '../contract/home.contract.ts';
import { homeScreen } from './home-screen.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

beforeAll(() => {
  // What the list of finds measures and scrolls; this document has neither.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
      unobserve = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
});

afterEach(() => {
  cleanup();
  opened?.close();
});

const need = (id: string): Need => ({
  id,
  standing: 'wrong',
  title: `${id} has run out`,
  detail: null,
  stake: { cell: { kind: 'money', minor: '42250', currency: 'GBP' }, label: 'if thrown away' },
  action: `Order ${id}`,
  place: `/inventory/${id}?from=2026-11-20`,
});

const calm: Home = {
  day: '2026-11-20',
  fast: null,
  needs: [],
  cards: [],
  plan: null,
  trade: null,
  briefing: null,
  hasGroup: false,
  guide: null,
  asOf: '2026-11-20T08:00:00.000Z',
};

const places = [{ id: '/waste', title: 'Waste', hint: 'What was thrown away', run: () => undefined }];

const open = async (readHome: () => Promise<unknown>) => {
  const home = {
    readHome,
    findByName: async () => ({ found: [{ id: 'dish-1', kind: 'dish', title: 'Shiro', detail: 'Dish', place: '/x' }] }),
  };
  const screens = [
    { path: '/home', component: homeScreen(() => places) },
    { path: '/inventory/$itemId', component: () => <h1>an item</h1> },
  ];
  opened = await openAtWork({ address: '/home', screens, answers: { home } });
};

describe('home', () => {
  test('while it loads shows a conversation to come', async () => {
    await open(() => new Promise(() => undefined));
    expect(await screen.findByRole('status', { name: m.home_loading() })).toBeTruthy();
  });

  test('says so where nothing needs anybody, and shows no empty part', async () => {
    await open(async () => calm);
    expect(await screen.findByRole('heading', { level: 1, name: m.home_title_calm() })).toBeTruthy();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  test('names four things, then all of them, each with what hangs on it and one thing to do', async () => {
    await open(async () => ({ ...calm, needs: ['shiro', 'teff', 'oil', 'salt', 'lamb'].map(need) }));
    expect(await screen.findByRole('heading', { level: 1, name: m.home_title_needs({ count: 5 }) })).toBeTruthy();
    expect(screen.getAllByText('£422.50')).toHaveLength(4);
    expect(screen.queryByText('lamb has run out')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: m.home_see_all() }));
    expect(screen.getByText('lamb has run out')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Order teff' }));
    expect(await screen.findByRole('heading', { name: 'an item' })).toBeTruthy();
    expect(opened?.history.location).toMatchObject({ pathname: '/inventory/teff', search: '?from=2026-11-20' });
  });

  test('keeps what was done of the guide folded, and what is left in sight', async () => {
    const step = (id: string, isDone: boolean) => ({ id, title: id, isDone, place: '/x' });
    await open(async () => ({ ...calm, guide: [step('Bring in your stock', true), step('Invite people', false)] }));
    expect(await screen.findByText('Invite people')).toBeTruthy();
    expect(screen.getByText('Bring in your stock').closest('details')?.open).toBe(false);
    expect(screen.getByText(m.home_guide_progress({ done: 1, all: 2 }))).toBeTruthy();
  });

  test('that cannot be read says so, tries again, and still finds places', async () => {
    let isGone = true;
    await open(async () => {
      if (isGone) throw new TypeError('nobody answers');
      return calm;
    });
    expect(await screen.findByText(m.home_failed_title())).toBeTruthy();
    fireEvent.change(screen.getByPlaceholderText(m.home_ask_placeholder()), { target: { value: 'wase' } });
    expect(await screen.findByText('What was thrown away')).toBeTruthy();
    isGone = false;
    fireEvent.click(screen.getByRole('button', { name: m.home_retry() }));
    expect(await screen.findByRole('heading', { level: 1, name: m.home_title_calm() })).toBeTruthy();
  });

  test('finds what the restaurant has by its name', async () => {
    await open(async () => calm);
    fireEvent.change(await screen.findByPlaceholderText(m.home_ask_placeholder()), { target: { value: 'shiro' } });
    expect(await screen.findByRole('option', { name: /Shiro/ })).toBeTruthy();
  });
});
