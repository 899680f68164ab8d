import 'fake-indexeddb/auto';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { noteAnswered, noteFailure } from './connection.ts';
import { askAgainWhenBack, createQueryCache } from './query-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  onlineManager.setOnline(true);
  noteAnswered();
  vi.useRealTimers();
});

/** Longer than a question is tried again for. */
const aWhile = () => vi.advanceTimersByTimeAsync(10_000);

/** A server that a test cuts off and brings back. */
const aServer = () => {
  let isReached = false;
  return {
    back: () => (isReached = true),
    answer: async (): Promise<string> => {
      if (isReached) return 'an answer';
      throw new TypeError('Failed to fetch');
    },
  };
};

describe('while the browser itself says that there is no line', () => {
  beforeEach(() => onlineManager.setOnline(false));

  it('a question that was never answered here fails, so that the screen can say so', async () => {
    const { client } = createQueryCache(crypto.randomUUID(), () => undefined);
    const asked = new QueryObserver(client, { queryKey: ['variance'], queryFn: aServer().answer });
    const leave = asked.subscribe(() => {});
    await aWhile();
    expect(asked.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    leave();
  });

  it('what cannot wait says at once that it was not done, and is not done later by itself', async () => {
    const { client } = createQueryCache(crypto.randomUUID(), () => undefined);
    const save = vi.fn(aServer().answer);
    const said = new MutationObserver(client, { mutationFn: save })
      .mutate()
      .then(() => 'done')
      .catch(() => 'not done');
    await aWhile();
    onlineManager.setOnline(true);
    await aWhile();
    expect(await Promise.race([said, Promise.resolve('waits')])).toBe('not done');
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('a question is asked again as soon as the browser has a line', async () => {
    const { client } = createQueryCache(crypto.randomUUID(), () => undefined);
    client.mount();
    const server = aServer();
    const asked = new QueryObserver(client, { queryKey: ['variance'], queryFn: server.answer });
    const leave = asked.subscribe(() => {});
    await aWhile();
    server.back();
    onlineManager.setOnline(true);
    await aWhile();
    expect(asked.getCurrentResult()).toMatchObject({ status: 'success', data: 'an answer' });
    leave();
    client.unmount();
  });
});

describe('after the server alone was gone', () => {
  it('what failed before somebody’s eyes is asked again by itself once anything is answered', async () => {
    const { client } = createQueryCache(crypto.randomUUID(), () => undefined);
    const forget = askAgainWhenBack(client);
    const server = aServer();
    const asked = new QueryObserver(client, { queryKey: ['variance'], queryFn: server.answer });
    const leave = asked.subscribe(() => {});
    await aWhile();
    noteFailure({ kind: 'no-connection' });
    server.back();
    noteAnswered();
    await aWhile();
    expect(asked.getCurrentResult()).toMatchObject({ status: 'success', data: 'an answer' });
    leave();
    forget();
  });
});
