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

test.each([{}, { nameLocal: null }])('by its only name where it has no other, or where that was not told', (other) => {
  setLocale('am');
  const data = { field: 'stockItem', name: 'Awaze', ...other };
  expect(menuRefusalWords('RECIPE_ITEM_TAKEN', data)).toBe(m.menu_refusal_recipe_item_taken({ name: 'Awaze' }));
});
