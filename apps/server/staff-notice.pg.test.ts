import { beforeEach, expect, it } from 'vitest';

import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { mondayOf } from '../../modules/staff/rules/rota-week.ts';
import { giveBody } from './testing/exchange-fixtures.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { employmentBody, shiftBody, workRoleBody } from './testing/staff-fixtures.ts';

const house = freshHouse();
const { tell, idOf } = house;

let workRoleId: string;

beforeEach(async () => {
  workRoleId = (await as().saveWorkRole(tell(workRoleBody()))).workRole.id;
  const hourlyRate = { amountMinor: '1200', currency: 'GBP' as const };
  await house
    .app()
    .as(house.here().people.owner)
    .restaurants.setHourlyRate(tell({ userId: idOf('staff'), hourlyRate }));
});

const as = (role: Role = 'manager') => house.as(role).staff;
type Published = { readonly id: string; readonly version: number; readonly day: string };
const publish = ({ id, version }: Published, reason?: string) =>
  as().publishRota(tell({ shifts: [{ shiftId: id, version }], overrides: [], ...(reason !== undefined && { reason }) }));
const noticeOf = ({ day }: Published) => as().readNotice({ restaurantId: house.here().restaurantId, from: day, days: 4 });
const logOf = ({ day }: Published, role: Role = 'manager') =>
  as(role).readRotaLog({ restaurantId: house.here().restaurantId, monday: mondayOf(day) });

/** A shift of eight hours of somebody's that begins in thirty hours, known. */
const known = async (): Promise<Published> => {
  const { shift } = await as().saveShift(tell(shiftBody(workRoleId, { userId: idOf('staff') }, 30)));
  await publish(shift);
  return { ...shift, version: 2 };
};

it('says before it is made known what taking a known shift off may cost, and keeps who did it, when and why', async () => {
  const shift = await known();
  expect((await noticeOf(shift)).changes).toEqual([]);
  // A draft that nobody knows of is no change.
  await as().saveShift(tell(shiftBody(workRoleId, { userId: idOf('staff') }, 54)));
  const { shift: off } = await as().cancelShift(tell({ shiftId: shift.id, baseVersion: 2 }));
  const answer = await noticeOf(shift);
  expect(answer).toMatchObject({
    rule: { id: 'GB.short-notice', isInForce: false },
    // Eight hours at 12.00, less than two days before.
    changes: [{ userId: idOf('staff'), kind: 'CANCELLED', lostMinutes: 480, pay: '9600' }],
    costChange: '-9000',
  });
  expect(answer.changes[0]?.noticeMinutes).toBeGreaterThan(29 * 60 - 1);
  await publish(off, 'The kitchen is closed');
  const { log } = await logOf(shift);
  expect(log?.changes).toMatchObject([
    { kind: 'CANCELLED', changedBy: idOf('manager'), reason: 'The kitchen is closed', after: null, before: { userId: idOf('staff') } },
    { kind: 'TOLD', before: null, after: { userId: idOf('staff') }, noticeMinutes: null },
  ]);
  expect(log?.changes[0]?.noticeMinutes).toBeGreaterThan(29 * 60 - 1);
});

it('knows who has seen their week as it stands, and that a change after it was seen is not seen', async () => {
  const shift = await known();
  expect((await logOf(shift, 'staff')).own).toMatchObject({ seenAt: null, toldAt: expect.any(String) as unknown });
  await as('staff').seeRota(tell({ monday: shift.day }));
  const { own } = await logOf(shift, 'staff');
  expect((own.seenAt ?? '') >= (own.toldAt ?? 'never')).toBe(true);
  const { shift: off } = await as().cancelShift(tell({ shiftId: shift.id, baseVersion: 2 }));
  await publish(off);
  const [receipt] = (await logOf(shift)).log?.seen ?? [];
  expect(receipt?.userId).toBe(idOf('staff'));
  expect((receipt?.seenAt ?? '') < (receipt?.toldAt ?? '')).toBe(true);
});

it('keeps a swap without notice, since both asked for it, and tells the log and pay to nobody below a lead', async () => {
  for (const role of ['staff', 'chef'] as const) await as().saveEmployment(tell(employmentBody(idOf(role), { workRoleIds: [workRoleId] })));
  const shift = await known();
  const { exchange } = await as('staff').giveShift(tell(giveBody(shift.id)));
  const taken = await as('chef').answerExchange(tell({ exchangeId: exchange.id, answer: 'TAKE' }));
  const settled = {
    exchangeId: exchange.id,
    baseVersion: taken.exchange.version,
    decision: 'APPROVE' as const,
    takerId: idOf('chef'),
    reason: null,
  };
  await as().settleExchange(tell(settled));
  const { log } = await logOf(shift);
  expect(log?.changes[0]).toMatchObject({
    kind: 'SWAPPED',
    noticeMinutes: null,
    before: { userId: idOf('staff') },
    after: { userId: idOf('chef') },
  });
  for (const role of ['chef', 'kitchenstaff', 'staff'] as const) {
    expect((await logOf(shift, role)).log).toBeNull();
    await expect(as(role).readNotice({ restaurantId: house.here().restaurantId, from: shift.day, days: 1 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  }
});
