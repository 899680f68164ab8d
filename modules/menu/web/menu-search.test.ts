import { expect, it } from 'vitest';

import { readMenuSearch } from './menu-search.ts';

it.each([
  [{}, {}],
  [{ tab: 'dishes', show: 'off' }, { show: 'off' }],
  [{ tab: 'recipes', show: 'off' }, { tab: 'recipes' }],
  [
    { tab: 'prep', day: '2026-11-22' },
    { tab: 'prep', day: '2026-11-22' },
  ],
  [{ tab: 'prep', day: 'tomorrow' }, { tab: 'prep' }],
  [{ tab: 'kitchen', show: 'everything' }, {}],
  [{ tab: ['recipes'], show: 7 }, {}],
])('an address that says %o is read as %o', (typed, read) => {
  expect(readMenuSearch(typed)).toEqual(read);
});
