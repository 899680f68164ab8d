import { act, cleanup, render, screen } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../generated/messages/web/messages.js';
import { createOutbox, type Outbox } from '../platform/web/outbox/outbox.ts';
import type { OutboxState } from '../platform/web/outbox/outbox-entry.ts';
import { openTestDisk } from '../platform/web/outbox/testing/open-test-disk.ts';
import { OutboxProvider } from '../platform/web/outbox/use-outbox.tsx';
import { queryTimes } from '../platform/web/query-times.ts';
import { RowMark } from './row-mark.tsx';

const opened: Outbox[] = [];
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const outbox of opened.splice(0)) outbox.stop();
});

const minutes = 11;

const waits = () => m.ui_waiting_since({ age: m.ui_minutes({ count: minutes }) });

/** A device where one command lies, for so many minutes if nothing else is said. */
const deviceWith = async (body: object, state: OutboxState, enqueuedAtMs = Date.now() - minutes * 60_000): Promise<Outbox> => {
  const disk = await openTestDisk(uuidv7());
  const times = { enqueuedAtMs, attempts: 0, nextAttemptAtMs: 0 };
  await disk.add({ name: 'x@1', subject: 'x', input: Object.assign({ commandId: uuidv7() }, { body }), userId: 'hanna', state, ...times });
  const outbox = createOutbox({ store: disk, userId: 'hanna', send: () => Promise.reject(new TypeError('fetch failed')) });
  opened.push(outbox);
  await expect.poll(() => outbox.isRead()).toBe(true);
  return outbox;
};

/** A row about the fridge of a list. */
const showRow = (outbox: Outbox) =>
  render(
    <OutboxProvider value={outbox}>
      <RowMark ids={['list-1', 'fridge']} />
    </OutboxProvider>,
  );

test.each([
  ['what waits is marked with its age', { runId: 'list-1', itemKey: 'fridge' }, 'waiting', waits],
  ['so is what is just being sent', { runId: 'list-1', itemKey: 'fridge' }, 'sending', waits],
  ['what was refused asks for a person', { runId: 'list-1', itemKey: 'fridge' }, 'needs-attention', () => m.ui_row_refused()],
] as const)('%s on its row', async (_title, body, state, words) => {
  showRow(await deviceWith(body, state));
  expect(await screen.findByText(words())).toBeDefined();
});

test.each([
  ['of another line of the same list', { runId: 'list-1', itemKey: 'freezer' }],
  ['of the same line of another list', { runId: 'list-2', itemKey: 'fridge' }],
  ['whose name only begins alike', { runId: 'list-1', itemKey: 'fridge-2' }],
])('nothing is said %s', async (_title, body) => {
  const { container } = showRow(await deviceWith(body, 'waiting'));
  expect(container.childElementCount).toBe(0);
});

test('what was just done takes no room for saying that it waits, before it has waited for a while', async () => {
  const outbox = await deviceWith({ runId: 'list-1', itemKey: 'fridge' }, 'waiting', Date.now());
  vi.useFakeTimers();
  const { container } = showRow(outbox);
  act(() => void vi.advanceTimersByTime(queryTimes.connectionCalmMs / 2));
  expect(container.childElementCount).toBe(0);
  act(() => void vi.advanceTimersByTime(queryTimes.connectionCalmMs));
  expect(screen.getByText(m.ui_waiting_since({ age: m.ui_under_a_minute() }))).toBeDefined();
});
