import { describe, expect, it } from 'vitest';

import { celsiusOf, chooseDegrees, type SentDegrees } from './choose-degrees.ts';

const seen = (value: string, confidence: number, unit: SentDegrees['unit'] = 'C'): SentDegrees => ({
  value,
  unit,
  confidence,
  box: { x0: 0, y0: 0, x1: 40, y1: 20 },
});

describe('degrees', () => {
  it.each([
    ['4.0', 'C', '4.0'],
    ['-18.5', 'C', '-18.5'],
    ['32', 'F', '0'],
    ['46.4', 'F', '8'],
    ['40', 'F', '4.44'],
    ['-4', 'F', '-20'],
    ['0', 'F', '-17.78'],
    ['165', 'F', '73.89'],
  ] as const)('%s %s are %s of Celsius', (value, unit, celsius) => expect(celsiusOf(value, unit)).toBe(celsius));

  it('of Fahrenheit come back as they were, to the tenth', () => {
    for (let tenths = -400; tenths <= 5000; tenths += 7) {
      const celsius = Number(celsiusOf((tenths / 10).toFixed(1), 'F'));
      expect(Math.round((celsius * 9) / 5 + 32 - tenths / 10)).toBeCloseTo(0);
      expect(Math.abs((celsius * 9) / 5 + 32 - tenths / 10)).toBeLessThan(0.01);
    }
  });
});

describe('what a picture shows', () => {
  it.each([
    ['is the surest value', [seen('4.0', 0.9), seen('40', 0.2)], '4.0'],
    ['is nothing where all are guesses', [seen('4.0', 0.55)], undefined],
    ['is nothing where another is as likely', [seen('4.0', 0.8), seen('9.0', 0.75)], undefined],
    ['is none that no thermometer of a kitchen shows', [seen('888', 0.99), seen('4.0', 0.9)], '4.0'],
    ['is the same twice', [seen('4.0', 0.8), seen('4.0', 0.8)], '4.0'],
    ['is nothing where nothing was seen', [], undefined],
  ] as const)('%s', (_, all, celsius) => expect(chooseDegrees(all)?.celsius).toBe(celsius));

  it('without a unit is no temperature in Celsius, nor is what was seen with both', () => {
    expect(chooseDegrees([seen('40', 0.9, null)])).toMatchObject({ shown: '40', unit: null, celsius: null });
    expect(chooseDegrees([seen('40', 0.9, 'C'), seen('40', 0.8, 'F')])).toMatchObject({ shown: '40', unit: null, celsius: null });
    expect(chooseDegrees([seen('40', 0.9, null), seen('40', 0.8, 'F')])).toMatchObject({ unit: 'F', celsius: '4.44' });
  });

  it('without a unit may be what only one of both can be', () => {
    expect(chooseDegrees([seen('350', 0.9, null)])).toMatchObject({ shown: '350' });
    expect(chooseDegrees([seen('888', 0.9, null)])).toBeNull();
  });
});
