import { describe, expect, it } from 'vitest';

import { printedDegrees } from './printed-degrees.ts';

const word = (text: string, high = 40, confidence = 95) => ({ text, confidence, x0: 0, y0: 0, x1: 80, y1: high });

describe('print on a display', () => {
  it.each([
    ['-18.5', '-18.5', null],
    ['−4,0°C', '-4.0', 'C'],
    ['39.2°F', '39.2', 'F'],
  ])('%s is a temperature', (text, value, unit) => expect(printedDegrees([word(text)])).toMatchObject([{ value, unit }]));

  it.each([
    ['that is no number', [word('SET')]],
    ['that is a time', [word('12:30')]],
    ['that is hardly made out', [word('4.0', 40, 60)]],
    ['beside larger print that has digits', [word('4.0', 20), word('A12', 60)]],
  ])('%s is none', (_, words) => expect(printedDegrees(words)).toEqual([]));
});
