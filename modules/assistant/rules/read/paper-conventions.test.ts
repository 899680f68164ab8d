import { describe, expect, it } from 'vitest';

import { rateOfPaper } from './rate-of-paper.ts';
import { unitOfWord } from './unit-of-word.ts';

describe('the one rate of a paper', () => {
  it.each([
    ['is Ethiopia’s', 38000n, 5700n, 1500],
    ['is the United Kingdom’s, rounded to a penny', 8333n, 1667n, 2000],
    ['is none without tax', 38000n, 0n, null],
    ['is none where only some lines are taxed', 38000n, 1237n, null],
    ['is none that no country has', 1000n, 900n, null],
    ['is none of nothing', 0n, 100n, null],
  ])('%s', (_, net, tax, rate) => expect(rateOfPaper(net, tax)).toBe(rate));
});

describe('a printed unit', () => {
  it.each([
    ['KGS', 'kg'],
    ['ኪሎ', 'kg'],
    ['btl.', 'bottle'],
    ['Pcs', 'each'],
    ['case', 'case'],
    ['ኩንታል', 'quintal'],
    ['fresh', null],
  ])('%s is %s', (word, unit) => expect(unitOfWord(word)).toBe(unit));
});
