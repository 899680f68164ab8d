import { expect, test } from 'vitest';

import { purchasingFailure } from './purchasing-failure.ts';

test('what was not done without a line says that nothing was changed and that what was typed is still there', () => {
  expect(purchasingFailure({ kind: 'no-connection' })).toEqual({
    title: 'No connection',
    text: 'Nothing was changed, and what you typed is still here. Try again once you are connected.',
  });
});
