import { expect, test } from 'vitest';

import { dearWorkOf } from '../../../platform/web/testing/dear-work.ts';

test('home is loaded without working anything out that nobody asks for yet', async () => {
  expect(await dearWorkOf(() => import('./home-screen.tsx'))).toEqual([]);
});
