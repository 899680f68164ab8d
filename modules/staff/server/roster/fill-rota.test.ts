import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { instantAt } from '../../../../kit/time/wall.ts';
import { checkShifts } from '../../rules/check-shifts.ts';
import type { PlannedShift } from '../../rules/planned-shift.ts';
import type { FillFacts, FillNeed, FillPerson } from '../../rules/roster/fill-facts.ts';
import type { FillProposal } from '../../rules/roster/fill-proposal.ts';
import { dayAfter } from '../../rules/rota-week.ts';
import { fillRota } from './fill-rota.ts';
import { openSolver } from './highs-adapter.ts';

const monday = '2027-03-22';
const zone = 'Europe/London';
const blank = {
  birthDate: null,
  startedOn: null,
  endedOn: null,
  rightToWorkUntil: null,
  optedOutOn: null,
  optOutEndsOn: null,
  otherMinutes: 0,
};

const at = (day: number, clock: string): number => instantAt(dayAfter(monday, day), clock, zone).getTime();
const stretch = (day: number, from: string, to: string) => ({ startsMs: at(day, from), endsMs: at(day, to) });
const shift = (day: number, from: string, to: string, id = `${day} ${from}`): PlannedShift => ({
  id,
  day: dayAfter(monday, day),
  ...stretch(day, from, to),
  breaks: [],
});

const person = (
  userId: string,
  changes: Partial<Omit<FillPerson, 'rota'>> & { readonly rota?: Partial<FillPerson['rota']> } = {},
): FillPerson => ({
  userId,
  workRoleIds: ['cook'],
  contractMinutes: null,
  rateMinor: 1200,
  recentWeekendDays: 0,
  recentLateShifts: 0,
  ...changes,
  rota: {
    shifts: [],
    file: blank,
    timeOff: [],
    askedOff: [],
    unavailable: [],
    preferred: [],
    papers: [],
    country: 'GB',
    timeZone: zone,
    dayTurnsAt: '04:00',
    ...changes.rota,
  },
});

const need = (day: number, changes: Partial<FillNeed> = {}): FillNeed => ({
  day,
  workRoleId: 'cook',
  fromMinute: 600,
  toMinute: 1080,
  people: 1,
  ...changes,
});
const factsOf = (changes: Partial<FillFacts>): FillFacts => ({
  firstDay: monday,
  dayCount: 7,
  timeZone: zone,
  dayTurnsAtMinute: 240,
  aim: 'COST',
  needs: [need(0)],
  standing: [],
  open: [],
  habits: [],
  people: [person('Abel')],
  ...changes,
});

const openModel = await openSolver();

const fill = (changes: Partial<FillFacts>): FillProposal => {
  let tick = 0;
  return fillRota(factsOf(changes), {
    openModel,
    random: () => 0.5,
    now: () => (tick += 1),
    deadline: 400,
    isStopped: () => false,
    report: () => undefined,
  });
};

const said = ({ shifts, gaps }: FillProposal) => ({
  shifts: shifts.map(({ userId, planned, fromMinute, toMinute }) => [userId, planned.day, fromMinute, toMinute]),
  gaps: gaps.map(({ day, people, why }) => [day, people, why]),
});

describe('filling a rota', () => {
  test('gives whoever can what is needed, and says that nobody else could', () => {
    const proposal = fill({});
    expect(said(proposal)).toEqual({ shifts: [['Abel', monday, 600, 1080]], gaps: [] });
    expect(proposal.shifts[0]?.reasons).toEqual([{ code: 'ONLY_ONE' }]);
  });

  describe('a draft that waits for somebody', () => {
    const waiting = (day: number, from: string, to: string): FillFacts['open'][number] => {
      const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
      const planned = { ...shift(day, from, to, `open ${day}`), breaks: [{ afterMinutes: 60, minutes: 45, isPaid: true }] };
      return { workRoleId: 'cook', day, fromMinute: minuteOf(from), toMinute: minuteOf(to), planned };
    };

    test('is given to somebody as it is, needed beyond it or not, and no second shift in its place', () => {
      const open = [waiting(0, '09:15', '14:45'), waiting(2, '10:00', '12:00')];
      const { shifts, gaps } = fill({ needs: [need(0, { fromMinute: 600, toMinute: 840 })], open });
      expect(shifts.map(({ isOpen, planned }) => [isOpen, planned])).toEqual(open.map(({ planned }) => [true, planned]));
      expect(gaps).toEqual([]);
    });

    test('stays open where nobody may have it, and is told as a gap', () => {
      const people = [person('Abel', { rota: { timeOff: [stretch(0, '00:00', '23:00')] } })];
      const { shifts, gaps } = fill({ needs: [], open: [waiting(0, '10:00', '15:00')], people });
      expect(shifts).toEqual([]);
      expect(gaps).toMatchObject([{ day: 0, fromMinute: 600, toMinute: 900, people: 1, why: 'ALL_AWAY' }]);
    });

    test('at one time with another goes to another', () => {
      const open = [waiting(0, '10:00', '15:00'), { ...waiting(0, '10:00', '15:00') }];
      const twins = open.map((one, index) => ({ ...one, planned: { ...one.planned, id: `twin ${index}` } }));
      const { shifts } = fill({ needs: [], open: twins, people: [person('Abel'), person('Sara')] });
      expect(shifts.map(({ userId, planned }) => `${userId} ${planned.id}`).toSorted()).toEqual(['Abel twin 0', 'Sara twin 1']);
    });
  });

  test.each(['COST', 'PEOPLE'] as const)('for %s gives a shift to whoever likes it among equals, and says so', (aim) => {
    const likes = (userId: string, from: string, to: string) => person(userId, { rota: { preferred: [stretch(0, from, to)] } });
    // What begins before the time that somebody likes is not liked.
    const people = [person('Abel'), likes('Sara', '09:00', '19:00'), likes('Yonas', '11:00', '19:00')];
    const proposal = fill({ people, aim });
    expect(said(proposal).shifts).toEqual([['Sara', monday, 600, 1080]]);
    expect(proposal.shifts[0]?.reasons).toContainEqual({ code: 'PREFERRED' });
  });

  test.each([
    ['nobody has the skill', { people: [person('Abel', { workRoleIds: [] })] }, 'NOBODY_CAN'],
    ['everybody is on leave', { people: [person('Abel', { rota: { timeOff: [stretch(0, '00:00', '23:00')] } })] }, 'ALL_AWAY'],
    [
      'everybody said that they can not come',
      { people: [person('Abel', { rota: { unavailable: [stretch(0, '09:00', '18:00')] } })] },
      'ALL_AWAY',
    ],
    ['whoever can works elsewhere', { people: [person('Abel', { rota: { shifts: [shift(0, '18:00', '22:00')] } })] }, 'ALL_WORK'],
    [
      'the rest of the night would be too short',
      {
        people: [person('Abel', { rota: { shifts: [shift(-1, '18:00', '23:59')] } })],
        needs: [need(0, { fromMinute: 360, toMinute: 840 })],
      },
      'LIMITS',
    ],
  ] as const)('leaves a need open where %s, and says so', (_title, changes, why) => {
    const proposal = fill(changes);
    expect(proposal.shifts).toEqual([]);
    expect(proposal.gaps).toMatchObject([{ day: 0, people: 1, why }]);
  });

  test('names the rule that stands in the way', () => {
    const people = [person('Abel', { rota: { shifts: [shift(-1, '18:00', '23:59')] } })];
    expect(fill({ people, needs: [need(0, { fromMinute: 360, toMinute: 840 })] }).gaps[0]?.ruleIds).toEqual(['GB.daily-rest']);
  });

  test('gives a short day a short shift, whatever the house is used to', () => {
    const habits = [{ workRoleId: 'cook', fromMinute: 870, toMinute: 1380 }];
    expect(said(fill({ habits, needs: [need(0, { fromMinute: 720, toMinute: 900 })] })).shifts).toEqual([['Abel', monday, 720, 900]]);
  });

  test('names the rule that only the whole week breaks', () => {
    const shifts = [0, 1, 2, 3, 4, 5].map((day) => shift(day, '10:00', '18:00'));
    const { gaps } = fill({ people: [person('Abel', { rota: { shifts } })], needs: [need(6)] });
    expect(gaps).toMatchObject([{ day: 6, why: 'LIMITS', ruleIds: ['GB.weekly-hours'] }]);
  });

  test('counts who is there already, and keeps what they have', () => {
    const standing = [{ workRoleId: 'cook', userId: 'Abel', planned: shift(0, '10:00', '18:00') }];
    const people = [person('Abel', { rota: { shifts: [shift(0, '10:00', '18:00')] } }), person('Sara')];
    expect(said(fill({ standing, people }))).toEqual({ shifts: [], gaps: [] });
  });

  test('gives the dearer one nothing where the cheaper one can, and says why', () => {
    const proposal = fill({ people: [person('Abel', { rateMinor: 1500 }), person('Sara')] });
    expect(said(proposal).shifts).toEqual([['Sara', monday, 600, 1080]]);
    expect(proposal.shifts[0]?.reasons).toEqual([{ code: 'CHEAPEST' }]);
  });

  test('gives a weekend to whoever had fewest, where people matter more', () => {
    const people = [person('Abel', { recentWeekendDays: 6 }), person('Sara', { recentWeekendDays: 1 })];
    const proposal = fill({ aim: 'PEOPLE', people, needs: [need(5)] });
    expect(proposal.shifts).toMatchObject([{ userId: 'Sara', reasons: [{ code: 'SHARE_OF_WEEKENDS', days: 1 }] }]);
  });

  test('fills around a rest that is too short already', () => {
    const shifts = [shift(4, '15:00', '23:30'), shift(5, '09:00', '15:00')];
    const proposal = fill({ people: [person('Abel', { rota: { shifts } })], needs: [need(1), need(5, { people: 2 })] });
    expect(said(proposal)).toEqual({ shifts: [['Abel', dayAfter(monday, 1), 600, 1080]], gaps: [[5, 2, 'ALL_WORK']] });
  });

  test('leaves somebody whose shifts break a rule already as they are', () => {
    const shifts = Array.from({ length: 7 }, (_, day) => shift(day, '10:00', '19:00'));
    expect(said(fill({ people: [person('Abel', { rota: { shifts } })], needs: [need(6, { people: 1 })] })).shifts).toEqual([]);
  });

  test('never proposes a shift that a rule blocks or that lies on leave, whatever is needed', () => {
    const quarter = fc.integer({ min: 24, max: 80 }).map((place) => place * 15);
    const needs = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 6 }),
        fromMinute: quarter,
        length: fc.integer({ min: 16, max: 40 }),
        people: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const birthDates = fc.constantFrom(null, null, '2010-05-01');
    const leave = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 });
    const crowd = fc.array(
      fc.record({ birthDate: birthDates, leave, works: fc.array(fc.integer({ min: -6, max: 6 }), { maxLength: 5 }) }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(needs, crowd, fc.constantFrom('GB', 'ET'), (asked, team, country) => {
        const people = team.map(({ birthDate, leave: off, works }, place) =>
          person(`${place}`, {
            contractMinutes: 1800,
            rota: {
              country,
              file: { ...blank, birthDate },
              timeOff: off.map((day) => stretch(day, '00:00', '23:59')),
              shifts: [...new Set(works)].map((day) => shift(day, '11:00', '19:00')),
            },
          }),
        );
        const spans = asked.map(({ day, fromMinute, length, people: count }) =>
          need(day, { fromMinute, toMinute: fromMinute + length * 15, people: count }),
        );
        const { shifts } = fill({ needs: spans, people });
        for (const { userId, rota } of people) {
          const given = shifts.filter((one) => one.userId === userId).map(({ planned }) => planned);
          const findings = checkShifts({ ...rota, shifts: [...rota.shifts, ...given] });
          const ids = new Set(given.map(({ id }) => id));
          const against = findings.filter(
            ({ level, kind, shiftIds }) => (level === 'BLOCK' || kind === 'TIME_OFF') && shiftIds.some((id) => ids.has(id)),
          );
          expect(against).toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  });
});
