import { expect, it } from 'vitest';

import { suggestTarget } from './suggest-target.ts';

const suggest = suggestTarget([
  { id: 'shiro', name: 'Shiro wat', nameLocal: 'ሽሮ ወጥ' },
  { id: 'kitfo', name: 'Kitfo', nameLocal: 'ክትፎ' },
]);

it.each([
  ['Shiro Wat', 'shiro'],
  ['shiro wot', 'shiro'],
  ['ሽሮ ወጥ', 'shiro'],
  ['KITFO', 'kitfo'],
  ['Lager 330 ml', null],
  ['', null],
])('%s is perhaps %s', (name, id) => {
  expect(suggest(name)).toBe(id);
});
