import 'fake-indexeddb/auto';
import { ORPCError } from '@orpc/client';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { defineRefusals } from '../../contract/refusals.ts';
import type { QueuedCommand } from './outbox-entry.ts';
import { openOutboxStore, type OutboxStore } from './outbox-store.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';

defineRefusals({ ITEM_ARCHIVED: { status: 409, retry: 'never', data: z.object({}) } });

const refused = (code: string, data: object = {}) => new ORPCError(code, { defined: true, data });
const habesha = uuidv7();
const selam = uuidv7();

const command = (subject: string, restaurantId = habesha): QueuedCommand => ({
  name: 'inventory.record-movement@1',
  subject,
  input: { commandId: uuidv7(), restaurantId },
});

/** One device: its disk, and the server that answers, by default with yes. */
const device = async () => {
  const name = uuidv7();
  const sent: string[] = [];
  const stores: OutboxStore[] = [];
  const tabs: Outbox[] = [];
  const userId = uuidv7();
  const open = async (options: Partial<OutboxOptions> = {}): Promise<Outbox> => {
    const store = await openOutboxStore(name);
    stores.push(store);
    const tab = createOutbox({
      store,
      userId,
      send: async (entry) => sent.push(entry.subject),
      chance: () => 1,
      ...options,
    });
    tabs.push(tab);
    return tab;
  };
  const close = () => {
    tabs.forEach((tab) => tab.stop());
    stores.forEach((store) => store.close());
  };
  return { open, close, sent, userId, name };
};

const devices: Awaited<ReturnType<typeof device>>[] = [];
const newDevice = async () => {
  const made = await device();
  devices.push(made);
  return made;
};
afterEach(() => devices.splice(0).forEach((made) => made.close()));

/** A call that never comes back: the browser is killed while it waits. */
const never = () => new Promise<never>(() => undefined);
/** A process of its own has locks of its own; the killed one's are gone with it. */
const ownLocks = (): Pick<LockManager, 'request'> =>
  ({ request: async (_name: string, work: unknown) => (work as () => unknown)() }) as never;
const offline = async () => {
  throw new TypeError('Failed to fetch');
};
const subjects = (outbox: Outbox) => outbox.entries().map((entry) => `${entry.subject} ${entry.state}`);

describe('nothing that was done on a device is lost or done twice', () => {
  test('a command is on disk before the promise of it resolves, and survives a reload without a connection', async () => {
    const phone = await newDevice();
    const before = await phone.open({ send: offline });
    await before.enqueue(command('berbere'));
    before.stop();
    const after = await phone.open({ send: offline });
    await after.flush();
    expect(subjects(after)).toEqual(['berbere waiting']);
  });

  test('killed between sending and the answer, it is sent again under the same id', async () => {
    const phone = await newDevice();
    const ids: string[] = [];
    const killed = await phone.open({
      locks: ownLocks(),
      send: (entry) => {
        ids.push(entry.input.commandId);
        return never();
      },
    });
    await killed.enqueue(command('berbere'));
    await vi.waitFor(() => expect(ids).toHaveLength(1));
    killed.stop();
    const restarted = await phone.open({ locks: ownLocks(), send: async (entry) => ids.push(entry.input.commandId) });
    await restarted.flush();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(restarted.entries()).toEqual([]);
  });

  test('one refused among a hundred: ninety-nine arrive, one is shown with its reason', async () => {
    const phone = await newDevice();
    const arrived: string[] = [];
    let isOnline = false;
    const outbox = await phone.open({
      send: async (entry) => {
        if (!isOnline) return offline();
        if (entry.subject === 'item 41') throw refused('ITEM_ARCHIVED');
        return arrived.push(entry.subject);
      },
    });
    for (let count = 1; count <= 100; count += 1) await outbox.enqueue(command(`item ${count}`));
    isOnline = true;
    await outbox.resume();
    expect(arrived).toHaveLength(99);
    expect(outbox.entries()).toMatchObject([{ subject: 'item 41', state: 'needs-attention', refusal: { code: 'ITEM_ARCHIVED' } }]);
  });

  test('two tabs send a command once', async () => {
    const laptop = await newDevice();
    const first = await laptop.open();
    const second = await laptop.open();
    await first.enqueue(command('berbere'));
    await Promise.all([first.flush(), second.flush(), first.flush(), second.flush()]);
    expect(laptop.sent).toEqual(['berbere']);
  });

  test('the same command handed over twice is one entry', async () => {
    const phone = await newDevice();
    const outbox = await phone.open({ send: offline });
    const receive = command('berbere');
    await Promise.all([outbox.enqueue(receive), outbox.enqueue(receive)]);
    await outbox.flush();
    expect(subjects(outbox)).toEqual(['berbere waiting']);
  });
});

describe('waiting is orderly', () => {
  test('within a restaurant the order is kept, and one restaurant does not hold up another', async () => {
    const phone = await newDevice();
    const arrived: string[] = [];
    const outbox = await phone.open({
      send: async (entry) => {
        if (entry.input.restaurantId === habesha) return offline();
        return arrived.push(entry.subject);
      },
    });
    await outbox.enqueue(command('berbere'));
    await outbox.enqueue(command('teff'));
    await outbox.enqueue(command('lamb', selam));
    await outbox.flush();
    expect(arrived).toEqual(['lamb']);
    expect(outbox.entries().map(({ subject, attempts }) => [subject, attempts])).toEqual([
      ['berbere', 1],
      ['teff', 0],
    ]);
  });

  test('a fault is tried again later, not at once, and a server that asks for time gets it', async () => {
    const phone = await newDevice();
    let atMs = 1_000_000;
    let answers = 0;
    const outbox = await phone.open({
      now: () => atMs,
      send: async () => {
        answers += 1;
        throw answers === 1 ? refused('RATE_LIMITED', { retryAfterSeconds: 30 }) : new ORPCError('INTERNAL_SERVER_ERROR');
      },
    });
    await outbox.enqueue(command('berbere'));
    await outbox.flush();
    expect(outbox.entries()).toMatchObject([{ state: 'waiting', attempts: 1, nextAttemptAtMs: atMs + 30_000 }]);
    atMs += 30_000;
    await outbox.flush();
    expect(outbox.entries()).toMatchObject([{ state: 'waiting', attempts: 2, nextAttemptAtMs: atMs + 2_000 }]);
  });

  test('after the session ended nothing is sent until somebody signed in', async () => {
    const phone = await newDevice();
    let isSignedIn = false;
    let calls = 0;
    const onSignInNeeded = vi.fn();
    const outbox = await phone.open({
      onSignInNeeded,
      send: async () => {
        calls += 1;
        if (!isSignedIn) throw refused('UNAUTHENTICATED');
      },
    });
    await outbox.enqueue(command('berbere'));
    await outbox.flush();
    await outbox.flush();
    expect([calls, onSignInNeeded.mock.calls.length]).toEqual([1, 1]);
    isSignedIn = true;
    await outbox.resume();
    expect(outbox.entries()).toEqual([]);
  });

  test('one person never sends what another did on the same device', async () => {
    const tablet = await newDevice();
    const almaz = await tablet.open({ userId: 'almaz', send: offline });
    await almaz.enqueue(command('berbere'));
    almaz.stop();
    const dawit = await tablet.open({ userId: 'dawit' });
    await dawit.flush();
    expect(tablet.sent).toEqual([]);
    expect(dawit.entries()).toEqual([]);
  });

  test('after a sign-out in the middle of sending, the rest stays', async () => {
    const tablet = await newDevice();
    const arrived: string[] = [];
    let isOnline = false;
    const outbox = await tablet.open({
      send: async (entry) => {
        if (!isOnline) return offline();
        outbox.stop();
        return arrived.push(entry.subject);
      },
    });
    await outbox.enqueue(command('berbere'));
    await outbox.enqueue(command('teff'));
    isOnline = true;
    await outbox.resume();
    expect(arrived).toEqual(['berbere']);
    const next = await tablet.open();
    await next.flush();
    expect(tablet.sent).toEqual(['teff']);
  });

  test('a refused one can be tried again under a new key, or given up', async () => {
    const phone = await newDevice();
    let isArchived = true;
    const keys: string[] = [];
    const outbox = await phone.open({
      send: async ({ input }) => {
        keys.push(input.commandId);
        if (isArchived) throw refused('ITEM_ARCHIVED');
      },
    });
    await outbox.enqueue(command('berbere'));
    await outbox.enqueue(command('teff'));
    await outbox.flush();
    const [berbere, teff] = outbox.entries();
    isArchived = false;
    await outbox.retry(berbere?.sequence ?? 0);
    await outbox.discard(teff?.sequence ?? 0);
    expect(outbox.entries()).toEqual([]);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(3);
  });
});
