import { expect, test } from 'vitest';

import { dearWorkOf } from '../../../platform/web/testing/dear-work.ts';

test('home is loaded without working anything out that nobody asks for yet', { timeout: 60_000 }, async () => {
  expect(await dearWorkOf(() => import('./home-screen.tsx'))).toEqual([]);
});
