import { act, cleanup, render, screen } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test } from 'vitest';

import { openTestDisk } from '../../../platform/web/outbox/testing/open-test-disk.ts';
import { liveState } from '../../../platform/web/realtime/live-state.ts';
import { createOutbox, type Outbox } from '../../../platform/web/outbox/outbox.ts';
import { OutboxProvider } from '../../../platform/web/outbox/use-outbox.tsx';
import { SyncState } from './sync-state.tsx';

const opened: Outbox[] = [];
afterEach(() => {
  cleanup();
  for (const outbox of opened.splice(0)) outbox.stop();
});

/** A device whose disk answers when it is told to, with as many commands on it. */
const slowDevice = async (commands: number, { refused = 0 } = {}) => {
  const disk = await openTestDisk(uuidv7());
  for (let count = 0; count < commands; count += 1) {
    const input = { commandId: uuidv7() };
    await disk.add({
      name: 'x@1',
      subject: 'x',
      input,
      userId: 'hanna',
      state: count < refused ? 'needs-attention' : 'waiting',
      enqueuedAtMs: 1,
      attempts: 0,
      nextAttemptAtMs: 0,
    });
  }
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const list = async (userId: string) => {
    await gate;
    return disk.list(userId);
  };
  const outbox = createOutbox({ store: { ...disk, list }, userId: 'hanna', send: () => Promise.reject(new TypeError('fetch failed')) });
  opened.push(outbox);
  render(
    <OutboxProvider value={outbox}>
      <SyncState />
    </OutboxProvider>,
  );
  return { answer: () => act(async () => answer()) };
};

test.each([
  [0, 'Up to date'],
  [2, '2 waiting'],
])('nothing is said of what waits until the disk was read; with %i on it, then: %s', async (commands, words) => {
  const { answer } = await slowDevice(commands);
  expect(document.body.textContent).toBe('');
  await answer();
  expect(await screen.findByRole('button', { name: words })).toBeDefined();
});

test('what waits is counted also while something was refused', async () => {
  const { answer } = await slowDevice(3, { refused: 1 });
  await answer();
  expect(await screen.findByRole('button', { name: '1 needs attention · 2 waiting' })).toBeDefined();
});

test('since when nothing is heard from the server is said, until it is heard again', async () => {
  const { answer } = await slowDevice(0);
  await answer();
  act(() => liveState.set({ kind: 'down', since: new Date() }));
  expect(await screen.findByRole('button', { name: /^Not live since \d/ })).toBeDefined();
  act(() => liveState.set({ kind: 'live', by: 'stream' }));
  expect(await screen.findByRole('button', { name: 'Up to date' })).toBeDefined();
});
