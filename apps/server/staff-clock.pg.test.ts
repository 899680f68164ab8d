import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { businessDateOf } from '../../kit/time/business-date.ts';
import { dayAfter, mondayOf } from '../../modules/staff/rules/rota-week.ts';
import { forgetClockPhotos, readClockPhoto } from '../../modules/staff/server/mount.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { clockBody, clockSettingBody, recordBody } from './testing/hours-fixtures.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { employmentBody, shiftBody, workRoleBody } from './testing/staff-fixtures.ts';
import { fixturePicture } from './testing/tasks-fixtures.ts';

const house = freshHouse();
const { tell, idOf } = house;

const as = (role: Role = 'manager') => house.as(role).staff;
const dayMs = 86_400_000;
/** Days ago at an hour of UTC: long enough ago that the day is over. */
const at = (daysAgo: number, time: string): string =>
  `${new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10)}T${time}:00.000Z`;
const dayOf = (daysAgo: number): string => at(daysAgo, '00:00').slice(0, 10);
const write = (who: Role, kind: 'IN' | 'OUT', happenedAt: string, by: Role = 'manager') =>
  as(by).recordClock(tell(recordBody(idOf(who), { kind, happenedAt })));
const hours = (role: Role = 'manager') => as(role).readHours({ restaurantId: house.here().restaurantId, from: dayOf(20), to: dayOf(0) });
const cardOf = async (who: Role, day: string, role: Role = 'manager') =>
  (await hours(role)).cards.find((card) => card.userId === idOf(who) && card.day === day);
const approve = async (who: Role, day: string, by: Role = 'manager') => {
  const card = await cardOf(who, day);
  return as(by).approveCards(tell({ cards: [{ userId: idOf(who), day, digest: card?.digest ?? '-' }], note: null }));
};
const aDay = async (who: Role, daysAgo: number, [from, to] = ['09:00', '17:00']) => {
  await write(who, 'IN', at(daysAgo, from ?? ''));
  await write(who, 'OUT', at(daysAgo, to ?? ''));
};
const lock = (from: number, to: number, periodId: string = uuidv7()) =>
  as().lockPeriod(tell({ periodId, from: dayOf(from), to: dayOf(to) }));
const linesOf = async (periodId: string) => (await as().exportPeriod({ restaurantId: house.here().restaurantId, periodId })).lines;

describe('at the clock', () => {
  const inside = { latitude: 51.5136, longitude: -0.1365, accuracyM: 10 };
  const outside = { latitude: 51.5236, longitude: -0.1365, accuracyM: 10 };
  const come = (changes: Record<string, unknown>) => as('staff').clock(tell(clockBody(changes)));

  it('whoever is out of the fence is told how far away they are, and nothing is written', async () => {
    await as().saveClockSetting(tell(clockSettingBody()));
    await expect(come({ position: outside })).rejects.toMatchObject({ code: 'OUT_OF_FENCE', data: { distanceM: 1112, radiusM: 120 } });
    await expect(come({})).rejects.toMatchObject({ code: 'PLACE_NEEDED' });
    await come({ position: inside });
    expect((await as('staff').readClock({ restaurantId: house.here().restaurantId })).marks).toHaveLength(1);
  });

  it('whoever comes without a shift is looked at in a week that has a rota, also on a day without one, and the clock knows which', async () => {
    const { restaurantId } = house.here();
    // Until four in the morning it is yesterday's trading day.
    const today = businessDateOf(new Date(), { timeZone: 'Europe/London', cutOffMinutes: 240 });
    const kinds = async () => (await cardOf('staff', today))?.exceptions.map(({ kind }) => kind);
    await as('staff').clock(tell(clockBody({})));
    expect(await kinds()).toEqual([]);
    expect(await as('staff').readClock({ restaurantId })).toMatchObject({ hasRota: false, shifts: [] });
    const { workRole } = await as().saveWorkRole(tell(workRoleBody({ name: 'Waiter', nameLocal: 'አስተናጋጅ' })));
    await as('owner').saveEmployment(tell(employmentBody(idOf('chef'), { workRoleIds: [workRole.id] })));
    await as('owner').saveEmployment(tell(employmentBody(idOf('staff'), { workRoleIds: [workRole.id] })));
    const other = today === mondayOf(today) ? dayAfter(today, 6) : mondayOf(today);
    const publish = async (who: Role, day: string, [from, to]: readonly [string, string]) => {
      const planned = { userId: idOf(who), startsAt: `${day}T${from}:00.000Z`, endsAt: `${day}T${to}:00.000Z` };
      const { shift } = await as().saveShift(tell(shiftBody(workRole.id, planned)));
      await as().publishRota(tell({ shifts: [{ shiftId: shift.id, version: 1 }], overrides: [] }));
    };
    await publish('chef', other, ['10:00', '16:00']);
    expect(await kinds()).toEqual(['UNSCHEDULED']);
    expect(await as('staff').readClock({ restaurantId })).toMatchObject({ hasRota: true, shifts: [] });
    await publish('staff', dayAfter(today, 1), ['10:00', '16:00']);
    const { shifts } = await as('staff').readClock({ restaurantId });
    expect(shifts).toMatchObject([{ day: dayAfter(today, 1), workRole: { name: 'Waiter', nameLocal: 'አስተናጋጅ' } }]);
  });

  it('a house that only warns lets in, and a lead sees it', async () => {
    await as().saveClockSetting(tell(clockSettingBody({ fence: 'WARN' })));
    await come({ position: outside });
    const { cards } = await as().readHours({ restaurantId: house.here().restaurantId, from: dayOf(1), to: dayOf(-1) });
    expect(cards[0]?.exceptions.map(({ kind }) => kind)).toContain('OUT_OF_FENCE');
  });

  it('what the house wants labour to cost is told to whoever sees pay, with the rota, and to nobody at the clock', async () => {
    const { restaurantId } = house.here();
    await as().saveClockSetting(tell(clockSettingBody({ labourTargetBps: 2800 })));
    const target = async (role: Role) => (await as(role).readClock({ restaurantId })).setting.labourTargetBps;
    expect([await target('manager'), await target('chef'), await target('staff')]).toEqual([2800, null, null]);
    const rota = (role: Role) => as(role).readRota({ restaurantId, from: dayOf(0), days: 7 });
    expect((await rota('manager')).costs?.labourTargetBps).toBe(2800);
    expect((await rota('chef')).costs).toBeNull();
  });

  describe('a shared tablet of a house that asks for a picture', () => {
    /** Somebody says at the tablet that they came; only what the guard says of a turn is put here by hand. */
    const comeAtTablet = async () => {
      const { mark } = await come({});
      await queryAs(house.database().owner, `update clock_event set method = 'TABLET' where id = $1`, [mark.id]);
      return mark.id;
    };
    const ask = (asksPhoto: boolean) => as().saveClockSetting(tell(clockSettingBody({ place: null, asksPhoto })));
    const photo = (markId: string, role: Role = 'staff') => as(role).setClockPhoto(tell({ markId, picture: fixturePicture }));
    const look = (role: Role, markId: string) =>
      readClockPhoto(house.database().pools, house.here().people[role], { restaurantId: house.here().restaurantId, markId });
    const urls = async (role: Role) => {
      const { cards } = await as(role).readHours({ restaurantId: house.here().restaurantId, from: dayOf(1), to: dayOf(-1) });
      return cards.flatMap(({ segments }) => segments.map(({ inPhotoUrl }) => inPhotoUrl));
    };

    it('keeps one, which only whoever approves hours sees', async () => {
      await ask(true);
      const markId = await comeAtTablet();
      await expect(photo(markId, 'chef')).rejects.toMatchObject({ code: 'MARK_UNKNOWN' });
      expect(await photo(markId)).toEqual({ isKept: true });
      await expect(photo(markId)).rejects.toMatchObject({ code: 'ID_TAKEN' });
      expect(await urls('manager')).toEqual([expect.stringContaining(markId)]);
      expect(await urls('staff')).toEqual([null]);
      expect(await look('manager', markId)).toMatchObject({ mediaType: 'image/webp' });
      expect(await look('staff', markId)).toBeNull();
    });

    it('keeps none of a phone, and none where nobody asks', async () => {
      await ask(false);
      const markId = await comeAtTablet();
      expect(await photo(markId)).toEqual({ isKept: false });
      expect(await look('manager', markId)).toBeNull();
      const { mark } = await come({});
      await expect(photo(mark.id)).rejects.toMatchObject({ code: 'MARK_UNKNOWN' });
    });

    it('deletes it after a month, and the hours stay', async () => {
      await ask(true);
      const [old, fresh] = [await comeAtTablet(), await comeAtTablet()];
      await photo(old);
      await photo(fresh);
      await queryAs(house.database().owner, `update clock_photo set kept_at = now() - interval '32 days' where mark_id = $1`, [old]);
      const { restaurantId } = house.here();
      await withSystem(house.database().pools.app, { restaurantId, reason: 'run by the clock' }, forgetClockPhotos);
      expect([await look('manager', old), await look('manager', fresh)]).toEqual([null, expect.anything()]);
      expect((await as('staff').readClock({ restaurantId })).marks.map(({ id }) => id)).toEqual(expect.arrayContaining([old, fresh]));
    });
  });

  it('what waited on a device happened when the device said, by the clock of the server, and never later than now', async () => {
    const occurredAt = at(2, '10:00');
    const { mark } = await as('staff').clock({ ...tell(clockBody({ clockAheadMs: 60_000 })), occurredAt });
    expect(mark.happenedAt).toBe(at(2, '10:01'));
    const wrong = await as('staff').clock({ ...tell(clockBody({ kind: 'OUT' })), occurredAt: at(-1, '00:00') });
    expect(Date.parse(wrong.mark.happenedAt)).toBeLessThanOrEqual(Date.now());
    await expect(as('staff').clock({ ...tell(clockBody()), occurredAt: at(15, '00:00') })).rejects.toMatchObject({ code: 'CLOCK_TOO_OLD' });
  });

  it('the same said twice is said once', async () => {
    const command = tell(clockBody());
    expect(await as('staff').clock(command)).toEqual(await as('staff').clock(command));
    expect((await as('staff').readClock({ restaurantId: house.here().restaurantId })).marks).toHaveLength(1);
  });

  it('two who say at once where it stands are not both obeyed', async () => {
    const ends = await Promise.allSettled([1, 2].map(() => as().saveClockSetting(tell(clockSettingBody()))));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('hours', () => {
  it('are one’s own to read, with pay; and everybody’s for a lead', async () => {
    const rate = { amountMinor: '1300', currency: 'GBP' as const };
    await house
      .app()
      .as(house.here().people.owner)
      .restaurants.setHourlyRate(tell({ userId: idOf('staff'), hourlyRate: rate }));
    await aDay('staff', 3);
    await aDay('chef', 3);
    expect(await cardOf('staff', dayOf(3), 'staff')).toMatchObject({ workedMinutes: 480, pay: { minor: '10400', currency: 'GBP' } });
    for (const role of ['chef', 'kitchenstaff', 'staff'] as const) {
      const { cards, people } = await hours(role);
      expect([...cards, ...people].every(({ userId }) => userId === idOf(role))).toBe(true);
    }
    expect(new Set((await hours()).cards.map(({ userId }) => userId))).toEqual(new Set([idOf('staff'), idOf('chef')]));
  });

  it('past midnight belong to the day on which they began', async () => {
    await write('staff', 'IN', at(4, '18:00'));
    await write('staff', 'OUT', at(3, '01:30'));
    expect(await cardOf('staff', dayOf(4))).toMatchObject({ workedMinutes: 450 });
    expect(await cardOf('staff', dayOf(3))).toBeUndefined();
  });

  it('are corrected by what stands in their place, once', async () => {
    const { mark } = await write('staff', 'IN', at(3, '09:00'));
    await write('staff', 'OUT', at(3, '17:00'));
    const correct = () => as().recordClock(tell(recordBody(idOf('staff'), { happenedAt: at(3, '09:30'), replacesId: mark.id })));
    await correct();
    expect(await cardOf('staff', dayOf(3))).toMatchObject({ workedMinutes: 450 });
    await expect(correct()).rejects.toMatchObject({ code: 'MARK_REPLACED' });
    const other = recordBody(idOf('chef'), { replacesId: mark.id });
    await expect(as().recordClock(tell(other))).rejects.toMatchObject({ code: 'MARK_UNKNOWN' });
  });

  it('of an owner are the owner’s own to write and to approve: nobody stands over them', async () => {
    await write('owner', 'IN', at(3, '09:00'), 'owner');
    await write('owner', 'OUT', at(3, '17:00'), 'owner');
    expect(await approve('owner', dayOf(3), 'owner')).toEqual({ approved: 1 });
  });

  it('are nobody else’s own to write or to approve', async () => {
    await expect(write('manager', 'IN', at(3, '09:00'))).rejects.toMatchObject({ code: 'OWN_HOURS' });
    await write('manager', 'IN', at(3, '09:00'), 'owner');
    await write('manager', 'OUT', at(3, '17:00'), 'owner');
    await expect(approve('manager', dayOf(3))).rejects.toMatchObject({ code: 'OWN_HOURS' });
    expect(await approve('manager', dayOf(3), 'owner')).toEqual({ approved: 1 });
  });

  it('without an end pay nothing and are not approved', async () => {
    await write('staff', 'IN', at(3, '09:00'));
    expect(await cardOf('staff', dayOf(3))).toMatchObject({ workedMinutes: 0, isComplete: false });
    await expect(approve('staff', dayOf(3))).rejects.toMatchObject({ code: 'CARD_INCOMPLETE' });
    await expect(write('staff', 'OUT', at(-1, '09:00'))).rejects.toMatchObject({ code: 'CLOCK_IN_FUTURE' });
  });

  it('are approved as they were seen: what arrives later asks anew', async () => {
    await aDay('staff', 3);
    const seen = await cardOf('staff', dayOf(3));
    await approve('staff', dayOf(3));
    expect(await cardOf('staff', dayOf(3))).toMatchObject({ isApproved: true });
    await aDay('staff', 3, ['18:00', '20:00']);
    expect(await cardOf('staff', dayOf(3))).toMatchObject({ isApproved: false });
    const body = { cards: [{ userId: idOf('staff'), day: dayOf(3), digest: seen?.digest ?? '' }], note: null };
    await expect(as().approveCards(tell(body))).rejects.toMatchObject({ code: 'CARD_CHANGED' });
  });
});

describe('a period', () => {
  it('goes to the payroll when all its days were approved, once, and what changes afterwards goes with the next', async () => {
    await aDay('staff', 9);
    await expect(lock(10, 8)).rejects.toMatchObject({ code: 'CARDS_UNAPPROVED', data: { cards: 1 } });
    await approve('staff', dayOf(9));
    const [first, second] = [uuidv7(), uuidv7()];
    await lock(10, 8, first);
    expect(await linesOf(first)).toMatchObject([
      { userId: idOf('staff'), day: dayOf(9), reason: 'BASE', minutes: 480, isAdjustment: false },
    ]);
    await expect(lock(8, 7)).rejects.toMatchObject({ code: 'PERIOD_TAKEN' });
    await aDay('staff', 9, ['18:00', '19:00']);
    await aDay('staff', 6);
    await approve('staff', dayOf(6));
    await expect(lock(7, 5, second)).rejects.toMatchObject({ code: 'CARDS_UNAPPROVED', data: { cards: 1 } });
    await approve('staff', dayOf(9));
    await lock(7, 5, second);
    expect((await linesOf(second)).map(({ day, minutes, isAdjustment }) => [day, minutes, isAdjustment])).toEqual([
      [dayOf(9), 60, true],
      [dayOf(6), 480, false],
    ]);
    expect(await linesOf(first)).toHaveLength(1);
  });

  it('is not sent before it is over', async () => {
    await expect(lock(1, 0)).rejects.toMatchObject({ code: 'PERIOD_NOT_OVER' });
  });

  it('of another restaurant is not there', async () => {
    const body = { restaurantId: house.here().restaurantId, periodId: uuidv7() };
    await expect(as().exportPeriod(body)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
