import 'fake-indexeddb/auto';
import { QueryClient, dehydrate, hydrate } from '@tanstack/react-query';
import { keys, update } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { keptAnswers, wipeKeptAnswers } from './kept-answers.ts';

const day = 24 * 3_600_000;
let userId = '';
beforeEach(() => {
  userId = crypto.randomUUID();
});

/** A tab of this person's browser. */
const openTab = async (shape = '1') => {
  const kept = keptAnswers({ userId, shape, maxAge: 7 * day });
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const restored = await kept.restoreClient();
  if (restored) hydrate(client, restored.clientState);
  const keep = async () => kept.persistClient({ timestamp: Date.now(), buster: shape, clientState: dehydrate(client) });
  return { client, keep };
};

const knownTo = async (shape?: string) => {
  const { client } = await openTab(shape);
  return client
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [key], state: { data } }) => [key, data]);
};

describe('what a person looked at', () => {
  it('is there after a reload', async () => {
    const { client, keep } = await openTab();
    client.setQueryData(['recipe'], { name: 'Kulet' });
    await keep();
    expect(await knownTo()).toEqual([['recipe', { name: 'Kulet' }]]);
  });

  it('in one tab is not written over by another that never saw it', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.client.setQueryData(['recipe'], 'Kulet');
    await one.keep();
    other.client.setQueryData(['board'], 'Hot line');
    await other.keep();
    expect(Object.fromEntries(await knownTo())).toEqual({ board: 'Hot line', recipe: 'Kulet' });
  });

  it('and the tab forgot is gone from the disk too', async () => {
    const { client, keep } = await openTab();
    client.setQueryData(['left', 'restaurant'], 'secret');
    await keep();
    client.removeQueries({ queryKey: ['left'] });
    await keep();
    expect(await knownTo()).toEqual([]);
  });

  it('is gone after a week, and in a version that keeps it otherwise', async () => {
    const { client, keep } = await openTab();
    client.setQueryData(['old'], 1, { updatedAt: Date.now() - 8 * day });
    client.setQueryData(['new'], 2);
    await keep();
    expect(await knownTo()).toEqual([['new', 2]]);
    expect(await knownTo('2')).toEqual([]);
    expect(await knownTo('1')).toEqual([]);
  });

  it('is not there for the next person', async () => {
    const { client, keep } = await openTab();
    client.setQueryData(['recipe'], 'Kulet');
    await keep();
    await wipeKeptAnswers(userId);
    expect(await knownTo()).toEqual([]);
  });

  it('is written once for each answer, however often a screen asks', async () => {
    const { client, keep } = await openTab();
    client.setQueryData(['recipe'], 'Kulet');
    await keep();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    client.setQueryData(['board'], 'Hot line');
    await keep();
    await keep();
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });

  it('is there whole where it is a list of thousands, and lies in pieces that none of them is long to read', async () => {
    const items = Array.from({ length: 3000 }, (_, index) => ({ id: `item-${index}`, name: `Item ${index}` }));
    const { client, keep } = await openTab();
    client.setQueryData(['catalogue'], { cursor: 'now', items });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await keep();
    const longest = Math.max(...put.mock.calls.map(([text]) => (text as string).length));
    expect(put).toHaveBeenCalledTimes(6);
    put.mockRestore();
    expect(longest).toBeLessThan(JSON.stringify(items).length / 4);
    expect(await knownTo()).toEqual([['catalogue', { cursor: 'now', items }]]);
  });

  it('is the shorter list where it was longer before', async () => {
    const { client, keep } = await openTab();
    client.setQueryData(['catalogue'], { items: Array.from({ length: 3000 }, () => 'Teff') }, { updatedAt: Date.now() - 1 });
    await keep();
    client.setQueryData(['catalogue'], { items: ['Shiro'] });
    await keep();
    expect(await knownTo()).toEqual([['catalogue', { items: ['Shiro'] }]]);
  });

  it('is gone where an earlier version wrote it otherwise', async () => {
    const { client, keep } = await openTab();
    client.setQueryData(['recipe'], 'Kulet');
    await keep();
    await update(`maed.queries.${userId}.["old"]`, () => ['{"shape":"1"}', '[]']);
    expect(await knownTo()).toEqual([['recipe', 'Kulet']]);
    expect((await keys<string>()).filter((key) => key.includes(userId))).toEqual([`maed.queries.${userId}.["recipe"]`]);
  });

  it('is the later one where a long list is answered anew while it is written down', async () => {
    const listOf = (name: string) => ({ items: Array.from({ length: 3000 }, () => name) });
    const { client, keep } = await openTab();
    client.setQueryData(['catalogue'], listOf('Teff'), { updatedAt: Date.now() - 1 });
    const first = keep();
    client.setQueryData(['catalogue'], listOf('Shiro'));
    await Promise.all([first, keep()]);
    expect(await knownTo()).toEqual([['catalogue', listOf('Shiro')]]);
  });

  it('is not put there after everything was wiped while it was written down', async () => {
    const { client, keep } = await openTab();
    client.setQueryData(['catalogue'], { items: Array.from({ length: 3000 }, () => 'Teff') });
    const first = keep();
    await Promise.all([first, wipeKeptAnswers(userId)]);
    expect(await knownTo()).toEqual([]);
  });

  it('and forgot while it was written down does not lie there', async () => {
    const { client, keep } = await openTab();
    client.setQueryData(['catalogue'], { items: Array.from({ length: 3000 }, () => 'Teff') });
    const first = keep();
    client.removeQueries({ queryKey: ['catalogue'] });
    await Promise.all([first, keep()]);
    expect(await knownTo()).toEqual([]);
  });

  it('is tried again where the disk was full', async () => {
    const { client, keep } = await openTab();
    client.setQueryData(['recipe'], 'Kulet');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await keep();
    put.mockRestore();
    await keep();
    expect(await knownTo()).toEqual([['recipe', 'Kulet']]);
  });
});
