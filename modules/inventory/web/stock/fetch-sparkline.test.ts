import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { InventoryClient } from '../inventory-client.ts';
import { fetchSparkline } from './fetch-sparkline.ts';

const asked = vi.fn<(input: { restaurantId: string; itemIds: readonly string[] }) => Promise<unknown>>();
const row = (itemId: string, { restaurantId = 'selam', signal = new AbortController().signal } = {}) =>
  // As in the app: every row has a client object of its own.
  fetchSparkline({ levelSparklines: asked } as unknown as InventoryClient, { restaurantId, itemId, signal });

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(({ itemIds }) =>
    Promise.resolve({ sparklines: itemIds.filter((id) => id !== 'gone').map((itemId) => ({ itemId, levels: [`of ${itemId}`] })) }),
  );
});

describe('the sparklines of the rows in sight', () => {
  test('travel in one call, and each row gets its own', async () => {
    expect(await Promise.all([row('berbere'), row('gone'), row('teff')])).toEqual([['of berbere'], null, ['of teff']]);
    expect(asked.mock.calls).toEqual([[{ restaurantId: 'selam', itemIds: ['berbere', 'gone', 'teff'] }]]);
    expect(await row('shiro')).toEqual(['of shiro']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('are not asked for by a row that has flown past', async () => {
    const flown = new AbortController();
    const past = row('berbere', { signal: flown.signal });
    const staying = row('teff');
    flown.abort();
    await Promise.all([past, staying]);
    expect(asked.mock.calls).toEqual([[{ restaurantId: 'selam', itemIds: ['teff'] }]]);
  });

  test('never mix two restaurants, nor ask for more than one call may', async () => {
    await Promise.all([row('berbere'), row('injera', { restaurantId: 'habesha' })]);
    expect(asked.mock.calls.map(([input]) => input.restaurantId)).toEqual(['selam', 'habesha']);
    asked.mockClear();
    await Promise.all(Array.from({ length: 130 }, (_, index) => row(`item ${index}`)));
    expect(asked.mock.calls.map(([input]) => input.itemIds.length)).toEqual([100, 30]);
  });

  test('fail for every row of the call when it does', async () => {
    asked.mockRejectedValue(new TypeError('fetch failed'));
    const settled = await Promise.allSettled([row('berbere'), row('teff')]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
