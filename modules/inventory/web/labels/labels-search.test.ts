import { expect, test } from 'vitest';

import { readLabelsSearch } from './labels-search.ts';

test.each([
  ['2026-11-20', { doneOn: '2026-11-20' }],
  ['2026-02-30', {}],
  ['yesterday', {}],
  [undefined, {}],
])('a label of something done on %s asks for that day alone where it is one', (doneOn, asked) => {
  expect(readLabelsSearch({ doneOn })).toEqual(asked);
});
