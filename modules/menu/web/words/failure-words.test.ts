import { expect, test } from 'vitest';

import { failureWords } from './failure-words.ts';

test('what was not done without a line says that nothing was changed and that what was typed is still there', () => {
  expect(failureWords({ kind: 'no-connection' })).toBe(
    'Nothing was changed, and what you typed is still here. Try again once you are connected.',
  );
});
