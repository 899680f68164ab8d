import 'fake-indexeddb/auto';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { openDraftDisk, type DraftValues } from './draft-disk.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import type { HandoverStorage } from './page-handover.ts';

/** What a tab carries from one of its pages to the next. */
const newTab = (): HandoverStorage => {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
};

const pages: Drafts[] = [];
const killAll = () => pages.splice(0).forEach((page) => page.close());
afterEach(killAll);

/** One device: its pages are opened on one disk, each in a tab of its own unless one is given. */
const device = () => {
  const name = uuidv7();
  const open = async (handover: HandoverStorage = newTab()) => {
    const page = createDrafts({ openDisk: () => openDraftDisk(name), locks: navigator.locks, handover });
    pages.push(page);
    await page.open();
    return page;
  };
  const onDisk = async () => {
    const disk = await openDraftDisk(name);
    const rows = await disk.list();
    disk.close();
    return rows.map(({ values }) => values);
  };
  const expectOnDisk = (...values: readonly DraftValues[]) =>
    vi.waitFor(async () => expect(await onDisk()).toEqual(expect.arrayContaining([...values])));
  return { open, onDisk, expectOnDisk };
};

const five = { note: 'five' };
const stairs = { note: 'five on the stairs' };

describe('what is typed is not lost', () => {
  test('it is there again after the browser was killed', async () => {
    const phone = device();
    const page = await phone.open();
    page.keep('movement', five);
    page.keep('movement', stairs);
    await phone.expectOnDisk(stairs);
    killAll();
    expect((await phone.open()).read('movement')).toEqual(stairs);
  });

  test('however fast somebody types, the disk ends with the last of it', async () => {
    const phone = device();
    const page = await phone.open();
    for (let length = 1; length <= stairs.note.length; length += 1) page.keep('movement', { note: stairs.note.slice(0, length) });
    await vi.waitFor(async () => expect(await phone.onDisk()).toEqual([stairs]));
  });

  test('a reload in the middle of a write loses nothing either', async () => {
    const phone = device();
    const tab = newTab();
    const before = await phone.open(tab);
    before.keep('item', { name: 'Teff' });
    await phone.expectOnDisk({ name: 'Teff' });
    before.keep('movement', five);
    before.drop('item');
    before.handOver();
    const after = await phone.open(tab);
    expect([after.read('movement'), after.read('item')]).toEqual([five, {}]);
    await vi.waitFor(async () => expect(await phone.onDisk()).toEqual([five]));
  });

  test('what was sent is not there again', async () => {
    const phone = device();
    const page = await phone.open();
    page.keep('movement', five);
    await phone.expectOnDisk(five);
    page.drop('movement');
    expect(page.read('movement')).toEqual({});
    await vi.waitFor(async () => expect(await phone.onDisk()).toEqual([]));
  });

  test('after a kill it goes on as one draft: sent then, it is gone for good', async () => {
    const phone = device();
    (await phone.open()).keep('movement', five);
    await phone.expectOnDisk(five);
    killAll();
    const again = await phone.open();
    again.keep('movement', stairs);
    await vi.waitFor(async () => expect(await phone.onDisk()).toEqual([stairs]));
    again.drop('movement');
    await vi.waitFor(async () => expect(await phone.onDisk()).toEqual([]));
  });

  test('without a disk a form works, and keeps its draft as long as its page', async () => {
    const page = createDrafts({ openDisk: () => Promise.reject(new Error('forbidden')), locks: undefined, handover: newTab() });
    pages.push(page);
    await page.open();
    page.keep('movement', five);
    expect(page.read('movement')).toEqual(five);
  });
});

describe('two tabs don’t write over each other', () => {
  test('each keeps its own, and after a kill both come back, the fuller one first', async () => {
    const laptop = device();
    const [one, other] = [await laptop.open(), await laptop.open()];
    one.keep('movement', stairs);
    other.keep('movement', five);
    expect([one.read('movement'), other.read('movement')]).toEqual([stairs, five]);
    await laptop.expectOnDisk(stairs, five);
    killAll();
    const again = await laptop.open();
    expect(again.read('movement')).toEqual(stairs);
    again.drop('movement');
    expect(again.read('movement')).toEqual(five);
  });

  test('a new tab opens an empty form while another is still typing, and goes on with it when that one is closed', async () => {
    const laptop = device();
    const typing = await laptop.open();
    typing.keep('movement', five);
    await laptop.expectOnDisk(five);
    const other = await laptop.open();
    expect(other.read('movement')).toEqual({});
    typing.close();
    await vi.waitFor(async () => {
      await other.look();
      expect(other.read('movement')).toEqual(five);
    });
  });

  test('it is known whether anything is typed: here or left by a page that is gone, until it is sent', async () => {
    const laptop = device();
    const page = await laptop.open();
    expect(page.isEmpty()).toBe(true);
    page.keep('movement', five);
    expect(page.isEmpty()).toBe(false);
    await laptop.expectOnDisk(five);
    page.close();
    const next = await laptop.open();
    await vi.waitFor(async () => {
      await next.look();
      expect(next.isEmpty()).toBe(false);
    });
    next.drop('movement');
    expect(next.isEmpty()).toBe(true);
  });

  test('at sign-out nothing stays, on the disk or in another tab', async () => {
    const laptop = device();
    const [one, other] = [await laptop.open(), await laptop.open()];
    one.keep('movement', five);
    other.keep('item', stairs);
    await laptop.expectOnDisk(five, stairs);
    await one.dropAll();
    await vi.waitFor(() => expect(other.read('item')).toEqual({}));
    expect(one.read('movement')).toEqual({});
    expect(await laptop.onDisk()).toEqual([]);
  });
});
