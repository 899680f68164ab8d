import { describe, expect, it } from 'vitest';

import { type DishForm, emptyDishForm, readDishForm } from './dish-form.ts';

const form = (changes: Partial<DishForm> = {}): DishForm => ({ ...emptyDishForm('GBP'), name: 'Shiro', ...changes });
const prices = { DINE_IN: '12.50', TAKEAWAY: '', DELIVERY: '14' };

describe('the form of a dish', () => {
  it('says what was typed: prices to the penny, shares to the hundredth, hours in minutes', () => {
    const read = readDishForm(form({ prices, vat: '12.5', target: '31.25', minutes: '1.5', from: '18:00', to: '02:00', days: [5, 1] }));
    expect(read.problems).toEqual([]);
    expect(read.said).toMatchObject({
      prices: { DINE_IN: '1250', DELIVERY: '1400' },
      vatRate: 1250,
      targetFoodCostShare: 3125,
      targetSeconds: 90,
      availability: { days: [1, 5], hours: { from: 1080, to: 120 } },
    });
  });

  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with a price in words', { prices: { ...prices, DINE_IN: 'ten' } }, 'price-DINE_IN'],
    ['with a price below nothing', { prices: { ...prices, DELIVERY: '-1' } }, 'price-DELIVERY'],
    ['with more VAT than everything', { vat: '101' }, 'vat'],
    ['with a target of nothing', { target: '0' }, 'target'],
    ['with one of two hours', { from: '08:00' }, 'hours'],
    ['with hours that are none', { from: '08:00', to: '08:00' }, 'hours'],
    ['with a time that no kitchen takes', { minutes: '0.1' }, 'minutes'],
  ] as const)('is not kept %s', (_what, changes, problem) => {
    expect(readDishForm(form(changes)).problems).toEqual([problem]);
  });
});
