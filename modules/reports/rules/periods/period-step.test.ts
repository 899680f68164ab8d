import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { decidePeriodStep, periodStates, periodSteps, stepsFrom, type PeriodAttempt } from './period-step.ts';

const october = { from: '2026-10-01', to: '2026-10-31' };
const november = { from: '2026-11-01', to: '2026-11-30' };
const attempt = (more: Partial<PeriodAttempt>): PeriodAttempt => ({
  days: october,
  state: 'OPEN',
  step: 'REVIEW',
  isOwner: false,
  reason: null,
  today: '2026-12-02',
  locked: [],
  ...more,
});
const reopening = { state: 'LOCKED', step: 'REOPEN', isOwner: true, reason: 'A late invoice' } as const;

it.each<[string, Partial<PeriodAttempt>, string]>([
  ['a month that is over is reviewed', {}, 'REVIEW'],
  ['a month that runs is not', { today: '2026-10-31' }, 'PERIOD_NOT_OVER'],
  ['what was reviewed is locked', { state: 'REVIEW', step: 'LOCK' }, 'LOCKED'],
  ['what nobody reviewed is not', { step: 'LOCK' }, 'PERIOD_STEP_NOT_OPEN'],
  [
    'a month across one that is locked is not',
    { state: 'REVIEW', step: 'LOCK', locked: [{ from: '2026-09-11', to: '2026-10-10' }] },
    'PERIOD_OVERLAPS',
  ],
  ['the owner opens it again', reopening, 'REOPENED'],
  ['a manager does not', { ...reopening, isOwner: false }, 'PERIOD_FOR_OWNER'],
  ['nor does anybody without a reason', { ...reopening, reason: ' ' }, 'PERIOD_REASON_REQUIRED'],
  ['nor before the months after it', { ...reopening, locked: [november] }, 'PERIOD_NOT_LAST'],
  ['what was opened again is reviewed anew', { state: 'REOPENED' }, 'REVIEW'],
  ['what is locked is not locked again', { state: 'LOCKED', step: 'LOCK' }, 'PERIOD_STEP_NOT_OPEN'],
])('%s', (_, more, expected) => {
  const decided = decidePeriodStep(attempt(more));
  expect(decided.ok ? decided.value : decided.refusal.code).toBe(expected);
});

it('whatever is tried, only the owner leads a locked month anywhere, and no two locked months share a day', () => {
  const any = fc.record({
    state: fc.constantFrom(...periodStates),
    step: fc.constantFrom(...periodSteps),
    isOwner: fc.boolean(),
    reason: fc.constantFrom(null, '', 'Late'),
    locked: fc.subarray([november, { from: '2026-10-31', to: '2026-11-29' }, { from: '2026-09-01', to: '2026-09-30' }]),
  });
  fc.assert(
    fc.property(any, (more) => {
      const decided = decidePeriodStep(attempt(more));
      if (!decided.ok) return;
      expect(stepsFrom(more.state)).toContain(more.step);
      if (more.state === 'LOCKED') expect(more.isOwner).toBe(true);
      if (decided.value === 'LOCKED') expect(more.locked.every(({ from, to }) => to < october.from || from > october.to)).toBe(true);
    }),
  );
});
