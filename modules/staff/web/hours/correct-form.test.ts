import { expect, test } from 'vitest';

import type { HoursCard } from '../../contract/timesheet.contract.ts';
import { correctFormOf, segmentToCorrect, writingsOf } from './correct-form.ts';

const london = 'Europe/London';
const segment = {
  inId: 'in',
  outId: null,
  from: '2026-11-20T17:00:00.000Z',
  to: null,
  proposedEnd: '2026-11-21T01:00:00.000Z',
  breaks: [],
};
const card: HoursCard = {
  userId: 'abel',
  day: '2026-11-20',
  segments: [segment],
  workedMinutes: 0,
  unpaidMinutes: 0,
  exceptions: [],
  tiers: [],
  pay: null,
  digest: '-',
  isComplete: false,
  isApproved: false,
  isLocked: false,
};
const formOf = (one: HoursCard | null) => correctFormOf({ card: one, day: '2026-11-20' }, london);

test('whoever did not clock out is offered the end of their shift, on its own day', () => {
  expect(formOf(card)).toMatchObject({ left: { day: '2026-11-21', clock: '01:00' }, came: { day: '2026-11-20', clock: '17:00' } });
});

test('only what is otherwise is written, in the place of what it was', () => {
  expect(writingsOf(formOf(card), segment, london)).toEqual([{ kind: 'OUT', happenedAt: segment.proposedEnd, replacesId: null }]);
  const ended = { ...segment, outId: 'out', to: segment.proposedEnd };
  const form = formOf({ ...card, segments: [ended] });
  expect(writingsOf(form, ended, london)).toEqual([]);
  expect(writingsOf({ ...form, came: { day: '2026-11-20', clock: '17:30' } }, ended, london)).toEqual([
    { kind: 'IN', happenedAt: '2026-11-20T17:30:00.000Z', replacesId: 'in' },
  ]);
});

test('for a day without anything both times are new', () => {
  const form = { ...formOf(null), came: { day: '2026-11-20', clock: '09:00' } };
  expect(segmentToCorrect(null)).toBeNull();
  expect(writingsOf(form, null, london)).toEqual([{ kind: 'IN', happenedAt: '2026-11-20T09:00:00.000Z', replacesId: null }]);
});
