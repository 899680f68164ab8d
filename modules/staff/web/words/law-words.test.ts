import { afterEach, expect, test } from 'vitest';

import { overwriteGetLocale } from '../../../../generated/messages/web/runtime.js';
import { packOf } from '../../rules/country-pack.ts';
import { houseRules } from '../../rules/house-rules.ts';
import { lawWords } from './law-words.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

test('every law of Ethiopia has a name of the catalogue, and keeps its articles', () => {
  const sources = packOf('ET').rules.map(({ source }) => source);
  expect(new Set(sources.map(lawWords))).toContain('Labour Proclamation 1156/2019, art. 61–63');
  expect(lawWords('Labour Proclamation 1156/2019, articles 61 and 68')).toBe('Labour Proclamation 1156/2019, art. 61, 68');
  for (const source of sources) expect(lawWords(source)).not.toBe(source);
});

test('every rule of the house is said in the language of whoever reads', () => {
  overwriteGetLocale(() => 'am');
  const sources = houseRules.map(({ source }) => source).filter((source) => source !== 'Maed');
  for (const source of sources) expect(lawWords(source)).toMatch(/\p{Script=Ethiopic}/u);
});

test('a law of elsewhere is called what it is called there', () => {
  expect(lawWords('Working Time Regulations 1998, regulation 6')).toBe('Working Time Regulations 1998, regulation 6');
});
