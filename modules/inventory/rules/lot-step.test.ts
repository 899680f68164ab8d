import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { roles } from '../../restaurants/rules/capabilities.ts';
import { daysAfter, lotStatuses, type LotStatus } from './lot.ts';
import { decideLotStep, type LotState, type LotStep, lotSteps, mayTakeLotStep } from './lot-step.ts';

const day = (text: string) => text as BusinessDate;
const today = day('2026-11-21');
const lot: LotState = {
  status: 'AVAILABLE',
  dateType: 'BEST_BEFORE',
  receivedOn: day('2026-11-15'),
  printedDate: day('2026-11-25'),
  openedOn: null,
  frozenOn: null,
  thawedOn: null,
  expiresOn: day('2026-11-25'),
};
const shelfLife = { opened: 2, frozen: 90, thawed: 1 };
const decide = (
  step: LotStep,
  change: Partial<LotState> = {},
  { role = 'owner', newDate = day('2026-12-01') as BusinessDate | null } = {},
) => decideLotStep(step, { lot: { ...lot, ...change }, role, shelfLife, today, newDate });
const codeOf = (decided: ReturnType<typeof decide>) => (decided.ok ? decided.value.status : decided.refusal.code);

const leading: Readonly<Record<LotStatus, readonly LotStep[]>> = {
  AVAILABLE: ['OPEN', 'FREEZE', 'QUARANTINE', 'HOLD', 'REDATE', 'RECALL'],
  QUARANTINED: ['HOLD', 'RELEASE', 'RECALL'],
  ON_HOLD: ['QUARANTINE', 'RELEASE', 'RECALL'],
  EXPIRED: ['REDATE', 'RECALL'],
  RECALLED: [],
  DEPLETED: ['RECALL'],
};

describe('what may be done with a lot', () => {
  test.each(lotStatuses)('that is %s follows from its status', (status) => {
    expect(lotSteps.filter((step) => decide(step, { status }).ok)).toEqual(leading[status]);
  });

  test.each([
    ['OPEN', 4],
    ['FREEZE', 4],
    ['THAW', 4],
    ['QUARANTINE', 4],
    ['HOLD', 4],
    ['RELEASE', 3],
    ['REDATE', 3],
    ['RECALL', 2],
  ] as const)('%s is for the first %i roles, and everyone else is told so', (step, count) => {
    expect(roles.filter((role) => mayTakeLotStep(step, role))).toEqual(roles.slice(0, count));
    expect(decide(step, {}, { role: 'staff' })).toEqual({
      ok: false,
      refusal: { code: 'LOT_STEP_FORBIDDEN', roles: roles.slice(0, count) },
    });
  });

  test.each([
    ['opening shortens', 'OPEN', {}, '2026-11-23'],
    ['opening never lengthens', 'OPEN', { expiresOn: day('2026-11-22') }, '2026-11-22'],
    ['opening keeps to the date that a cook set', 'OPEN', { printedDate: day('2026-11-18'), expiresOn: day('2026-11-22') }, '2026-11-22'],
    ['freezing replaces', 'FREEZE', {}, '2027-02-19'],
    ['thawing replaces again', 'THAW', { frozenOn: day('2026-11-01') }, '2026-11-22'],
    ['a new date stands', 'REDATE', { status: 'EXPIRED', expiresOn: day('2026-11-20') }, '2026-12-01'],
  ] as const)('%s the date', (_title, step, change, expiresOn) => {
    const decided = decide(step, change);
    expect(decided.ok && decided.value).toMatchObject({ expiresOn, status: 'AVAILABLE' });
  });

  test.each([
    ['OPEN', { openedOn: today }, 'LOT_OPENED_ALREADY'],
    ['OPEN', { frozenOn: today }, 'LOT_FROZEN'],
    ['FREEZE', { frozenOn: today }, 'LOT_FROZEN'],
    ['FREEZE', { frozenOn: day('2026-11-16'), thawedOn: today }, 'LOT_THAWED'],
    ['THAW', {}, 'LOT_NOT_FROZEN'],
    ['FREEZE', { expiresOn: day('2026-11-20') }, 'LOT_PAST_DATE'],
    ['REDATE', { dateType: 'USE_BY' }, 'LOT_USE_BY_FIXED'],
    ['RELEASE', { status: 'ON_HOLD', expiresOn: day('2026-11-20') }, 'EXPIRED'],
  ] as const)('%s with %o comes to %s', (step, change, code) => {
    expect(codeOf(decide(step, change))).toBe(code);
  });

  test.each([null, day('2026-11-20')])('a new date that is %s is refused', (newDate) => {
    expect(codeOf(decide('REDATE', {}, { newDate }))).toBe('LOT_DATE_PAST');
  });
});

test('no chain of steps makes a use-by date later, unless it was frozen in time', () => {
  const step = fc.constantFrom(...lotSteps.filter((one) => one !== 'FREEZE' && one !== 'THAW'));
  const walk = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 5 })), { maxLength: 8 });
  fc.assert(
    fc.property(walk, (steps) => {
      let now: LotState = { ...lot, dateType: 'USE_BY' };
      const dates = steps.map(([one, later]) => {
        const facts = { lot: now, role: 'owner', shelfLife, today: daysAfter(today, later), newDate: daysAfter(today, 30) };
        const decided = decideLotStep(one, facts);
        if (decided.ok) now = decided.value;
        return now.expiresOn ?? '';
      });
      expect(dates).toEqual(dates.toSorted().toReversed());
    }),
  );
});
