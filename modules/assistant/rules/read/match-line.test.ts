import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { unitCost } from '../../../../kit/unit-cost.ts';
import { learnFrom, type LearnedRule } from './learned-rules.ts';
import { lineIndex, matchLine, type LineToMatch, type MatchableItem } from './match-line.ts';

const item = (id: string, names: readonly string[], more: Partial<MatchableItem> = {}): MatchableItem => ({
  id,
  names,
  barcodes: [],
  supplierCodes: [],
  prices: [],
  ...more,
});

const items = [
  item('tomato', ['Chopped tomatoes', 'የተከተፈ ቲማቲም'], { prices: [{ unit: 'case', price: unitCost('24') }] }),
  item('paste', ['Tomato paste'], { barcodes: ['5000157024671'] }),
  item('teff', ['White teff flour', 'ነጭ ጤፍ ዱቄት'], { supplierCodes: [{ supplierId: 'mill', code: 'TF-10' }] }),
  item('redTeff', ['Red teff flour', 'ቀይ ጤፍ ዱቄት']),
  item('oilSmall', ['Sunflower oil'], { prices: [{ unit: 'bottle', price: unitCost('3') }] }),
  item('oilLarge', ['Sunflower oil'], { prices: [{ unit: 'bottle', price: unitCost('40') }] }),
];
const none: readonly LearnedRule[] = [];
const line = (text: string, more: Partial<LineToMatch> = {}): LineToMatch => ({
  supplierId: 'mill',
  code: null,
  text,
  unit: null,
  price: null,
  ...more,
});
const bestOf = (asked: LineToMatch, rules = none) => matchLine(asked, lineIndex(items, rules))[0];

describe('a line of a paper', () => {
  it.each([
    ['in other words and case', line('TOMATOES CHOPPED 6x2.5kg'), 'tomato', 'NAME'],
    ['with a slip of the reader', line('Chopped tomat0es'), 'tomato', 'NAME'],
    ['in Amharic, with a letter that sounds the same', line('ነጭ ጤፍ ዱቄት 25 ኪግ'), 'teff', 'NAME'],
    ["by the supplier's code, however it is written", line('FLR', { code: 'tf 10' }), 'teff', 'SUPPLIER_CODE'],
    ["by the code, though the name is another item's", line('Red teff flour', { code: 'TF-10' }), 'teff', 'SUPPLIER_CODE'],
    ['by a barcode in its text, with the zero of the longer writing', line('paste 05000157024671'), 'paste', 'BARCODE'],
    ['by a barcode as the item bears it', line('x', { code: '5000157024671' }), 'paste', 'BARCODE'],
    ['by the price where two have one name', line('Sunflower oil', { unit: 'Bottle', price: unitCost('38') }), 'oilLarge', 'NAME'],
  ])('finds its item %s', (_title, asked, itemId, kind) => {
    expect(bestOf(asked)).toMatchObject({ itemId, reason: { kind } });
  });

  it("of another supplier isn't found by this one's code", () => {
    expect(bestOf(line('Red teff flour', { supplierId: 'other', code: 'TF-10' }))).toMatchObject({ itemId: 'redTeff' });
  });

  it('that is like nothing finds nothing', () => {
    expect(matchLine(line('zzzz'), lineIndex(items, none))).toEqual([]);
  });

  it('is doubted where two items have one name, and where its price is far from what was paid', () => {
    const toss = bestOf(line('Sunflower oil'))?.confidence ?? 1;
    expect(toss).toBeLessThan(0.6);
    expect(bestOf(line('Tomato paste'))?.confidence).toBeGreaterThan(0.7);
    const fair = bestOf(line('Chopped tomatoes', { unit: 'case', price: unitCost('25') }));
    const strange = bestOf(line('Chopped tomatoes', { unit: 'case', price: unitCost('250') }));
    expect([fair?.price, strange?.price]).toEqual(['NEAR', 'FAR']);
    expect(strange?.confidence).toBeLessThan(fair?.confidence ?? 0);
  });

  it('names each item once, the surest first', () => {
    const matches = matchLine(line('teff flour', { code: 'TF-10' }), lineIndex(items, none));
    expect(new Set(matches.map(({ itemId }) => itemId)).size).toBe(matches.length);
    expect(matches.length).toBeGreaterThan(1);
  });

  it('once confirmed is that item from then on, for this supplier alone, whatever codes and names say', () => {
    const words = fc.stringMatching(/^[a-zአ-ኧ]{2,8}( [a-z0-9]{2,6})?$/);
    fc.assert(
      fc.property(words, fc.option(words), fc.constantFrom(...items), (text, code, { id }) => {
        const rules = learnFrom(none, { supplierId: 'mill', line: { code, text }, itemId: id });
        expect(bestOf(line(text, { code }), rules)).toMatchObject({ itemId: id, reason: { kind: 'LEARNED', confirmedCount: 1 } });
        const elsewhere = matchLine(line(text, { code, supplierId: 'other' }), lineIndex(items, rules));
        expect(elsewhere.every(({ reason }) => reason.kind !== 'LEARNED')).toBe(true);
      }),
    );
  });
});

describe('what was learned', () => {
  const told = (itemId: string, text = 'FLR WHT', code: string | null = 'A1') => ({ supplierId: 'mill', line: { code, text }, itemId });

  it('counts what is said again, and begins anew after a correction', () => {
    const twice = learnFrom(learnFrom(none, told('teff')), told('teff'));
    expect(twice).toMatchObject([{ itemId: 'teff', confirmedCount: 2 }]);
    expect(learnFrom(twice, told('redTeff'))).toMatchObject([{ itemId: 'redTeff', confirmedCount: 1 }]);
  });

  it('holds for the code when the text was read another way, and for the text when the code is missing', () => {
    const rules = learnFrom(none, told('redTeff'));
    expect(bestOf(line('FLR VVHT', { code: 'a-1' }), rules)).toMatchObject({ itemId: 'redTeff' });
    expect(bestOf(line('flr  wht'), rules)).toMatchObject({ itemId: 'redTeff' });
  });

  it('is doubted where one code was said to be two items, and sure again where the text tells which', () => {
    const rules = learnFrom(learnFrom(none, told('teff', 'one')), told('paste', 'two'));
    expect(bestOf(line('three', { code: 'A1' }), rules)?.confidence).toBeLessThan(0.8);
    expect(bestOf(line('one', { code: 'A1' }), rules)).toMatchObject({ itemId: 'teff' });
    expect(bestOf(line('one', { code: 'A1' }), rules)?.confidence).toBeGreaterThan(0.9);
  });

  it('learns nothing from a line without words', () => {
    expect(learnFrom(none, told('teff', ' . ', ''))).toEqual([]);
  });
});
