import { expect, it } from 'vitest';

import { atOnce } from './at-once.ts';

it('the first fault is told, and only when everything begun has ended', async () => {
  const ended: string[] = [];
  const work = (name: string, turns: number, fault?: Error) => async () => {
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    ended.push(name);
    if (fault) throw fault;
  };
  const cause = new Error('refused');
  await expect(atOnce([work('slow', 20), work('quick', 1, cause), work('after', 5, new Error('aborted'))])).rejects.toBe(cause);
  expect(ended).toEqual(['quick', 'after', 'slow']);
});
