import { expect, test } from 'vitest';

import { displayName } from './display-name.ts';

test.each([
  ['Hanna', 'Bekele', 'Hanna Bekele'],
  [' ሐና ', 'በቀለ', 'ሐና በቀለ'],
  ['Hanna', '', null],
  ['', 'Bekele', null],
  [' ', ' ', null],
])('%j %j is shown as %j', (firstName, lastName, shown) => {
  expect(displayName({ firstName, lastName })).toBe(shown);
});
