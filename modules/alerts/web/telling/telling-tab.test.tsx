import { ORPCError } from '@orpc/client';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { dropAllDrafts } from '../../../../platform/web/draft-storage.ts';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { Choice } from '../../contract/telling-fields.ts';
import { DeliveriesTab } from './deliveries-tab.tsx';
import { TellingTab } from './telling-tab.tsx';

type Saved = { readonly baseVersion: number; readonly choice: Choice };

let server: { version: number; choice: Choice; isGone: boolean; saved: Saved[] };
/** A look that has begun and is not let end yet. */
let held: Promise<void> | null = null;
let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

const usual: Choice = { kinds: {}, quiet: null, digestAt: 1080, hasDigest: true };

beforeEach(async () => {
  await dropAllDrafts();
  server = { version: 3, choice: usual, isGone: false, saved: [] };
});
const leave = () => {
  cleanup();
  opened?.close();
};
afterEach(leave);

const ways = {
  reaches: [],
  asleep: [],
  channels: ['APP', 'MAIL'],
  vapidPublicKey: null,
  telegramBot: null,
  mailAddress: 'h@example.com',
};

const open = async () => {
  const alerts = {
    readPreferences: async () => {
      const { version, choice } = server;
      await held;
      return { version, choice, ...ways };
    },
    savePreferences: async ({ body }: { readonly body: Saved }) => {
      if (server.isGone) throw new TypeError('nobody answers');
      if (body.baseVersion !== server.version) throw new ORPCError('PREFERENCES_CHANGED', { status: 409, defined: true });
      server.saved.push(body);
      server.choice = body.choice;
      server.version += 1;
      return { version: server.version };
    },
  };
  opened = await openAtWork({ address: '/settings', screens: [{ path: '/settings', component: TellingTab }], answers: { alerts } });
};

const digest = async () => (await screen.findByRole<HTMLInputElement>('checkbox', { name: m.alerts_digest_on() })).checked;

const switchDigest = async () => fireEvent.click(await screen.findByRole('checkbox', { name: m.alerts_digest_on() }));

test('what was chosen and not kept stands after a reload, and goes once somebody answers', async () => {
  await open();
  server.isGone = true;
  await switchDigest();
  expect(await screen.findByText(m.alerts_not_kept())).toBeTruthy();
  leave();
  await open();
  expect(await digest()).toBe(false);
  expect(await screen.findByText(m.alerts_not_kept())).toBeTruthy();
  server.isGone = false;
  leave();
  await open();
  await waitFor(() => expect(server.saved).toMatchObject([{ baseVersion: 3, choice: { hasDigest: false } }]));
  leave();
  server.choice = usual;
  await open();
  expect(await digest()).toBe(true);
});

test('what was chosen before a reload does not undo what was chosen meanwhile elsewhere', async () => {
  await open();
  server.isGone = true;
  await switchDigest();
  expect(await screen.findByText(m.alerts_not_kept())).toBeTruthy();
  leave();
  server = { ...server, isGone: false, version: 4, choice: { ...usual, digestAt: 600 } };
  await open();
  expect(await screen.findByText(m.alerts_refusal_preferences_changed())).toBeTruthy();
  expect(await digest()).toBe(true);
  expect(server.saved).toEqual([]);
});

test('of two choices in a row the second is made on top of the first', async () => {
  await open();
  await switchDigest();
  await switchDigest();
  await waitFor(() => expect(server.saved.map(({ baseVersion }) => baseVersion)).toEqual([3, 4]));
  expect(await digest()).toBe(true);
});

test('a look that began before a choice was kept does not take it back', async () => {
  await open();
  expect(await digest()).toBe(true);
  let letEnd = (): void => undefined;
  held = new Promise((resolve) => {
    letEnd = resolve;
  });
  const looked = opened?.queries.invalidateQueries();
  await switchDigest();
  await waitFor(() => expect(server.saved).toHaveLength(1));
  letEnd();
  held = null;
  await looked;
  await waitFor(() => expect(opened?.queries.isFetching()).toBe(0));
  expect(await digest()).toBe(false);
  await switchDigest();
  await waitFor(() => expect(server.saved.map(({ baseVersion }) => baseVersion)).toEqual([3, 4]));
});

test.each([
  ['how one is told', 'readPreferences', TellingTab],
  ['what was sent', 'listDeliveries', DeliveriesTab],
])('%s, never read before the line was cut, waits for one without alarm, and can be asked for', async (_what, name, component) => {
  const ask = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  opened = await openAtWork({ address: '/settings', screens: [{ path: '/settings', component }], answers: { alerts: { [name]: ask } } });
  expect((await screen.findByText(m.ui_unread_no_connection())).closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  const asked = ask.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: m.ui_unread_try_again() }));
  await vi.waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked));
});
