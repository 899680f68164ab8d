import { describe, expect, test } from 'vitest';

import type { RotaFinding, Shift } from '../../contract/rota-fields.ts';
import { atMinute, publishable, startAfterRest, overrideKey } from './rota-model.ts';

const timeZone = 'Europe/London';
const day = '2026-11-21';
const at = (minute: number) => new Date(atMinute(day, minute, timeZone)).toISOString();
const shift = (id: string, from: number, to: number, said: Partial<Shift> = {}): Shift => ({
  id,
  day,
  workRoleId: 'cook',
  userId: 'dawit',
  startsAt: at(from),
  endsAt: at(to),
  breaks: [],
  note: null,
  isCancelled: false,
  isPinned: false,
  version: 1,
  state: 'NEW',
  toldAt: null,
  ...said,
});
const finding = (shiftIds: string[], said: Partial<RotaFinding> = {}): RotaFinding => ({
  ruleId: 'GB.daily-rest',
  kind: 'DAILY_REST',
  level: 'BLOCK',
  mayOverride: true,
  topic: null,
  asked: null,
  source: '',
  isConfirmed: true,
  shiftIds,
  measured: 540,
  allowed: 660,
  ...said,
});

describe('what would be made known', () => {
  const shifts = [shift('late', 0, 60, { state: 'KNOWN' }), shift('early', 600, 900), shift('other', 600, 900, { userId: 'sara' })];
  const ids = (reasons: Record<string, string>, said: Partial<RotaFinding> = {}) => {
    const { ready, kept } = publishable(shifts, [finding(['late', 'early'], said)], reasons);
    return [ready.map(({ id }) => id), kept.map(({ id }) => id)];
  };

  test('leaves out what a breach keeps back, and what is known already', () => {
    expect(ids({})).toEqual([['other'], ['early']]);
    expect(ids({}, { level: 'WARN' })).toEqual([['early', 'other'], []]);
  });

  test('takes in what has a reason, where the law lets that be', () => {
    const reasons = { [overrideKey(finding(['late', 'early']))]: 'Rest on Thursday' };
    expect(ids(reasons)).toEqual([['early', 'other'], []]);
    expect(ids(reasons, { mayOverride: false })).toEqual([['other'], ['early']]);
  });
});

test('a shift with too little rest before it is offered a start that leaves enough, unless it would be over by then', () => {
  const shifts = [shift('late', 0, 30), shift('early', 570, 1020)];
  expect(startAfterRest(finding(['late', 'early']), shifts)).toEqual({ shift: shifts[1], startsAt: at(690) });
  expect(startAfterRest(finding(['late', 'early']), [shift('late', 0, 30), shift('early', 570, 690)])).toBeNull();
});
