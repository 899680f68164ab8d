import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { formatUnitCost } from '../../../kit/unit-cost.ts';
import { decimalSignOf, readListedPrice } from '../../inventory/rules/listed-price.ts';
import { matchPriceRow, priceCatalogue } from './match-price-row.ts';
import { offerOfRow } from './offer-of-row.ts';
import { readOfferPack } from './offer-pack.ts';
import { guessPriceColumns } from './price-columns.ts';
import { readPriceRow } from './price-row.ts';

const supplier = { name: 'Merkato Grains', nameLocal: 'መርካቶ እህል', currency: 'ETB' };

test.each([
  [['12,50', '1,250'], '1,250', '1.25'],
  [['12,50', '1.250,00'], '1.250,00', '1250'],
  [['12,50', '1.250'], '1.250', '1250'],
  [['12.50', '1,250'], '1,250', '1250'],
  [['1 250,50 ብር'], '1 250,50 ብር', '1250.5'],
  [['£4.20'], '£4.20', '4.2'],
  [['ETB 1,250.00'], 'ETB 1,250.00', '1250'],
  [['2,5'], '2,5', '2.5'],
])('in a list with %j the price %s is %s', (list, text, price) => {
  const read = readListedPrice(text, decimalSignOf(list));
  expect(read.ok && formatUnitCost(read.value)).toBe(price);
});

test('a price that can be read in two ways is handed back where the list doesn’t tell', () => {
  expect(readListedPrice('1,250', decimalSignOf(['1,250', '40']))).toMatchObject({ refusal: { code: 'NUMBER_AMBIGUOUS' } });
  expect(readListedPrice('1,250', decimalSignOf(['1,25', '40.20']))).toMatchObject({ refusal: { code: 'NUMBER_AMBIGUOUS' } });
  for (const text of ['', 'ask', '-4', '4..2', '4/2']) expect(readListedPrice(text, '.').ok).toBe(false);
});

test('any price is read back as it was written, with either sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('.', ','), (minor, sign) => {
      const text = `${Math.floor(minor / 100)}${sign}${String(minor % 100).padStart(2, '0')}`;
      const read = readListedPrice(text, decimalSignOf([text]));
      expect(read.ok && read.value).toBe(BigInt(minor) * 10_000n);
    }),
  );
});

test('columns are recognised in both languages, and as our own files name them', () => {
  expect(guessPriceColumns(['Code', 'Description', 'Pack size', 'Price', 'EAN'])).toEqual({
    supplierCode: 0,
    name: 1,
    pack: 2,
    price: 3,
    barcode: 4,
  });
  expect(guessPriceColumns(['አቅራቢ', 'ዕቃ', 'የእቃ ኮድ', 'የአቅራቢው መለያ', 'እሽግ', 'ዋጋ', 'ዋጋ ለአንድ', 'ገንዘብ'])).toEqual({
    supplier: 0,
    name: 1,
    sku: 2,
    supplierCode: 3,
    pack: 4,
    price: 5,
    priceUnit: 6,
    currency: 7,
  });
});

describe('a row', () => {
  const places = { name: 0, pack: 1, price: 2, currency: 3, supplier: 4, priceUnit: 5 };
  const read = (...cells: string[]) => readPriceRow(cells, { places, decimalSign: '.', supplier });

  it('is read with its pack as people write it', () => {
    expect(read('Oil', 'case 6 bottle 750 ml', '900', 'etb', 'መርካቶ እህል', 'pack')).toMatchObject({
      ok: true,
      value: { pack: { orderUnit: 'case', baseUnit: 'ml', packText: 'case 6 bottle 750 ml' }, priceUnit: 'PACK' },
    });
    expect(read('Beef', 'kg', '900', '', '', 'kg')).toMatchObject({ ok: true, value: { pack: { packChain: [], orderUnit: 'kg' } } });
  });

  it('names everything that is wrong with it at once', () => {
    const answer = read('Oil', 'furlong of 6', '', 'GBP', 'Bole Dairy', 'wheel');
    expect(!answer.ok && answer.refusal.problems.map(({ field, code }) => [field, code])).toEqual([
      ['currency', 'LIST_CURRENCY_DIFFERS'],
      ['supplier', 'LIST_SUPPLIER_DIFFERS'],
      ['price', 'LIST_PRICE_MISSING'],
      ['pack', expect.any(String)],
      ['priceUnit', expect.any(String)],
    ]);
  });
});

describe('an item', () => {
  const item = (id: string, name: string) => ({ id, name, nameLocal: null, sku: `SKU-${id}`, barcodes: [`500000000000${id}`] });
  const items = [item('1', 'White teff'), item('2', 'Red teff'), item('3', 'Sunflower oil')];
  const catalogue = priceCatalogue(items, [{ itemId: '3', supplierCode: 'OIL-9', description: 'Sunny 5 l' }]);
  const none = { sku: null, barcode: null, supplierCode: null, name: null };

  it.each([
    ['its stock code', { sku: 'sku-1', name: 'Red teff' }, { kind: 'SURE', by: 'SKU', itemId: '1' }],
    ['its barcode', { barcode: '5000000000002' }, { kind: 'SURE', by: 'BARCODE', itemId: '2' }],
    ['the supplier’s code', { supplierCode: 'oil-9', name: 'Something' }, { kind: 'SURE', by: 'SUPPLIER_CODE', itemId: '3' }],
    ['its name as it is written', { name: 'white  TEFF' }, { kind: 'SURE', by: 'NAME', itemId: '1' }],
    ['what the supplier called it before', { name: 'Sunny 5 l' }, { kind: 'SURE', by: 'NAME', itemId: '3' }],
    ['nothing that is known', { name: 'Saffron threads' }, { kind: 'NONE' }],
  ])('is found by %s', (_, row, found) => expect(matchPriceRow({ ...none, ...row }, catalogue)).toEqual(found));

  it('that a name only resembles, or two codes dispute, waits for a person', () => {
    expect(matchPriceRow({ ...none, name: 'Sunflowr oil' }, catalogue)).toMatchObject({ kind: 'UNSURE', itemIds: ['3'] });
    expect(matchPriceRow({ ...none, sku: 'SKU-1', supplierCode: 'OIL-9' }, catalogue)).toEqual({ kind: 'UNSURE', itemIds: ['1', '3'] });
  });
});

describe('a price belongs to', () => {
  const packOf = (text: string) => {
    const read = readOfferPack(text);
    return read.ok ? read.value : null;
  };
  const offer = (id: string, text: string, supplierCode: string | null) => {
    const { packChain = [], orderUnit = 'kg' as const } = packOf(text) ?? {};
    return { id, itemId: 'i', supplierCode, packChain, orderUnit, isActive: true };
  };
  const offers = [offer('sack', 'sack of 25 kg', 'TF-25'), offer('kilo', 'kg', null)];
  const about = { itemId: 'i', baseUnit: 'g' };

  it.each([
    ['the offer with its code, whatever the pack', { pack: packOf('sack of 50 kg'), supplierCode: 'tf-25' }, 'sack'],
    ['the offer in its pack', { pack: packOf('sack 25 kg'), supplierCode: null }, 'sack'],
    ['a new offer where the pack is another', { pack: packOf('sack of 50 kg'), supplierCode: null }, undefined],
  ])('%s', (_, row, id) => {
    const found = offerOfRow(row, about, offers);
    expect(found.ok && found.value?.id).toBe(id);
  });

  it('the only one that there is, and to none where there are more or it is measured otherwise', () => {
    const only = offerOfRow({ pack: null, supplierCode: null }, about, offers.slice(0, 1));
    expect(only.ok && only.value?.id).toBe('sack');
    for (const some of [offers, []]) {
      expect(offerOfRow({ pack: null, supplierCode: null }, about, some)).toMatchObject({ refusal: { code: 'LIST_PACK_MISSING' } });
    }
    expect(offerOfRow({ pack: packOf('case of 6 bottles of 1 l'), supplierCode: null }, about, offers)).toMatchObject({
      refusal: { code: 'LIST_PACK_MEASURE' },
    });
  });
});
