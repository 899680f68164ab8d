import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findByBarcode, plainBarcode } from './barcode.ts';

const bearing = (...barcodes: string[]) => ({ barcodes, isActive: true });

describe('a code', () => {
  test.each([
    ['036000291452', '0036000291452', 'a reader says UPC-A, the item has it as EAN-13'],
    ['0036000291452', '036000291452', 'the other way round'],
    ['00036000291452', '036000291452', 'with the 14 digits of a case'],
    [' 5000157024671 ', '5000157024671', 'typed with spaces around it'],
    ['SHELF-07', 'SHELF-07', 'of the house itself'],
  ])('%s finds the item that bears %s: %s', (scanned, borne) => {
    const item = bearing(borne);
    expect(findByBarcode([bearing('96385074'), item], scanned)).toEqual({ item, barcode: borne });
  });

  test.each([
    ['5000157024671', '5000157024672'],
    ['SHELF-7', 'SHELF-07'],
    ['7', '00000007'],
  ])('%s is not %s', (scanned, borne) => expect(findByBarcode([bearing(borne)], scanned)).toBeUndefined());

  test('finds what is in use before what lies in the archive, and that rather than nothing', () => {
    const archived = { barcodes: ['0036000291452'], isActive: false };
    const inUse = bearing('036000291452');
    expect(findByBarcode([archived, inUse], '036000291452')?.item).toBe(inUse);
    expect(findByBarcode([archived], '036000291452')?.item).toBe(archived);
  });

  test('has one plain writing, and two different ones of the same length never share it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{13}$/), fc.stringMatching(/^\d{13}$/), (left, right) => {
        expect(plainBarcode(plainBarcode(left))).toBe(plainBarcode(left));
        expect(plainBarcode(left) === plainBarcode(right)).toBe(left === right);
      }),
    );
  });
});
