import { expect, test } from 'vitest';

import { countWalk, type WalkedItem, type WalkedPlan } from './count-walk.ts';

const cold = 'cold';
const dry = 'dry';
const gone = 'gone';
const everything: WalkedPlan = { storageAreaIds: [], categoryIds: [], isKeyItemsOnly: false };

const item = (name: string, storageAreaIds: readonly string[], changes: Partial<WalkedItem> = {}): WalkedItem => ({
  id: name,
  name,
  isActive: true,
  isKeyItem: false,
  categoryId: null,
  storageAreaIds,
  ...changes,
});

const walk = (plan: Partial<WalkedPlan>, items: readonly WalkedItem[]) =>
  countWalk({ ...everything, ...plan }, items, [dry, cold]).map(({ itemId, storageAreaId }) => `${storageAreaId} ${itemId}`);

test('a walk goes through the areas in their order, each by name, and then to what lies nowhere', () => {
  const items = [item('Teff', [dry]), item('berbere', [dry]), item('Milk', [cold]), item('Foil', []), item('Old shelf', [gone])];
  expect(walk({}, items)).toEqual(['dry berbere', 'dry Teff', 'cold Milk', 'null Foil', 'null Old shelf']);
});

test('an item that lies in a chosen area is counted wherever else it lies, and nothing that was given up is counted', () => {
  const items = [item('Butter', [cold, dry]), item('Teff', [dry]), item('Cream', [cold], { isActive: false })];
  expect(walk({ storageAreaIds: [cold] }, items)).toEqual(['dry Butter', 'cold Butter']);
});

test('a plan may leave out categories, and all but the key items', () => {
  const items = [
    item('Beef', [cold], { isKeyItem: true, categoryId: 'meat' }),
    item('Lamb', [cold], { categoryId: 'meat' }),
    item('Milk', [cold]),
  ];
  expect(walk({ categoryIds: ['meat'] }, items)).toEqual(['cold Beef', 'cold Lamb']);
  expect(walk({ isKeyItemsOnly: true }, items)).toEqual(['cold Beef']);
});
