import { expect, test } from 'vitest';

import { joinWords } from './join-words.ts';

test.each([
  [['Beef: running low', '2.2 kg left of 15 kg.', '£12 to fill it up'], 'Beef: running low · 2.2 kg left of 15 kg. £12 to fill it up'],
  [['በሬ እያለቀ ነው', 'ከ15 ኪግ ውስጥ 2.2 ኪግ ቀርቷል።', '12 ብር'], 'በሬ እያለቀ ነው · ከ15 ኪግ ውስጥ 2.2 ኪግ ቀርቷል። 12 ብር'],
  [['', 'Bole Drinks', null, '£3 apart'], 'Bole Drinks · £3 apart'],
  [[undefined, ''], ''],
])('%j is one line', (parts, line) => expect(joinWords(...parts)).toBe(line));
