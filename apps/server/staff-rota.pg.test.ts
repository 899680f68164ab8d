import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';

import { insertRowsAs } from '../../db/testing/insert-row.ts';
import { instantAt } from '../../kit/time/wall.ts';
import { roles, type Role } from '../../modules/restaurants/rules/capabilities.ts';
import { dayAfter, mondayOf } from '../../modules/staff/rules/rota-week.ts';
import { unknownThings } from './testing/things.ts';
import { createHousehold } from './testing/household.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { furnishPartner } from './testing/lot-fixtures.ts';
import { employmentBody, shiftBody, workRoleBody } from './testing/staff-fixtures.ts';

const house = freshHouse();
const { tell, idOf } = house;

const zone = 'Europe/London';
const monday = dayAfter(mondayOf(new Date().toISOString().slice(0, 10)), 14);
let workRoleId: string;

beforeEach(async () => {
  workRoleId = (await as().saveWorkRole(tell(workRoleBody()))).workRole.id;
});

const as = (role: Role = 'manager') => house.as(role).staff;
const read = (role: Role = 'manager', from = monday) => as(role).readRota({ restaurantId: house.here().restaurantId, from, days: 7 });

type Hours = readonly [weekday: number, from: string, to: string];

const timesOf = ([weekday, from, to]: Hours) => {
  const day = dayAfter(monday, weekday);
  const end = instantAt(to > from ? day : dayAfter(day, 1), to, zone);
  return { startsAt: instantAt(day, from, zone).toISOString(), endsAt: end.toISOString() };
};
/** Puts somebody, or nobody, on the rota by the wall. */
const put = (who: Role | null, hours: Hours, changes: Record<string, unknown> = {}) =>
  as().saveShift(tell(shiftBody(workRoleId, { userId: who && idOf(who), ...timesOf(hours), ...changes })));

type Published = { readonly id: string; readonly version: number };
type Override = { readonly shiftId: string; readonly ruleId: string; readonly reason: string };

const publish = (shifts: readonly Published[], { by = 'manager', overrides = [] }: { by?: Role; overrides?: Override[] } = {}) =>
  as(by).publishRota(tell({ shifts: shifts.map(({ id, version }) => ({ shiftId: id, version })), overrides }));

describe('somebody who has left', () => {
  it('is named to whoever reads a week that they stand in, and to nobody else', async () => {
    const { shift } = await put('staff', [0, '10:00', '16:00']);
    await publish([shift]);
    const { restaurantId, people } = house.here();
    const { people: before } = await as().readStaff({ restaurantId });
    await house.as('owner').restaurants.removeMember(tell({ userId: people.staff.userId }));
    const gone = { userId: people.staff.userId, name: before.find(({ userId }) => userId === people.staff.userId)?.name };
    for (const role of ['manager', 'chef'] as const) {
      expect((await read(role)).left).toEqual([gone]);
      expect((await read(role, dayAfter(monday, 7))).left).toEqual([]);
      expect(await as(role).readStaff({ restaurantId })).not.toHaveProperty('left');
    }
  });
});

describe('a draft', () => {
  it('is seen by whoever plans, and by nobody else before it is made known', async () => {
    const { shift } = await put('staff', [0, '10:00', '16:00'], { note: 'Bring the keys' });
    for (const role of roles) expect((await read(role)).planned !== null).toBe(role === 'owner' || role === 'manager');
    expect((await read('staff')).told).toEqual([]);
    expect(await publish([shift])).toEqual({ publishedCount: 1, toldUserIds: [idOf('staff')] });
    expect((await read('staff')).told).toMatchObject([{ id: shift.id, userId: idOf('staff'), day: monday, note: 'Bring the keys' }]);
    expect((await read('chef')).told).toMatchObject([{ id: shift.id, note: null }]);
  });

  it('of a shift that was made known leaves that as it is until it is made known too, a move and an end alike', async () => {
    const { shift } = await put('staff', [0, '10:00', '16:00']);
    await publish([shift]);
    const known = (await read('staff')).told;
    const moved = await put('chef', [8, '12:00', '18:00'], { shiftId: shift.id, baseVersion: 2 });
    expect((await read('staff')).told).toEqual(known);
    expect(moved.shift.state).toBe('CHANGED');
    expect((await publish([moved.shift])).toldUserIds.toSorted()).toEqual([idOf('staff'), idOf('chef')].toSorted());
    expect((await read('staff')).told).toEqual([]);
    const { shift: ended } = await as().cancelShift(tell({ shiftId: shift.id, baseVersion: 4 }));
    expect((await read('chef', dayAfter(monday, 7))).told).toHaveLength(1);
    await publish([ended]);
    expect((await read('chef', dayAfter(monday, 7))).told).toEqual([]);
  });

  it('that two change at once keeps the first, and shows it to the second', async () => {
    const { shift } = await put('staff', [0, '10:00', '16:00']);
    const change = (to: string) => put('staff', [0, '10:00', to], { shiftId: shift.id, baseVersion: 1 });
    const ends = await Promise.allSettled([change('17:00'), change('18:00')]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [refused] = ends.filter((end) => end.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'SHIFT_CHANGED', data: { current: (await read()).planned?.shifts[0] } });
  });

  it.each([
    ['that ends before it begins', { endsAt: '2020-01-01T00:00:00Z' }, 'SHIFT_TIMES_WRONG'],
    ['with a pause after its end', { breaks: [{ afterMinutes: 350, minutes: 30, isPaid: false }] }, 'SHIFT_TIMES_WRONG'],
    ['of a kind of work that is not there', { workRoleId: uuidv7() }, 'WORK_ROLE_UNKNOWN'],
    ['of a stranger', { userId: uuidv7() }, 'PERSON_UNKNOWN'],
  ])('%s is refused beside its cause', async (_what, changes, code) => {
    await expect(put('staff', [0, '10:00', '16:00'], changes)).rejects.toMatchObject({ code });
  });
});

describe('two places at one time', () => {
  it('can’t even be planned, and of many who plan them at once one is obeyed', async () => {
    const starts = ['10:00', '10:15', '10:30', '10:45', '11:00', '11:15'];
    const ends = await Promise.allSettled(starts.map((from) => put('staff', [0, from, '16:00'])));
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    expect(refused).toHaveLength(starts.length - 1);
    expect(refused[0]).toMatchObject({ code: 'SHIFT_OVERLAPS', data: { findings: [{ ruleId: 'HOUSE.overlap' }] } });
  });

  it('are found in another restaurant of the same owner, and not in a stranger’s', async () => {
    const { partnerId } = await furnishPartner(house.database().owner, { ...unknownThings(), restaurantId: house.here().restaurantId });
    const stranger = await createHousehold(house.app(), house.database());
    const at = timesOf([0, '09:00', '11:00']);
    const rowIn = (restaurantId: string, day: number) => {
      const role = { restaurant_id: restaurantId, id: uuidv7(), name: 'Cook', area: 'KITCHEN' };
      const start = new Date(Date.parse(at.startsAt) + day * 86_400_000);
      const end = new Date(Date.parse(at.endsAt) + day * 86_400_000);
      const times = { business_date: dayAfter(monday, day), starts_at: start, ends_at: end };
      return [
        ['work_role', role],
        ['shift', { restaurant_id: restaurantId, id: uuidv7(), work_role_id: role.id, user_id: idOf('staff'), ...times }],
      ] as const;
    };
    await insertRowsAs(house.database().owner, [...rowIn(partnerId, 0), ...rowIn(stranger.restaurantId, 1)]);
    await expect(put('staff', [0, '10:00', '16:00'])).rejects.toMatchObject({ code: 'SHIFT_OVERLAPS' });
    await expect(put('staff', [1, '10:00', '16:00'])).resolves.toMatchObject({ findings: [] });
  });
});

describe('time off that another restaurant agreed to', () => {
  it('stands against a shift here where it is the same owner’s, and not where it is a stranger’s or only asked for', async () => {
    const { owner } = house.database();
    const { partnerId } = await furnishPartner(owner, { ...unknownThings(), restaurantId: house.here().restaurantId });
    const stranger = await createHousehold(house.app(), house.database());
    const asked_by = house.here().ownerId;
    const away = (restaurantId: string, day: number, status: string) =>
      [
        'time_off',
        {
          restaurant_id: restaurantId,
          id: uuidv7(),
          user_id: idOf('staff'),
          kind: 'SICK',
          from_day: dayAfter(monday, day),
          to_day: dayAfter(monday, day),
          status,
          asked_by,
          ...(status === 'APPROVED' && { decided_by: asked_by, decided_at: new Date() }),
        },
      ] as const;
    const member = (restaurantId: string) =>
      ['membership', { restaurant_id: restaurantId, user_id: idOf('staff'), role: 'staff' }] as const;
    await insertRowsAs(owner, [
      member(partnerId),
      member(stranger.restaurantId),
      away(partnerId, 0, 'APPROVED'),
      away(stranger.restaurantId, 1, 'APPROVED'),
      away(partnerId, 2, 'REQUESTED'),
    ]);
    const found = async (day: number) => (await put('staff', [day, '10:00', '16:00'])).findings.map(({ ruleId }) => ruleId);
    expect([await found(0), await found(1), await found(2)]).toEqual([['HOUSE.time-off'], [], []]);
    expect(JSON.stringify((await read()).planned?.findings)).not.toContain('SICK');
  });
});

describe('a breach of rest', () => {
  const breach = async () => [await put('staff', [0, '16:00', '23:30']), await put('staff', [1, '09:00', '15:00'])] as const;

  it('is said when it is planned, and keeps the shifts back when they are to be made known', async () => {
    const [late, early] = await breach();
    const finding = { ruleId: 'GB.daily-rest', level: 'BLOCK', measured: 570, allowed: 660, shiftIds: [late.shift.id, early.shift.id] };
    expect(early.findings).toMatchObject([finding]);
    expect((await read()).planned?.findings).toMatchObject([finding]);
    await expect(publish([late.shift, early.shift])).rejects.toMatchObject({ code: 'ROTA_BLOCKED', data: { findings: [finding] } });
    expect((await read('staff')).told).toEqual([]);
  });

  it('that stays a draft keeps nothing else back', async () => {
    const [late, early] = await breach();
    await publish([late.shift]);
    await expect(publish([early.shift])).rejects.toMatchObject({ code: 'ROTA_BLOCKED' });
  });

  it('is gone against by the owner with a reason, by nobody else, and never for the young', async () => {
    const [late, early] = await breach();
    const overrides = [{ shiftId: early.shift.id, ruleId: 'GB.daily-rest', reason: 'Rest is made good on Thursday' }];
    const both = [late.shift, early.shift];
    await expect(publish(both, { overrides })).rejects.toMatchObject({ code: 'ROTA_BLOCKED' });
    const file = employmentBody(idOf('staff'), { birthDate: `${Number(monday.slice(0, 4)) - 17}-01-01` });
    const { person } = await as().saveEmployment(tell(file));
    const young = [{ ...overrides[0], ruleId: 'GB.young-daily-rest' } as Override];
    await expect(publish(both, { by: 'owner', overrides: young })).rejects.toMatchObject({ code: 'ROTA_BLOCKED' });
    await as().saveEmployment(tell({ ...file, birthDate: null, baseVersion: person.employment?.version ?? null }));
    expect(await publish(both, { by: 'owner', overrides })).toMatchObject({ publishedCount: 2 });
  });
});

describe('what a week costs', () => {
  it('is answered to whoever may see pay, with the share of what is expected, and to nobody else', async () => {
    const hourlyRate = { amountMinor: '1290', currency: 'GBP' as const };
    await house
      .app()
      .as(house.here().people.owner)
      .restaurants.setHourlyRate(tell({ userId: idOf('staff'), hourlyRate }));
    const { shift } = await put('staff', [0, '10:00', '16:30']);
    const { shift: free } = await put('chef', [0, '10:00', '16:30']);
    await publish([shift, free]);
    const day = { day: monday, baseVersion: null, expectedSales: '494000', demand: [] };
    await as().saveRotaDay(tell(day));
    expect(await read()).toMatchObject({
      planned: { days: [{ day: monday, expectedSales: '494000', version: 1 }] },
      costs: { currency: 'GBP', shifts: [{ shiftId: shift.id, wages: '7740', onCosts: '0' }], unpricedShiftIds: [free.id] },
    });
    for (const role of ['chef', 'kitchenstaff', 'staff'] as const) {
      const answer = await read(role);
      expect(answer).toMatchObject({ costs: null, planned: null });
      expect(JSON.stringify(answer)).not.toMatch(/7740|1290|494000/);
    }
  });
});

describe('a day that is planned against', () => {
  it('keeps what is needed when, refuses what lies over itself, and is not changed over somebody’s head', async () => {
    const span = { workRoleId, fromMinute: 600, toMinute: 840, people: 2 };
    const body = { day: monday, baseVersion: null, expectedSales: null, demand: [span, { ...span, fromMinute: 840, toMinute: 900 }] };
    await as().saveRotaDay(tell(body));
    expect((await read()).planned?.days[0]?.demand).toEqual(body.demand);
    await expect(as().saveRotaDay(tell(body))).rejects.toMatchObject({ code: 'ROTA_DAY_CHANGED', data: { current: { version: 1 } } });
    const over = { ...body, baseVersion: 1, demand: [span, { ...span, fromMinute: 825, toMinute: 900 }] };
    await expect(as().saveRotaDay(tell(over))).rejects.toMatchObject({ code: 'DEMAND_WRONG' });
  });
});

describe('a week that is copied', () => {
  it('stands at the same times of the wall, and leaves open what somebody can’t work twice', async () => {
    const { shift: free } = await put('staff', [0, '10:00', '16:00']);
    const { shift: taken } = await put('chef', [1, '10:00', '16:00']);
    await put('chef', [8, '12:00', '18:00']);
    const copies = [free, taken].map(({ id }) => ({ shiftId: id, newShiftId: uuidv7() }));
    expect(await as().copyWeek(tell({ weeks: 1, copies }))).toEqual({ copiedCount: 2, openedCount: 1 });
    const next = (await read('manager', dayAfter(monday, 7))).planned?.shifts ?? [];
    expect(next.map(({ userId, startsAt, state }) => [userId, startsAt, state])).toEqual([
      [idOf('staff'), timesOf([7, '10:00', '16:00']).startsAt, 'NEW'],
      [null, timesOf([8, '10:00', '16:00']).startsAt, 'NEW'],
      [idOf('chef'), timesOf([8, '12:00', '18:00']).startsAt, 'NEW'],
    ]);
  });
});

describe('a kept week', () => {
  const keep = async (name = 'A quiet week') => (await as().keepRotaTemplate(tell({ templateId: uuidv7(), name, monday }))).template;
  const plan = (templateId: string, weeks: number, newShiftIds: readonly string[]) =>
    as().planFromTemplate(tell({ templateId, monday: dayAfter(monday, 7 * weeks), newShiftIds: [...newShiftIds] }));

  it('is planned from at the same times of the wall, as drafts, and leaves open what nobody can take', async () => {
    await put('staff', [0, '18:00', '01:00']);
    await put('chef', [1, '10:00', '16:00']);
    const template = await keep();
    expect(template.shifts).toBe(2);
    await put('chef', [8, '12:00', '18:00']);
    expect(await plan(template.id, 1, [uuidv7(), uuidv7()])).toEqual({ madeCount: 2, openedCount: 1 });
    const next = (await read('manager', dayAfter(monday, 7))).planned?.shifts ?? [];
    expect(next.map(({ userId, startsAt, endsAt, state }) => [userId, startsAt, endsAt, state])).toEqual(
      expect.arrayContaining([
        [idOf('staff'), timesOf([7, '18:00', '01:00']).startsAt, timesOf([7, '18:00', '01:00']).endsAt, 'NEW'],
        [null, timesOf([8, '10:00', '16:00']).startsAt, timesOf([8, '10:00', '16:00']).endsAt, 'NEW'],
      ]),
    );
  });

  it('has a name of its own while it is kept, and may be given again after it was removed', async () => {
    await put('staff', [0, '10:00', '16:00']);
    const { id } = await keep('Easter');
    await expect(keep('easter')).rejects.toMatchObject({ code: 'TEMPLATE_NAME_TAKEN', data: { field: 'name', name: 'easter' } });
    await as().removeRotaTemplate(tell({ templateId: id }));
    await expect(plan(id, 1, [uuidv7()])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await keep('easter')).name).toBe('easter');
  });

  it('without a shift is not kept', async () => {
    await expect(keep()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
