import { describe, expect, test } from 'vitest';

import { codeHolders, takenCodes } from './item-codes.ts';

const holders = codeHolders([
  { id: 'berbere', name: 'Berbere', nameLocal: 'በርበሬ', sku: 'BER-100001', barcodes: ['5000000000017', '5000000000024'] },
  { id: 'teff', name: 'Teff flour', nameLocal: null, sku: 'TEF-100002', barcodes: [] },
]);

describe('a code belongs to one item', () => {
  test.each([
    ['a new item without codes', null, null, [], []],
    ['a new item with codes of its own', null, 'NEW-1', ['1'], []],
    ['an item that keeps its own codes', 'berbere', 'BER-100001', ['5000000000017'], []],
    ['a stock code of another item', 'teff', 'BER-100001', [], ['SKU_TAKEN']],
    ['barcodes of another item', null, null, ['1', '5000000000024'], ['BARCODE_TAKEN']],
    ['both', null, 'TEF-100002', ['5000000000017', '5000000000024'], ['SKU_TAKEN', 'BARCODE_TAKEN', 'BARCODE_TAKEN']],
  ])('%s', (_what, itemId, sku, barcodes, codes) => {
    expect(takenCodes({ sku, barcodes }, itemId, holders).map(({ code }) => code)).toEqual(codes);
  });

  test('the problem names the code and who has it', () => {
    expect(takenCodes({ sku: null, barcodes: ['5000000000024'] }, null, holders)).toEqual([
      { field: 'barcodes', code: 'BARCODE_TAKEN', barcode: '5000000000024', itemName: 'Berbere', itemNameLocal: 'በርበሬ' },
    ]);
  });
});
