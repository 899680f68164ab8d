import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { setLocale } from '../../../../platform/web/locale.ts';
import { inventoryRefusalWords } from './refusal-words.ts';

afterEach(() => setLocale('en'));

const barcode = '5000000000017';

test('a refusal calls an item by the name that its reader knows', () => {
  const data = { field: 'barcodes', barcode, itemName: 'Berbere', itemNameLocal: 'በርበሬ' };
  expect(inventoryRefusalWords('BARCODE_TAKEN', data)).toBe(m.inventory_refusal_barcode_taken({ barcode, itemName: 'Berbere' }));
  setLocale('am');
  expect(inventoryRefusalWords('BARCODE_TAKEN', data)).toBe(m.inventory_refusal_barcode_taken({ barcode, itemName: 'በርበሬ' }));
});

test.each([{}, { nameLocal: null }])('by its only name where it has no other, or where that was not told', (other) => {
  setLocale('am');
  const data = { field: 'name', name: 'Berbere', ...other };
  expect(inventoryRefusalWords('ITEM_MERGED', data)).toBe(m.inventory_refusal_item_merged({ name: 'Berbere' }));
});
