import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { insertRowsAs } from '../../db/testing/insert-row.ts';
import { instantAt } from '../../kit/time/wall.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import type { Proposal } from '../../modules/staff/contract/roster-fields.ts';
import { dayAfter, mondayOf } from '../../modules/staff/rules/rota-week.ts';
import { envelope } from './testing/furnish.ts';
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
const read = async () => (await as().readRota({ restaurantId: house.here().restaurantId, from: monday, days: 7 })).planned;
const standing = async () => (await read())?.shifts.filter(({ isCancelled }) => !isCancelled) ?? [];

const canCook = (...roles: readonly Role[]) =>
  Promise.all(roles.map((role) => as('owner').saveEmployment(tell(employmentBody(idOf(role), { workRoleIds: [workRoleId] })))));
const need = (weekday: number, people = 1) =>
  as().saveRotaDay(
    tell({
      day: dayAfter(monday, weekday),
      baseVersion: null,
      expectedSales: null,
      demand: [{ workRoleId, fromMinute: 600, toMinute: 1080, people }],
    }),
  );
/** Now few, now many are needed from one of these minutes to the next. */
const needTurns = (weekday: number, turns: readonly number[]) => {
  const spans = turns.slice(1).map((toMinute, index) => ({ fromMinute: turns[index] ?? 0, toMinute, people: 1 + (index % 2) * 2 }));
  const demand = spans.map((span) => ({ workRoleId, ...span }));
  return as().saveRotaDay(tell({ day: dayAfter(monday, weekday), baseVersion: null, expectedSales: null, demand }));
};
const put = (who: Role | null, [weekday, from, to]: readonly [number, string, string], changes: Record<string, unknown> = {}) => {
  const day = dayAfter(monday, weekday);
  const times = { startsAt: instantAt(day, from, zone).toISOString(), endsAt: instantAt(day, to, zone).toISOString() };
  return as().saveShift(tell(shiftBody(workRoleId, { userId: who && idOf(who), ...times, ...changes })));
};

const ask = async (changes: Record<string, unknown> = {}) =>
  (await as().fillRota(tell({ proposalId: uuidv7(), from: monday, weeks: 1 as const, aim: 'COST' as const, ...changes }))).proposal;

/** The proposal when its search is over. */
const ended = (): Promise<Proposal> =>
  vi.waitFor(
    async () => {
      const { proposal } = await as().readProposal({ restaurantId: house.here().restaurantId, from: monday });
      if (!proposal || proposal.state === 'RUNNING') throw new Error('The search did not end.');
      return proposal;
    },
    { timeout: 30_000, interval: 200 },
  );
const accept = (proposalId: string) => as().acceptProposal(tell({ proposalId }));
const discard = (proposalId: string) => as().discardProposal(tell({ proposalId }));

describe('filling a week', () => {
  it('proposes shifts for what is needed, and writes nothing before somebody accepts', async () => {
    await canCook('chef', 'staff');
    await need(0, 2);
    await need(1);
    await ask();
    const proposal = await ended();
    expect(proposal).toMatchObject({ state: 'DONE', gaps: [] });
    expect(proposal.shifts).toHaveLength(3);
    expect(proposal.shifts.every(({ reasons }) => reasons.length > 0)).toBe(true);
    expect(await standing()).toEqual([]);
    expect(await accept(proposal.id)).toEqual({ acceptedCount: 3, leftOutCount: 0 });
    expect(await standing()).toHaveLength(3);
    expect((await read())?.findings).toEqual([]);
  });

  it('leaves what stands, fills around it, and says what stays open and why', async () => {
    await canCook('chef');
    await need(0, 2);
    const { shift } = await put('chef', [0, '10:00', '18:00'], { isPinned: true });
    await ask();
    const proposal = await ended();
    expect(proposal.shifts).toEqual([]);
    expect(proposal.gaps).toMatchObject([{ day: monday, people: 1, why: 'ALL_WORK' }]);
    await accept(proposal.id);
    expect((await standing()).map(({ id, version }) => [id, version])).toEqual([[shift.id, shift.version]]);
  });

  it('gives nobody a shift against a rule, also where they work in another restaurant of the owner', async () => {
    await canCook('chef');
    const { partnerId } = await furnishPartner(house.database().owner, { ...unknownThings(), restaurantId: house.here().restaurantId });
    const role = { restaurant_id: partnerId, id: uuidv7(), name: 'Cook', area: 'KITCHEN' };
    const night = {
      business_date: monday,
      starts_at: instantAt(monday, '16:00', zone),
      ends_at: instantAt(dayAfter(monday, 1), '01:30', zone),
    };
    await insertRowsAs(house.database().owner, [
      ['work_role', role],
      ['shift', { restaurant_id: partnerId, id: uuidv7(), work_role_id: role.id, user_id: idOf('chef'), ...night }],
    ]);
    await need(1);
    await ask();
    const { shifts, gaps } = await ended();
    // Eleven hours after half past one is half past twelve.
    expect(shifts.every(({ startsAt }) => Date.parse(startsAt) >= instantAt(dayAfter(monday, 1), '12:30', zone).getTime())).toBe(true);
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps[0]).toMatchObject({ day: dayAfter(monday, 1), people: 1 });
  });

  it('gives an open draft to somebody as it is, and opens it again when that is taken back', async () => {
    await canCook('chef');
    const { shift } = await put(null, [0, '09:15', '14:45'], { note: 'Sharpen the knives' });
    await ask();
    const proposal = await ended();
    expect(proposal.shifts).toMatchObject([{ shiftId: shift.id, userId: idOf('chef') }]);
    expect(await standing()).toMatchObject([{ id: shift.id, userId: null }]);
    expect(await accept(proposal.id)).toEqual({ acceptedCount: 1, leftOutCount: 0 });
    const { startsAt, endsAt, note, breaks } = shift;
    expect(await standing()).toMatchObject([{ id: shift.id, userId: idOf('chef'), startsAt, endsAt, note, breaks }]);
    expect(await discard(proposal.id)).toEqual({ takenBackCount: 1 });
    expect(await standing()).toMatchObject([{ id: shift.id, userId: null, note }]);
  });

  it('leaves an open draft to whom it was given by hand meanwhile, and one that is pinned or known open', async () => {
    await canCook('chef', 'staff');
    const { shift } = await put(null, [0, '10:00', '15:00']);
    const pinned = await put(null, [1, '10:00', '15:00'], { isPinned: true });
    await ask();
    const proposal = await ended();
    expect(proposal.shifts.map(({ shiftId }) => shiftId)).toEqual([shift.id]);
    const other = proposal.shifts[0]?.userId === idOf('chef') ? 'staff' : 'chef';
    await put(other, [0, '10:00', '15:00'], { shiftId: shift.id, baseVersion: shift.version });
    expect(await accept(proposal.id)).toEqual({ acceptedCount: 0, leftOutCount: 1 });
    const whose = new Map((await standing()).map(({ id, userId }) => [id, userId]));
    expect([whose.get(shift.id), whose.get(pinned.shift.id)]).toEqual([idOf(other), null]);
  });

  it('leaves out of an acceptance what became unlawful since', async () => {
    await canCook('chef');
    await need(1);
    await ask();
    const proposal = await ended();
    expect(proposal.shifts).toHaveLength(1);
    await put('chef', [0, '15:00', '23:30']);
    expect(await accept(proposal.id)).toEqual({ acceptedCount: 0, leftOutCount: 1 });
  });

  it('books an acceptance once, however often it is said', async () => {
    await canCook('chef');
    await need(1);
    await ask();
    const { id } = await ended();
    const said = tell({ proposalId: id });
    expect(await as().acceptProposal(said)).toEqual(await as().acceptProposal(said));
    await expect(accept(id)).rejects.toMatchObject({ code: 'PROPOSAL_SETTLED' });
    const race = await Promise.allSettled([discard(id), discard(id)]);
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await standing()).toEqual([]);
  });

  it('takes back what was accepted, but not what somebody changed since, and plans its own drafts anew', async () => {
    await canCook('chef', 'staff');
    await need(1, 2);
    await ask();
    const first = await ended();
    await accept(first.id);
    const [touched] = await standing();
    if (!touched) throw new Error('Nothing stands.');
    const { id: shiftId, version: baseVersion, day: _day, state: _state, toldAt: _told, isCancelled: _cancelled, ...said } = touched;
    await as().saveShift(tell({ ...said, shiftId, baseVersion, isPinned: true }));
    await ask();
    const second = await ended();
    expect(second.shifts).toHaveLength(1);
    expect(await accept(second.id)).toEqual({ acceptedCount: 1, leftOutCount: 0 });
    expect(await standing()).toHaveLength(2);
    await discard(second.id);
    expect((await standing()).map(({ id }) => id).toSorted()).toEqual(first.shifts.map((one) => one.shiftId).toSorted());
    await discard(first.id);
    expect((await standing()).map(({ id }) => id)).toEqual([shiftId]);
  });

  it('stops with the best so far when somebody no longer waits', async () => {
    await canCook('chef', 'staff', 'kitchenstaff', 'manager');
    // More than they can do, at hours that fit nobody's day: nobody proves in time that it is the best.
    for (let weekday = 0; weekday < 28; weekday += 1) {
      const turns = [480, 645 + 15 * (weekday % 3), 870, 1065 - 15 * (weekday % 4), 1380];
      await needTurns(weekday, turns);
    }
    const { id } = await ask({ weeks: 4, aim: 'PEOPLE' });
    await expect(ask()).rejects.toMatchObject({ code: 'FILL_RUNS' });
    await as().stopFilling(tell({ proposalId: id }));
    const proposal = await ended();
    expect(proposal).toMatchObject({ id, state: 'DONE' });
    expect(proposal.shifts.length).toBeGreaterThan(7);
  });

  it('needs somebody to say what is needed, and is of one restaurant alone', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'FILL_NOTHING_NEEDED' });
    await canCook('chef');
    await need(1);
    await ask();
    const { id } = await ended();
    const other = await createHousehold(house.app(), house.database());
    const theirs = house.app().as(other.people.owner).staff;
    expect(await theirs.readProposal({ restaurantId: other.restaurantId, from: monday })).toEqual({ proposal: null });
    await expect(theirs.acceptProposal(envelope(other.restaurantId, { proposalId: id }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as('chef').readProposal({ restaurantId: house.here().restaurantId, from: monday })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
