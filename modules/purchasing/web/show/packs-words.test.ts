import { expect, test } from 'vitest';

import { packsWords } from './packs-words.ts';

test.each([
  ['2 box', '2 boxes'],
  ['1 sack', '1 sack'],
  ['1.5 kg', '1.5 kg'],
  ['a crate and a half', 'a crate and a half'],
  ['INV-7', 'INV-7'],
])('%s is read as %s', (text, words) => {
  expect(packsWords(text)).toBe(words);
});
