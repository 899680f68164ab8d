import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { setLocale } from '../../../../platform/web/locale.ts';
import { menuRefusalWords } from './refusal-words.ts';

afterEach(() => setLocale('en'));

test('a refusal calls a recipe by the name that its reader knows', () => {
  const data = { field: 'stockItem', name: 'Awaze', nameLocal: 'አዋዜ' };
  expect(menuRefusalWords('RECIPE_ITEM_TAKEN', data)).toBe(m.menu_refusal_recipe_item_taken({ name: 'Awaze' }));
  setLocale('am');
  expect(menuRefusalWords('RECIPE_ITEM_TAKEN', data)).toBe(m.menu_refusal_recipe_item_taken({ name: 'አዋዜ' }));
});

test.each([
  ['RECIPE_IN_USE', { usedIn: ['Shiro', 'Injera'], usedInLocal: ['ሽሮ', 'እንጀራ'] }, m.menu_refusal_recipe_in_use, { usedIn: 'ሽሮ፣ እንጀራ' }],
  ['RECIPE_IN_ITSELF', { path: ['Awaze', 'Awaze'], pathLocal: ['አዋዜ', 'አዋዜ'] }, m.menu_refusal_recipe_in_itself, { path: 'አዋዜ → አዋዜ' }],
] as const)('several are called so as well: %s', (code, data, words, facts) => {
  setLocale('am');
  expect(menuRefusalWords(code, data)).toBe((words as (given: object) => string)(facts));
});

test.each([{}, { nameLocal: null }])('by its only name where it has no other, or where that was not told', (other) => {
  setLocale('am');
  const data = { field: 'stockItem', name: 'Awaze', ...other };
  expect(menuRefusalWords('RECIPE_ITEM_TAKEN', data)).toBe(m.menu_refusal_recipe_item_taken({ name: 'Awaze' }));
});
