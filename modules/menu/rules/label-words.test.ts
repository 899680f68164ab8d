import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type AllergenCode, allergenCodes } from '../../inventory/rules/allergen.ts';
import { labelledItem, type LabelWords } from './label-words.ts';

const plain = (words: LabelWords | null): string => (words ?? []).map(({ text, isAllergen }) => (isAllergen ? `<${text}>` : text)).join('');

const said = (name: string, madeOf: string | null = null) => ({ name, madeOf });

describe('a bought ingredient on a label', () => {
  it.each([
    ['a thing that its name says', said('Oat milk, barista'), ['GLUTEN'], '<Oat> milk, barista', '', []],
    [
      'what it is made of',
      said('Sourdough', 'wheat flour, water, Rye, salt'),
      ['GLUTEN'],
      'Sourdough',
      '<wheat> flour, water, <Rye>, salt',
      [],
    ],
    ['what neither says, behind it', said('Halloumi'), ['MILK'], 'Halloumi', '', ['MILK']],
    [
      'two of the fourteen',
      said('Pesto', 'basil, cashews, hard cheese'),
      ['MILK', 'TREE_NUTS'],
      'Pesto',
      'basil, <cashews>, hard <cheese>',
      [],
    ],
    ['nothing where there is none', said('Cream of tartar'), [], 'Cream of tartar', '', []],
    ['a word with its preposition in Amharic', said('ዳቦ', 'የስንዴ ዱቄት፣ ውሃ'), ['GLUTEN'], 'ዳቦ', '<የስንዴ> ዱቄት፣ ውሃ', []],
  ] as const)('names %s', (_, one, contains, name, madeOf, unsaid) => {
    const labelled = labelledItem([one], contains);
    expect([plain(labelled?.name ?? null), plain(labelled?.madeOf ?? null), labelled?.unsaid]).toEqual([name, madeOf, unsaid]);
  });

  it.each([
    ['Bread', null, 'GLUTEN'],
    ['Brownie', 'sugar, nuts, cocoa', 'TREE_NUTS'],
    ['Gluten', 'cereals', 'GLUTEN'],
  ] as const)('is refused while nobody says which cereal or nut %s is of', (name, madeOf, code) => {
    expect(labelledItem([{ name, madeOf }], [code])).toBeNull();
  });

  it('says it in the other language where only that one names the cereal', () => {
    const labelled = labelledItem([said('ዳቦ'), said('Bread', 'wheat flour')], ['GLUTEN']);
    expect([plain(labelled?.name ?? null), plain(labelled?.madeOf ?? null)]).toEqual(['Bread', '<wheat> flour']);
  });

  it('loses no letter, and leaves no allergen unsaid', () => {
    const codes = fc.subarray([...allergenCodes]) as fc.Arbitrary<AllergenCode[]>;
    const text = fc.oneof(fc.string(), fc.constantFrom('wheat, almonds', 'Milk (50%)', 'የወተት ዱቄት'));
    const isTold = fc.property(text, text, codes, (name, madeOf, contains) => {
      const labelled = labelledItem([{ name, madeOf }], contains);
      if (labelled === null) return contains.includes('GLUTEN') || contains.includes('TREE_NUTS');
      const strong = [...labelled.name, ...(labelled.madeOf ?? [])].filter(({ isAllergen }) => isAllergen).length;
      const whole = labelled.name.map((one) => one.text).join('') === name && labelled.madeOf?.map((one) => one.text).join('') === madeOf;
      return whole && (contains.length === 0 || strong + labelled.unsaid.length > 0);
    });
    expect(() => fc.assert(isTold)).not.toThrow();
  });
});
