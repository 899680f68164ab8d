import { expect, test } from 'vitest';

import type { Demand, Shift } from '../../contract/rota-fields.ts';
import { gapsOfDay } from './rota-gaps.ts';
import { atMinute } from './rota-model.ts';

const timeZone = 'Europe/London';
const day = '2026-11-21';
const at = (minute: number) => atMinute(day, minute, timeZone);
const shift = (from: number, to: number, said: Partial<Shift> = {}) =>
  ({
    workRoleId: 'cook',
    userId: 'dawit',
    isCancelled: false,
    startsAt: new Date(at(from)).toISOString(),
    endsAt: new Date(at(to)).toISOString(),
    ...said,
  }) as Shift;
const evening: Demand = { workRoleId: 'cook', fromMinute: 1080, toMinute: 1260, people: 2 };
const gaps = (shifts: readonly Shift[], ...more: Demand[]) => gapsOfDay({ day, shifts, demand: [evening, ...more], timeZone });

test('says how many of which kind of work are missing, from when until when', () => {
  expect(gaps([shift(600, 1320)])).toEqual([{ workRoleId: 'cook', people: 1, fromMs: at(1080), toMs: at(1260) }]);
});

test('is not helped by another kind of work, by an open shift or by one that was taken off', () => {
  const others = [{ workRoleId: 'waiter' }, { userId: null }, { isCancelled: true }].map((said) => shift(600, 1320, said));
  expect(gaps(others).map(({ workRoleId, people }) => [workRoleId, people])).toEqual([['cook', 2]]);
});

test('is enough where as many are there as are needed', () => {
  expect(gaps([shift(600, 1320), shift(1080, 1260, { userId: 'sara' })])).toEqual([]);
});

test('tells each kind by itself, the worst first, and before anybody has come', () => {
  const waiters = { workRoleId: 'waiter', fromMinute: 300, toMinute: 420, people: 1 };
  const washer = { workRoleId: 'washer', fromMinute: 1080, toMinute: 1140, people: 1 };
  expect(gaps([], washer, waiters).map(({ workRoleId, fromMs }) => [workRoleId, fromMs])).toEqual([
    ['cook', at(1080)],
    ['waiter', at(300)],
    ['washer', at(1080)],
  ]);
});
