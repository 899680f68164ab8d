import { expect, test } from 'vitest';

import { coversTyped } from './covers.ts';

test.each([
  ['', null],
  ['  ', null],
  ['1', 1],
  [' 12 ', 12],
  ['200', 200],
  ['201', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['2 or 3', undefined],
  ['abc', undefined],
])('"%s" is said to be for %s', (text, covers) => {
  expect(coversTyped(text)).toBe(covers);
});
