import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openAtWork } from '../../restaurants/web/testing/open-at-work.tsx';
import type { Alert } from '../../alerts/contract/alerts.contract.ts';
import type { Home } from '../contract/home.contract.ts';
import { homeScreen } from './home-screen.tsx';
import { fetchPickList } from '../../../ui/pick-list.tsx';

beforeAll(fetchPickList);

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

const need = (id: string, more: Partial<Alert> = {}): Alert => ({
  id,
  userId: 'hanna',
  restaurantId: 'selam',
  title: `${id} has run out`,
  message: '',
  type: 'error',
  category: 'inventory',
  status: 'unread',
  priority: 105,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  severity: 'WARN',
  kind: `kind of ${id}`,
  isHeld: false,
  isOver: false,
  impact: { minor: '42250', currency: 'GBP', text: '£422.50 to fill it up' },
  action: `Order ${id}`,
  place: `/inventory/${id}?from=2026-11-20`,
  ...more,
});

const calm: Home = {
  day: '2026-11-20',
  fast: null,
  cards: [],
  plan: null,
  trade: null,
  briefing: null,
  hasGroup: false,
  guide: null,
  asOf: '2026-11-20T08:00:00.000Z',
};

const places = [{ id: '/waste', title: 'Waste', hint: 'What was thrown away', run: () => undefined }];

const open = async (readHome: () => Promise<unknown>, needs: readonly Alert[] = [], ofAssistant: Record<string, unknown> = {}) => {
  const home = {
    readHome,
    findByName: async () => ({ found: [{ id: 'dish-1', kind: 'dish', title: 'Shiro', detail: 'Dish', place: '/x' }] }),
  };
  const screens = [
    { path: '/home', component: homeScreen(() => places) },
    { path: '/inventory/$itemId', component: () => <h1>an item</h1> },
  ];
  const alerts = { listAlerts: async () => ({ alerts: needs, unread: { all: needs.length, byCategory: {} }, digestAt: 1080 }) };
  const assistant = { listQuestions: async () => ({ conversation: [], kept: [], cost: 1 }), ...ofAssistant };
  opened = await openAtWork({ address: '/home', screens, answers: { home, alerts, assistant } });
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
    await open(
      async () => calm,
      ['shiro', 'teff', 'oil', 'salt', 'lamb'].map((id) => need(id)),
    );
    expect(await screen.findByRole('heading', { level: 1, name: m.home_title_first({ count: 4 }) })).toBeTruthy();
    expect(screen.getAllByText('£422.50 to fill it up')).toHaveLength(4);
    expect(screen.queryByText('lamb has run out')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: m.home_see_all() }));
    expect(screen.getByText('lamb has run out')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Order teff' }));
    expect(await screen.findByRole('heading', { name: 'an item' })).toBeTruthy();
    expect(opened?.history.location).toMatchObject({ pathname: '/inventory/teff', search: '?from=2026-11-20' });
  });

  test('counts everything that presses, and names of each kind that has a list two', async () => {
    const low = ['shiro', 'teff', 'oil', 'salt', 'lamb'].map((id) => need(id, { kind: 'stock-low' }));
    await open(async () => calm, [...low, need('fridge')]);
    expect(await screen.findByRole('heading', { level: 1, name: m.home_title_needs({ count: 6 }) })).toBeTruthy();
    expect(screen.getByText(m.home_more_of_kind({ count: 3, kind: m.alerts_kind_stock_low() }))).toBeTruthy();
    expect(screen.queryByText('oil has run out')).toBeNull();
    expect(screen.getByText('fridge has run out')).toBeTruthy();
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

  test('that can’t be read anew says since when its figures stand', async () => {
    let isGone = false;
    await open(async () => {
      if (isGone) throw new TypeError('nobody answers');
      return calm;
    });
    expect(await screen.findByRole('heading', { level: 1, name: m.home_title_calm() })).toBeTruthy();
    expect(screen.queryByText(/This is how it was/u)).toBeNull();
    isGone = true;
    await opened?.queries.refetchQueries();
    expect(await screen.findByText(/This is how it was: today/u)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: m.home_title_calm() })).toBeTruthy();
    isGone = false;
    fireEvent.click(screen.getByRole('button', { name: m.ui_unread_try_again() }));
    await vi.waitFor(() => expect(screen.queryByText(/This is how it was/u)).toBeNull());
  });

  test('finds what the restaurant has by its name', async () => {
    await open(async () => calm);
    fireEvent.change(await screen.findByPlaceholderText(m.home_ask_placeholder()), { target: { value: 'shiro' } });
    expect(await screen.findByRole('option', { name: /Shiro/ })).toBeTruthy();
  });

  test('asks a question with its price beside it, shows the answer with its papers, and keeps the words where it fails', async () => {
    const answer = { sentence: '13 items are below their par.', figure: null, table: null, chart: null, used: [], restsOn: [] };
    const asked = { id: 'q1', text: 'What is low?', askedAt: '2026-11-20T08:00:00.000Z', noAnswer: null, cost: 1, isSaved: false };
    const conversation: unknown[] = [];
    let isCut = true;
    await open(async () => calm, [], {
      listQuestions: async () => ({ conversation, kept: [], cost: 1 }),
      askQuestion: async () => {
        if (isCut) throw new TypeError('nobody answers');
        conversation.push({ ...asked, answer: { ...answer, evidence: [{ label: 'The stock list', place: '/inventory/x' }] } });
        return conversation[0];
      },
    });
    const box = () => screen.findByPlaceholderText<HTMLInputElement>(m.home_ask_placeholder());
    fireEvent.change(await box(), { target: { value: 'What is low?' } });
    expect(await screen.findByText(m.assistant_ask_price({ count: 1 }))).toBeTruthy();
    fireEvent.click(screen.getByText(m.assistant_ask_it({ words: 'What is low?' })));
    expect(await screen.findByText(m.assistant_no_connection())).toBeTruthy();
    expect((await box()).value).toBe('What is low?');
    isCut = false;
    fireEvent.click(screen.getByText(m.assistant_ask_it({ words: 'What is low?' })));
    expect(await screen.findByText(answer.sentence)).toBeTruthy();
    expect((await box()).value).toBe('');
    fireEvent.click(screen.getByRole('link', { name: 'The stock list' }));
    expect(await screen.findByRole('heading', { name: 'an item' })).toBeTruthy();
  });
});
