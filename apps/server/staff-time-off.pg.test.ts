import { beforeEach, describe, expect, it } from 'vitest';

import { instantAt } from '../../kit/time/wall.ts';
import { roles, type Role } from '../../modules/restaurants/rules/capabilities.ts';
import { dayAfter, mondayOf } from '../../modules/staff/rules/rota-week.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { employmentBody, shiftBody, workRoleBody } from './testing/staff-fixtures.ts';
import { availabilityBody, timeOffBody } from './testing/time-off-fixtures.ts';

const house = freshHouse();
const { tell, idOf } = house;

const monday = dayAfter(mondayOf(new Date().toISOString().slice(0, 10)), 14);
let workRoleId: string;

beforeEach(async () => {
  workRoleId = (await as().saveWorkRole(tell(workRoleBody()))).workRole.id;
});

const as = (role: Role = 'manager') => house.as(role).staff;
const read = (role: Role) => as(role).readTimeOff({ restaurantId: house.here().restaurantId, from: monday, to: dayAfter(monday, 27) });
const ask = async (role: Role, changes: Record<string, unknown> = {}) =>
  (await as(role).askTimeOff(tell(timeOffBody(monday, dayAfter(monday, 1), changes)))).timeOff;

const put = async (who: Role, day: string, [from, to]: readonly [string, string]) => {
  const at = { startsAt: instantAt(day, from, 'Europe/London').toISOString(), endsAt: instantAt(day, to, 'Europe/London').toISOString() };
  return as().saveShift(tell(shiftBody(workRoleId, { userId: idOf(who), ...at })));
};
const publish = ({ id, version }: { id: string; version: number }) =>
  as().publishRota(tell({ shifts: [{ shiftId: id, version }], overrides: [] }));
const decide = (
  role: Role,
  { id, version }: { id: string; version: number },
  decision: 'APPROVE' | 'DECLINE',
  reason: string | null = null,
) => as(role).decideTimeOff(tell({ timeOffId: id, baseVersion: version, decision, reason }));

describe('time off', () => {
  it('says before it is agreed which known shifts it breaks, and keeps their like back afterwards', async () => {
    const { shift } = await put('staff', monday, ['10:00', '16:00']);
    await publish(shift);
    const asked = await ask('staff');
    const [seen] = (await read('manager')).others ?? [];
    expect(seen).toMatchObject({ status: 'REQUESTED', workingDays: 200, brokenShifts: [{ id: shift.id }] });
    await decide('manager', asked, 'APPROVE');
    const again = await put('staff', dayAfter(monday, 1), ['10:00', '16:00']);
    expect(again.findings).toMatchObject([{ ruleId: 'HOUSE.time-off', level: 'BLOCK' }]);
    await expect(publish(again.shift)).rejects.toMatchObject({ code: 'ROTA_BLOCKED' });
  });

  it('is agreed to by somebody else, declined with a reason, and settled once', async () => {
    const own = await ask('manager');
    await expect(decide('manager', own, 'APPROVE')).rejects.toMatchObject({ code: 'TIME_OFF_OWN' });
    await expect(decide('owner', own, 'DECLINE')).rejects.toMatchObject({ code: 'REASON_NEEDED' });
    const ends = await Promise.allSettled([decide('owner', own, 'APPROVE'), decide('owner', own, 'APPROVE')]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(ask('manager')).rejects.toMatchObject({ code: expect.stringMatching(/TIME_OFF_TWICE/) as unknown });
  });

  it('of an owner, over whom nobody stands, is agreed to as it is asked, and blocks their shifts', async () => {
    expect(await ask('owner')).toMatchObject({ status: 'APPROVED', decidedBy: idOf('owner') });
    expect((await put('owner', monday, ['10:00', '16:00'])).findings).toMatchObject([{ ruleId: 'HOUSE.time-off', level: 'BLOCK' }]);
  });

  it('of the sick is written down by a lead after the fact, for others only, and frees the days again when it ends', async () => {
    const sick = { ...timeOffBody(dayAfter(monday, -20), dayAfter(monday, -19), { kind: 'SICK' }), userId: idOf('chef') };
    const { timeOff } = await as().recordTimeOff(tell(sick));
    expect(timeOff).toMatchObject({ status: 'APPROVED', decidedBy: idOf('manager') });
    await expect(as().recordTimeOff(tell({ ...timeOffBody(monday), userId: idOf('manager') }))).rejects.toMatchObject({
      code: 'TIME_OFF_OWN',
    });
    const { timeOff: ended } = await as('chef').cancelTimeOff(tell({ timeOffId: timeOff.id, baseVersion: 1 }));
    expect(ended.status).toBe('CANCELLED');
  });

  it('of others is known without its reason, and of the sick not at all', async () => {
    await decide('manager', await ask('staff', { note: 'A wedding in Gondar' }), 'APPROVE');
    await as().recordTimeOff(tell({ ...timeOffBody(monday, monday, { kind: 'SICK' }), userId: idOf('chef') }));
    for (const role of roles.filter((one) => one !== 'owner' && one !== 'manager')) {
      const answer = await read(role);
      expect(answer.others).toBeNull();
      expect(answer.away.some(({ userId }) => userId === idOf('chef'))).toBe(role === 'chef');
      expect(JSON.stringify(answer).includes('Gondar')).toBe(role === 'staff');
    }
    expect((await read('manager')).away).toHaveLength(2);
    const [mine] = (await read('staff')).own;
    await expect(as('chef').cancelTimeOff(tell({ timeOffId: mine?.id ?? '', baseVersion: 2 }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a week', () => {
  it('is said by oneself or by a lead, and warns whoever plans against it', async () => {
    await as('staff').saveAvailability(tell(availabilityBody()));
    await expect(as('staff').saveAvailability(tell(availabilityBody({ userId: idOf('chef') })))).rejects.toMatchObject({
      code: 'NOT_YOUR_WEEK',
    });
    await as().saveAvailability(tell(availabilityBody({ userId: idOf('chef') })));
    const early = await put('staff', monday, ['15:00', '21:00']);
    expect(early.findings).toMatchObject([{ ruleId: 'HOUSE.availability', level: 'WARN' }]);
    expect((await put('staff', dayAfter(monday, 1), ['15:00', '21:00'])).findings).toEqual([]);
    expect((await read('staff')).availability.map(({ userId }) => userId)).toEqual([idOf('staff')]);
  });

  it('that two change at once keeps the first', async () => {
    const say = () => as('staff').saveAvailability(tell(availabilityBody()));
    const ends = await Promise.allSettled([say(), say()]);
    const [refused] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    expect(refused).toMatchObject({ code: 'AVAILABILITY_CHANGED' });
  });
});

describe('the leave that is left', () => {
  it('counts what was agreed and asked for, and is shown to its person and whoever plans', async () => {
    const file = employmentBody(idOf('staff'), { contract: 'FULL_TIME', contractMinutes: 2400, startedOn: '2020-01-01' });
    await as().saveEmployment(tell(file));
    await decide('manager', await ask('staff'), 'APPROVE');
    await as('staff').askTimeOff(tell(timeOffBody(dayAfter(monday, 7), dayAfter(monday, 13))));
    const balance = { userId: idOf('staff'), ruleId: 'GB.leave', earned: 2800, taken: 200, asked: 500 };
    for (const role of ['staff', 'manager'] as const) expect((await read(role)).balances).toMatchObject([balance]);
    expect((await read('chef')).balances).toEqual([]);
  });
});
