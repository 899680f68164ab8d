import 'fake-indexeddb/auto';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { OutboxEntry, QueuedCommand } from './outbox-entry.ts';
import { openSturdyStore } from './open-sturdy-store.ts';
import { openOutboxStore } from './outbox-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const command = (subject: string): QueuedCommand => ({ name: 'x@1', subject, input: { commandId: uuidv7(), restaurantId: 'r' } });
const offline = async () => {
  throw new TypeError('Failed to fetch');
};

const opened: Outbox[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const outbox of opened.splice(0)) outbox.stop();
});

/** A device, whose real disk can run full. */
const newDevice = () => {
  const name = uuidv7();
  const news = { onMissing: vi.fn(), onMade: vi.fn(), onHeld: vi.fn() };
  const openPage = async (send: (entry: OutboxEntry) => Promise<unknown> = offline, open = openOutboxStore) => {
    const store = await openSturdyStore(news, (_name, onMade) => open(name, onMade));
    const outbox = createOutbox({ store, userId: 'hanna', send, chance: () => 1 });
    opened.push(outbox);
    return outbox;
  };
  return { news, openPage };
};

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const fill = () => [
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full),
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full),
];
const makeRoom = () => vi.restoreAllMocks();
const standing = (outbox: Outbox) => outbox.entries().map(({ subject, isHeld }) => `${subject}${isHeld ? ' in the page alone' : ''}`);

test('what a newer version of the app left is not worked around: the page does not begin', async () => {
  const { news, openPage } = newDevice();
  const newer = () => Promise.reject(new DOMException('newer', 'VersionError'));
  await expect(openPage(offline, newer)).rejects.toMatchObject({ name: 'VersionError' });
  expect(news.onMissing).not.toHaveBeenCalled();
});

describe('a disk that is full', () => {
  test('loses nothing that is done meanwhile: it waits in the page, marked and told of, and is sent with the rest in order', async () => {
    const { news, openPage } = newDevice();
    let isOnline = false;
    const sent: string[] = [];
    const outbox = await openPage(async ({ subject }) => (isOnline ? sent.push(subject) : offline()));
    await outbox.enqueue(command('berbere'));
    fill();
    await outbox.enqueue(command('teff'));
    await outbox.enqueue(command('shiro'));
    expect(standing(outbox)).toEqual(['berbere', 'teff in the page alone', 'shiro in the page alone']);
    expect(news.onHeld).toHaveBeenCalledTimes(2);
    isOnline = true;
    await outbox.resume();
    expect(sent).toEqual(['berbere', 'teff', 'shiro']);
    expect(outbox.entries()).toEqual([]);
  });

  test('takes what was held, in its order, as soon as it has room again', async () => {
    const { openPage } = newDevice();
    const outbox = await openPage();
    fill();
    await outbox.enqueue(command('berbere'));
    makeRoom();
    await outbox.enqueue(command('teff'));
    expect(standing(outbox)).toEqual(['berbere', 'teff']);
    outbox.stop();
    const later = await openPage();
    await later.flush();
    expect(standing(later)).toEqual(['berbere', 'teff']);
  });

  test('that has room for a small thing only takes it not before the large one that came first', async () => {
    const { openPage } = newDevice();
    const outbox = await openPage();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(full).mockImplementationOnce(full);
    await outbox.enqueue(command('picture'));
    await outbox.enqueue(command('teff'));
    expect(standing(outbox)).toEqual(['picture in the page alone', 'teff in the page alone']);
  });

  test('does not stop what waits from being sent, although the sending leaves no note', async () => {
    const { openPage } = newDevice();
    const outbox = await openPage();
    await outbox.enqueue(command('berbere'));
    fill();
    await outbox.flush();
    expect(outbox.entries()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });
});

describe('a browser that keeps nothing', () => {
  test('says so once, and works as long as the page is open', async () => {
    const { news, openPage } = newDevice();
    const sent: string[] = [];
    const outbox = await openPage(
      async ({ subject }) => sent.push(subject),
      () => Promise.reject(new DOMException('not here', 'InvalidStateError')),
    );
    expect(news.onMissing).toHaveBeenCalledTimes(1);
    await outbox.enqueue(command('berbere'));
    await outbox.flush();
    expect(sent).toEqual(['berbere']);
  });
});

describe('a disk that was cleared', () => {
  test('is told of when it is made anew, and not when it is found', async () => {
    const { news, openPage } = newDevice();
    await openPage();
    expect(news.onMade).toHaveBeenCalledTimes(1);
    await openPage();
    expect(news.onMade).toHaveBeenCalledTimes(1);
  });
});

test('what must not stay is taken away from memory and disk, and nothing else', async () => {
  const { openPage } = newDevice();
  const outbox = await openPage();
  await outbox.enqueue(command('berbere'));
  fill();
  await outbox.enqueue(command('teff'));
  makeRoom();
  await outbox.enqueue({ ...command('lamb'), input: { commandId: uuidv7(), restaurantId: 'other' } });
  const gone = vi.spyOn(IDBObjectStore.prototype, 'delete');
  const told: object[] = [];
  await outbox.discardWhere(
    ({ input }) => input.restaurantId === 'r',
    (willGo) => told.push({ willGo, areGone: gone.mock.calls.length }),
  );
  expect(told).toEqual([{ willGo: 2, areGone: 0 }]);
  expect(standing(outbox)).toEqual(['lamb']);
});
