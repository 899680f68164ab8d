import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { judgeCalibration, probeStanding } from './probe.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));

describe('a probe', () => {
  it.each([
    ['0', '100', true],
    ['-1', '99', true],
    ['1', '101', true],
    ['1.01', '100', false],
    ['-1.1', '100', false],
    ['0', '98.99', false],
    ['0', '101.1', false],
    ['0.4', null, true],
    ['2', null, false],
  ])('that shows %s in ice and %s in boiling water passes: %s', (ice, boil, isPassed) => {
    expect(judgeCalibration({ ice, boil })).toEqual({ ok: true, value: isPassed });
  });

  it.each([
    ['cold', null, 'VALUE_NOT_UNDERSTOOD'],
    ['0', 'hot', 'VALUE_NOT_UNDERSTOOD'],
    ['-41', null, 'READING_IMPLAUSIBLE'],
    ['0', '1000', 'READING_IMPLAUSIBLE'],
  ])('shows neither %s nor %s', (ice, boil, code) => {
    expect(judgeCalibration({ ice, boil })).toMatchObject({ ok: false, refusal: { code } });
  });

  it.each([
    [null, 1, 'NEVER'],
    [{ isPassed: true, happenedAt: at(1) }, 8, 'GOOD'],
    [{ isPassed: true, happenedAt: at(1) }, 9, 'DUE'],
    [{ isPassed: false, happenedAt: at(1) }, 1, 'FAILED'],
    [{ isPassed: false, happenedAt: at(1) }, 28, 'FAILED'],
  ] as const)('last checked as %o stands on day %s as %s', (last, day, standing) => {
    expect(probeStanding(last, 7, at(day))).toBe(standing);
  });

  it('passes exactly within a degree of ice and of boiling, whatever it shows', () => {
    const shown = fc.integer({ min: -4000, max: 30_000 });
    fc.assert(
      fc.property(shown, shown, (ice, boil) => {
        const isRight = Math.abs(ice) <= 100 && Math.abs(boil - 10_000) <= 100;
        expect(judgeCalibration({ ice: (ice / 100).toFixed(2), boil: (boil / 100).toFixed(2) })).toEqual({ ok: true, value: isRight });
      }),
    );
  });

  it('that failed is never believed, and one that passed is until its days are over', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 1, max: 366 }), fc.integer({ min: 0, max: 1000 }), (isPassed, everyDays, days) => {
        const standing = probeStanding({ isPassed, happenedAt: at(1) }, everyDays, at(1 + days));
        expect(standing).toBe(isPassed ? (days > everyDays ? 'DUE' : 'GOOD') : 'FAILED');
      }),
    );
  });
});
