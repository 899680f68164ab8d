import { expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { emptyItemForm, type ItemForm, readItem } from './item-form.ts';
import { bareSizeText, levelReadBack } from './read-back.ts';

const formOf = (per: string, change: Partial<ItemForm> = {}): ItemForm => ({
  ...emptyItemForm,
  name: 'Tomatoes',
  pack: [{ unit: 'case', per }],
  countUnits: ['case', 'kg'],
  ...change,
});

const sizeOf = (form: ItemForm) => bareSizeText(form, readItem(form, null).units);

test('a weight without its unit is told for what it is taken; with one, and of pieces, there is nothing to tell', () => {
  expect(sizeOf(formOf('12'))).toBe(m.inventory_editor_pack_bare({ amount: '12 g' }));
  expect(sizeOf(formOf('12 kg'))).toBeUndefined();
  expect(sizeOf(formOf(''))).toBeUndefined();
  expect(sizeOf(formOf('12', { baseUnit: 'each' }))).toBeUndefined();
});

test('a level is read back in words as soon as it comes to something', () => {
  const level = (form: ItemForm) => levelReadBack(readItem(form, null), 'par');
  expect(level(formOf('6 kg', { par: '12' }))).toBe('= 12 cases');
  expect(level(formOf('6 kg', { par: '3 kg' }))).toBe('= 3 kg');
  expect(level(formOf('', { par: '12' }))).toBeUndefined();
  expect(level(formOf('6 kg'))).toBeUndefined();
});
