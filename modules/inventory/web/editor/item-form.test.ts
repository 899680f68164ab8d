import { afterEach, expect, test } from 'vitest';

import { overwriteGetLocale } from '../../../../generated/messages/web/runtime.js';
import type { Item } from '../../contract/item-schemas.ts';
import { noKeeping } from '../../rules/lot.ts';
import { itemFormOf, readItem } from './item-form.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

const units = { packChain: [{ unit: 'case', per: '12000' }], countUnits: ['case'], densityGPerMl: null, eachMeasure: null } as const;

const itemOf = (baseUnit: 'g' | 'ml' | 'each', par: string): Item =>
  ({
    name: 'Oil',
    nameLocal: null,
    sku: 'OIL-1',
    categoryId: null,
    storageAreaIds: [],
    units: { ...units, baseUnit },
    par,
    reorderPoint: '250',
    barcodes: [],
    allergens: {},
    keeping: noKeeping,
  }) as unknown as Item;

test.each([
  ['g', '5000', '5 kg', '5 ኪግ', '250 ግ'],
  ['ml', '20000', '20 l', '20 ሊትር', '250 ሚሊ'],
  ['each', '12', '12 pieces', '12 ፍሬ', '250 ፍሬ'],
] as const)(
  'an item in %s comes with its levels in the words of whoever changes it, and keeps them',
  (baseUnit, par, english, amharic, point) => {
    expect(itemFormOf(itemOf(baseUnit, par)).par).toBe(english);
    overwriteGetLocale(() => 'am');
    const form = itemFormOf(itemOf(baseUnit, par));
    expect(form).toMatchObject({ par: amharic, reorderPoint: point });
    expect(readItem(form, null).body).toMatchObject({ par, reorderPoint: '250' });
  },
);
