import { expect, it } from 'vitest';

import type { Dish, ModifierGroup } from '../../../menu/contract/fields.ts';
import { addDish, type CartLine, firstOpenChoice, openGroups, priceOf, setQuantity, toggleChoice, totalOf } from './cart.ts';

const line = (lineId: string, changes: Partial<CartLine> = {}): CartLine => ({
  lineId,
  dishId: 'shiro',
  quantity: 1,
  modifierIds: [],
  note: '',
  hasAllergy: false,
  isHeld: false,
  course: null,
  seat: null,
  ...changes,
});

const butter = { id: 'butter', priceDeltaMinor: '150' };
const dish = { id: 'shiro', prices: { DINE_IN: '1200' }, groupIds: ['extras'] } as unknown as Dish;
const extras = {
  id: 'extras',
  chooseMin: 1,
  chooseMax: 1,
  modifiers: [butter, { id: 'egg', priceDeltaMinor: '-50' }],
} as unknown as ModifierGroup;
const menu = { dishes: [dish], groups: [extras] };

it('a plain dish counts up; one with an allergy or words of its own stands by itself', () => {
  const twice = addDish(addDish([], line('1')), line('2'));
  expect(twice).toEqual([line('1', { quantity: 2 })]);
  expect(addDish(twice, line('3', { hasAllergy: true }))).toHaveLength(2);
  expect(addDish(twice, line('3', { note: 'No butter' }))).toHaveLength(2);
});

it('none of a dish is no line', () => {
  expect(setQuantity([line('1')], '1', 0)).toEqual([]);
});

it('choices are part of the price, below nothing too; a channel without a price sells nothing', () => {
  expect(priceOf(line('1', { modifierIds: ['butter', 'egg'] }), menu, 'DINE_IN')).toBe(1300n);
  expect(priceOf(line('1'), menu, 'DELIVERY')).toBeNull();
  expect(totalOf([line('1', { quantity: 3 }), line('2', { modifierIds: ['butter'] })], menu, 'DINE_IN')).toBe(4950n);
});

it.each([
  [[], ['extras']],
  [['butter'], []],
  [['butter', 'egg'], ['extras']],
])('with %j chosen, these groups are still open: %j', (modifierIds, open) => {
  expect(openGroups(dish, modifierIds, menu).map(({ id }) => id)).toEqual(open);
});

it('where one is to be chosen, another takes its place; where more may be, it stands beside it; the same again takes it off', () => {
  expect(toggleChoice(['butter'], 'egg', extras)).toEqual(['egg']);
  expect(toggleChoice(['butter'], 'egg', { ...extras, chooseMax: 2 })).toEqual(['butter', 'egg']);
  expect(toggleChoice(['cheese', 'butter'], 'egg', extras)).toEqual(['cheese', 'egg']);
  expect(toggleChoice(['butter'], 'butter', extras)).toEqual([]);
});

it('the dish that still waits for a choice is named, and none once it has it', () => {
  expect(firstOpenChoice([line('1', { modifierIds: ['egg'] }), line('2')], menu)).toEqual({ lineId: '2', dish, group: extras });
  expect(firstOpenChoice([line('1', { modifierIds: ['egg'] })], menu)).toBeUndefined();
});
