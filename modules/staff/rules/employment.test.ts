import { describe, expect, test } from 'vitest';

import { faultOfEmployment, hasRightToWorkOn, isEmployedOn, isOptedOutOn, type Employed } from './employment.ts';

const file = (said: Partial<Employed> = {}): Employed => ({
  startedOn: null,
  endedOn: null,
  rightToWorkUntil: null,
  optedOutOn: null,
  optOutEndsOn: null,
  ...said,
});

test.each([
  [{}, '2026-11-22', true],
  [{ startedOn: '2026-11-22' }, '2026-11-21', false],
  [{ startedOn: '2026-11-22' }, '2026-11-22', true],
  [{ endedOn: '2026-11-22' }, '2026-11-22', true],
  [{ endedOn: '2026-11-22' }, '2026-11-23', false],
])('with %o somebody works here on %s: %s', (said, day, isEmployed) => {
  expect(isEmployedOn(file(said), day)).toBe(isEmployed);
});

test.each([
  [null, true],
  ['2026-11-22', true],
  ['2026-11-21', false],
])('whose papers last until %s may work on 22 November: %s', (rightToWorkUntil, may) => {
  expect(hasRightToWorkOn(file({ rightToWorkUntil }), '2026-11-22')).toBe(may);
});

test.each([
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2026-12-09', true],
  ['2026-12-10', false],
])('a consent signed on 22 November and taken back from 10 December holds on %s: %s', (day, holds) => {
  expect(isOptedOutOn(file({ optedOutOn: '2026-11-22', optOutEndsOn: '2026-12-10' }), day)).toBe(holds);
});

describe('a file as it was typed', () => {
  test.each([
    [{ startedOn: '2026-11-02', endedOn: '2026-11-01' }, 'ENDS_BEFORE_START'],
    [{ startedOn: '2026-11-02', endedOn: '2026-11-02' }, null],
    [{ optOutEndsOn: '2026-12-24' }, 'OPT_OUT_UNSIGNED'],
    [{ optedOutOn: '2026-01-01', optOutEndsOn: '2026-11-28' }, 'OPT_OUT_ENDS_TOO_SOON'],
    [{ optedOutOn: '2026-01-01', optOutEndsOn: '2026-11-29' }, null],
  ])('with %o is refused on 22 November: %s', (said, fault) => {
    expect(faultOfEmployment(file(said), '2026-11-22', null)).toBe(fault);
  });

  test('keeps an end that was given in time, when it is saved again near that day', () => {
    const known = file({ optedOutOn: '2026-01-01', optOutEndsOn: '2026-11-24' });
    expect(faultOfEmployment(known, '2026-11-22', known)).toBeNull();
  });
});
