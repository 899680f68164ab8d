import { expect, test } from 'vitest';

import { dearWorkOf } from '../../../../platform/web/testing/dear-work.ts';

test('the stock list is loaded without working anything out that nobody asks for yet', async () => {
  expect(await dearWorkOf(() => Promise.all([import('./stock-list-screen.tsx'), import('./stock-cards.tsx')]))).toEqual([]);
});
