import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { setLocale } from '../../../../platform/web/locale.ts';
import { kitchenRefusalWords } from './refusal-words.ts';

afterEach(() => setLocale('en'));

test('a refusal calls a dish and its choices by the names that its reader knows', () => {
  const data = { field: 'lines', name: 'Doro wat', nameLocal: 'ዶሮ ወጥ', group: 'Heat', groupLocal: 'ቅመም' };
  expect(kitchenRefusalWords('DISH_OFF', data)).toBe(m.kitchen_refusal_dish_off({ name: 'Doro wat' }));
  setLocale('am');
  expect(kitchenRefusalWords('DISH_OFF', data)).toBe(m.kitchen_refusal_dish_off({ name: 'ዶሮ ወጥ' }));
  const ofBoth = m.kitchen_refusal_modifiers_out_of_bounds({ name: 'ዶሮ ወጥ', group: 'ቅመም' });
  expect(kitchenRefusalWords('MODIFIERS_OUT_OF_BOUNDS', data)).toBe(ofBoth);
});

test.each([{}, { nameLocal: null }])('by its only name where it has no other, or where that was not told', (other) => {
  setLocale('am');
  const data = { field: 'lines', name: 'Doro wat', ...other };
  expect(kitchenRefusalWords('DISH_NOT_ON_MENU', data)).toBe(m.kitchen_refusal_dish_not_on_menu({ name: 'Doro wat' }));
});
