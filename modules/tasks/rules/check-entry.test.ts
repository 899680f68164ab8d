import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hundredthsOf, isFarColder, judgeEntry, openLines } from './check-entry.ts';
import type { CheckItem } from './check-item.ts';

const line = (said: Partial<CheckItem>): CheckItem => ({
  key: 'a',
  type: 'DONE',
  label: 'Fridge',
  labelLocal: null,
  isRequired: true,
  isCritical: false,
  min: null,
  max: null,
  place: null,
  options: [],
  failing: [],
  ...said,
});
const fridge = line({ type: 'TEMPERATURE', max: '8', min: '0', place: 'COLD', isCritical: true });

describe('a line', () => {
  it.each([
    [fridge, '8', 'PASS'],
    [fridge, '8.01', 'FAIL'],
    [fridge, '8,0', 'PASS'],
    [fridge, '-0.5', 'FAIL'],
    [fridge, '−0', 'PASS'],
    [line({ type: 'TEMPERATURE', min: '63', place: 'HOT' }), '62.9', 'FAIL'],
    [line({ type: 'NUMBER' }), '7', 'PASS'],
    [line({}), 'DONE', 'PASS'],
    [line({ type: 'YES_NO', failing: ['NO'] }), 'NO', 'FAIL'],
    [line({ type: 'CHOICE', options: ['clean', 'dirty'], failing: ['dirty'] }), 'dirty', 'FAIL'],
    [line({ type: 'SIGNATURE' }), 'SIGNED', 'PASS'],
    [line({ type: 'TEXT' }), 'All well', 'PASS'],
    [line({ isRequired: false }), null, 'NA'],
  ] as const)('%o answered with %s comes out as %s', (item, value, outcome) => {
    expect(judgeEntry(item, value)).toEqual({ ok: true, value: outcome });
  });

  it.each([
    [fridge, '61', 'READING_IMPLAUSIBLE'],
    [fridge, '-40.01', 'READING_IMPLAUSIBLE'],
    [fridge, 'cold', 'VALUE_NOT_UNDERSTOOD'],
    [fridge, null, 'VALUE_REQUIRED'],
    [line({ type: 'YES_NO' }), 'MAYBE', 'VALUE_NOT_UNDERSTOOD'],
    [line({ type: 'CHOICE', options: ['clean'] }), 'dirty', 'VALUE_NOT_UNDERSTOOD'],
    [line({ type: 'TEXT' }), '  ', 'VALUE_REQUIRED'],
  ] as const)('%o is not answered with %s', (item, value, code) => {
    expect(judgeEntry(item, value)).toMatchObject({ ok: false, refusal: { code } });
  });

  it.each([
    [line({ type: 'TEMPERATURE', max: '8', place: 'COLD' }), '-19', true],
    [line({ type: 'TEMPERATURE', max: '8', place: 'COLD' }), '-5.01', true],
    [line({ type: 'TEMPERATURE', max: '8', place: 'COLD' }), '-5', false],
    [line({ type: 'TEMPERATURE', max: '-18', place: 'COLD' }), '-30', false],
    [line({ type: 'TEMPERATURE', min: '63', place: 'HOT' }), '-19', false],
    [line({ type: 'TEMPERATURE', max: '8', place: 'COLD' }), 'cold', false],
    [line({ type: 'NUMBER', max: '8', place: 'COLD' }), '-19', false],
  ])('%o with %s is far colder than a fridge: %s', (item, value, isDoubted) => {
    expect(isFarColder(item, value)).toBe(isDoubted);
  });

  it('passes exactly between its limits, whatever was read', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 6000 }), (hundredths) => {
        const [size, sign] = [Math.abs(hundredths), hundredths < 0 ? '-' : ''];
        const text = `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
        expect(hundredthsOf(text)).toBe(hundredths);
        expect(judgeEntry(fridge, text)).toEqual({ ok: true, value: hundredths >= 0 && hundredths <= 800 ? 'PASS' : 'FAIL' });
      }),
    );
  });
});

describe('a list', () => {
  const failed = { itemKey: 'a', outcome: 'FAIL', isCorrected: false } as const;
  it.each([
    [[], { unanswered: ['a'], uncorrected: [] }],
    [[failed], { unanswered: [], uncorrected: ['a'] }],
    [[{ ...failed, isCorrected: true }], { unanswered: [], uncorrected: [] }],
    [[failed, { ...failed, outcome: 'PASS' as const }], { unanswered: [], uncorrected: [] }],
  ])('with %o answered is open in %o', (answered, open) => {
    expect(openLines([fridge], answered)).toEqual(open);
  });

  it('asks for no action where what failed is not critical', () => {
    expect(openLines([{ ...fridge, isCritical: false }], [failed])).toEqual({ unanswered: [], uncorrected: [] });
  });
});
