import fc from 'fast-check';
import { expect, test } from 'vitest';

import { editDistance } from './edit-distance.ts';
import { fuzzyIndex, fuzzyReader } from './read-names.ts';
import { fuzzyDefaults, fuzzyMatch, fuzzyScore } from './fuzzy-match.ts';
import { normalizeText, numberlessStem } from './normalize-text.ts';

const pantry = [
  'Salt',
  'Berbere, house blend',
  'Berbere',
  'Butter',
  'Barley',
  'Beetroot',
  'Chopped tomatoes',
  'Red lentils',
  'Chicken thigh, boneless',
  'Teff flour, brown',
  'Oat milk, barista',
  'በርበሬ',
  'ሐበሻ ጎመን',
  'ሽንኩርት',
  'ዓሣ',
  'Jalapeño',
];
const index = fuzzyIndex(pantry, (name) => [name]);
const best = (query: string) => fuzzyMatch(query, index)[0]?.item;

test.each([
  ['berbre', 'Berbere'],
  ['BERBERE', 'Berbere'],
  ['berebre', 'Berbere'],
  ['house berbere', 'Berbere, house blend'],
  ['chiken thai', 'Chicken thigh, boneless'],
  ['boneless chicken', 'Chicken thigh, boneless'],
  ['lentil', 'Red lentils'],
  ['tomatos', 'Chopped tomatoes'],
  ['jalapeno', 'Jalapeño'],
  ['ሀበሻ', 'ሐበሻ ጎመን'],
  ['በርበረ', 'በርበሬ'],
  ['አሳ', 'ዓሣ'],
  ['ሽንኩርቶች', 'ሽንኩርት'],
])('typing "%s" finds %s first', (query, expected) => {
  expect(best(query)).toBe(expected);
});

test.each(['xyzzy', '', '   ', '!!!', 'ፐፐፐፐ'])('typing "%s" finds nothing rather than anything', (query) => {
  expect(fuzzyMatch(query, index)).toEqual([]);
});

test('the same name is certain, a plural nearly, a fragment from 0.7', () => {
  expect(fuzzyScore('Onion', 'onion')).toBe(1);
  expect(fuzzyScore('onions', 'onion')).toBe(0.95);
  const fragment = fuzzyScore('thigh', 'Chicken thigh, boneless');
  expect(fragment).toBeGreaterThanOrEqual(0.7);
  expect(fragment).toBeLessThan(0.95);
});

test('short words are forgiven more than long ones', () => {
  expect(fuzzyDefaults).toEqual({ threshold: 0.6, limit: 5 });
  const twoWords = fuzzyIndex(['butter'], (name) => [name]);
  expect(fuzzyMatch('bitr', twoWords)[0]?.score).toBeCloseTo(0.5);
  expect(fuzzyMatch('bitr', twoWords, { threshold: 0.9 })).toHaveLength(1);
  expect(fuzzyMatch('bitr', twoWords, { threshold: 0.4 })).toHaveLength(1);
  expect(fuzzyMatch('zzbutterzz', twoWords, { threshold: 0.9 })).toHaveLength(0);
});

test('at most five answers come unless more are asked for, best first', () => {
  const many = fuzzyIndex(
    Array.from({ length: 40 }, (_, number) => `Sauce ${number}`),
    (name) => [name],
  );
  expect(fuzzyMatch('sauce', many)).toHaveLength(5);
  const scores = fuzzyMatch('sauce', many, { limit: 40 }).map(({ score }) => score);
  expect(scores).toHaveLength(40);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
});

test('an item is found by any of its names', () => {
  const named = fuzzyIndex([{ names: ['Berbere', 'በርበሬ', 'BER-104220'] }], ({ names }) => names);
  expect(['berbre', 'በርበሬ', 'ber-104220', '104220'].map((query) => fuzzyMatch(query, named).length)).toEqual([1, 1, 1, 1]);
});

test('a name fits as well among others as alone, however many share its words', () => {
  const word = fc.constantFrom('oat', 'oats', 'milk', 'mlik', 'barista', 'butter', '5319', '5319s', 'loaf', 'loaves', 'በሬ', 'በሬዎች');
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 12 }), (query, names) => {
      const together = fuzzyMatch(
        query,
        fuzzyIndex(names, (one) => [one]),
        { threshold: 0, limit: names.length },
      );
      expect(together.map(({ item, score }) => [item, score])).toEqual(
        names.map((one) => [one, fuzzyScore(query, one)] as const).toSorted(([, left], [, right]) => right - left),
      );
    }),
  );
});

test('no word is passed over that is alike enough when it is measured letter by letter', () => {
  const word = fc.stringMatching(/^[a-f]{3,8}$/);
  fc.assert(
    fc.property(word, word, (typed, named) => {
      const likeness = 1 - editDistance(typed, named, named.length + typed.length) / Math.max(typed.length, named.length);
      fc.pre(likeness >= 0.5);
      const index = fuzzyIndex([named], (only) => [only]);
      expect(fuzzyMatch(typed, index)).toHaveLength(1);
    }),
  );
});

test('of a catalogue that changes each thing is read once, and is found by what it is called now', () => {
  const readOf: string[] = [];
  const reader = fuzzyReader<{ readonly name: string }>(({ name }) => {
    readOf.push(name);
    return [name];
  });
  const [salt, teff, honey] = [{ name: 'Salt' }, { name: 'Teff' }, { name: 'Honey' }];
  reader.read(honey);
  expect(fuzzyMatch('teff', reader.index([salt, teff, honey])).map(({ item }) => item)).toEqual([teff]);
  const renamed = { name: 'Teff flour' };
  expect(fuzzyMatch('flour', reader.index([salt, renamed, honey])).map(({ item }) => item)).toEqual([renamed]);
  expect(readOf).toEqual(['Honey', 'Salt', 'Teff', 'Teff flour']);
});

test('one slip of the finger never hides a name of five letters or more', () => {
  const name = fc.stringMatching(/^[a-z]{5,12}$/);
  fc.assert(
    fc.property(name, fc.nat(), (word, seed) => {
      const position = seed % word.length;
      const slipped = word.slice(0, position) + word.slice(position + 1);
      expect(
        fuzzyMatch(
          slipped,
          fuzzyIndex([word], (only) => [only]),
        ),
      ).toHaveLength(1);
    }),
  );
});

test('a score lies between nothing and certainty, and certainty is kept for the same name', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (left, right) => {
      const score = fuzzyScore(left, right);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      if (normalizeText(left) !== '') expect(fuzzyScore(left, left)).toBe(1);
    }),
  );
});

test('the distance between words is symmetric and counts a swap once', () => {
  expect(editDistance('teff', 'tefef', 5)).toBe(1);
  expect(editDistance('berbere', 'brebere', 5)).toBe(1);
  expect(editDistance('salt', 'pepper', 2)).toBe(3);
  expect(editDistance('a'.repeat(200), 'a'.repeat(200), 2)).toBe(0);
  const word = fc.stringMatching(/^[ab]{0,8}$/);
  fc.assert(
    fc.property(word, word, (left, right) => {
      expect(editDistance(left, right, 9)).toBe(editDistance(right, left, 9));
    }),
  );
});

test.each([
  ['loaf', 'loaves'],
  ['knife', 'knives'],
  ['olive', 'olives'],
  ['berry', 'berries'],
  ['cookie', 'cookies'],
  ['box', 'boxes'],
  ['cheese', 'cheeses'],
  ['potato', 'potatoes'],
  ['sauce', 'sauces'],
  ['glass', 'glasses'],
  ['ቲማቲም', 'ቲማቲሞች'],
  ['ሳህን', 'ሳህኖች'],
  ['በሬ', 'በሬዎች'],
])('%s and %s are one word', (singular, plural) => {
  expect(fuzzyScore(singular, plural)).toBe(0.95);
  expect(fuzzyScore(plural, singular)).toBe(0.95);
});

test.each([
  ['wine', 'win'],
  ['glass', 'glas'],
  ['pie', 'py'],
])('%s is no plural of %s', (left, right) => {
  expect(numberlessStem(left)).not.toBe(numberlessStem(right));
});

test.each([
  ['ዓሣ', 'አሳ'],
  ['ኀይል', 'ሀይል'],
  ['ሐበሻ', 'ሃበሻ'],
  ['ፀሐይ', 'ጸሀይ'],
  ['ሠላም', 'ሰላም'],
])('%s and %s are the same word, spelt with letters that sound alike', (left, right) => {
  expect(fuzzyScore(left, right)).toBe(1);
});
