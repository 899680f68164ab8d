import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import { roles, type Role } from '../../modules/restaurants/rules/capabilities.ts';
import { envelope } from './testing/furnish.ts';
import { recordBody } from './testing/hours-fixtures.ts';
import { freshHouse } from './testing/fresh-house.ts';

const house = freshHouse();
const { tell } = house;

const as = (role: Role = 'manager') => house.as(role).staff;
const userId = (): string => house.here().people.staff.userId;
const dayOf = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const stretch = () => ({ restaurantId: house.here().restaurantId, from: dayOf(20), to: dayOf(1) });
const setRate = (amountMinor: string) =>
  house
    .app()
    .as(house.here().people.owner)
    .restaurants.setHourlyRate(
      envelope(house.here().restaurantId, { userId: userId(), hourlyRate: { amountMinor, currency: 'GBP' as const } }),
    );
/** Eight hours of one day, approved; sent to the payroll where it is said. */
const work = async (daysAgo: number, isSent: boolean) => {
  for (const [kind, time] of [
    ['IN', '09:00'],
    ['OUT', '17:00'],
  ] as const)
    await as().recordClock(tell(recordBody(userId(), { kind, happenedAt: `${dayOf(daysAgo)}T${time}:00.000Z` })));
  const { cards } = await as().readHours(stretch());
  const digest = cards.find(({ day }) => day === dayOf(daysAgo))?.digest ?? '';
  await as().approveCards(tell({ cards: [{ userId: userId(), day: dayOf(daysAgo), digest }], note: null }));
  if (isSent) await as().lockPeriod(tell({ periodId: uuidv7(), from: dayOf(daysAgo), to: dayOf(daysAgo) }));
};

describe('pay', () => {
  it('is what went to the payroll at the rate of that day, and says what has not gone', async () => {
    await setRate('1300');
    await work(9, true);
    await setRate('1500');
    await work(8, true);
    await work(7, false);
    const { payslips, unsentDays, currency } = await as().readPayroll(stretch());
    expect(payslips).toMatchObject([{ userId: userId(), minutes: 960, gross: String(8 * 1300 + 8 * 1500), incomeTax: null, net: null }]);
    expect({ unsentDays, currency }).toEqual({ unsentDays: 1, currency: 'GBP' });
  });

  it('of what changes of a day that went already is at the rate of that day, whatever was agreed since', async () => {
    await setRate('1300');
    await work(9, true);
    await setRate('1500');
    // An hour that was forgotten on the day that went, sent along with the next.
    for (const [kind, time] of [
      ['IN', '18:00'],
      ['OUT', '19:00'],
    ] as const)
      await as().recordClock(tell(recordBody(userId(), { kind, happenedAt: `${dayOf(9)}T${time}:00.000Z` })));
    const { cards } = await as().readHours(stretch());
    const digest = cards.find(({ day }) => day === dayOf(9))?.digest ?? '';
    await as().approveCards(tell({ cards: [{ userId: userId(), day: dayOf(9), digest }], note: null }));
    await work(8, true);
    expect((await as().readPayroll(stretch())).payslips).toMatchObject([{ minutes: 1020, gross: String(9 * 1300 + 8 * 1500) }]);
  });

  it('of somebody who has left since names them, on the screen and in what goes to the payroll', async () => {
    await setRate('1300');
    await work(9, true);
    const [before] = (await as().readPayroll(stretch())).payslips;
    expect(before?.name).toMatch(/\S/);
    await house.as('owner').restaurants.removeMember(tell({ userId: userId() }));
    expect((await as().readPayroll(stretch())).payslips).toMatchObject([{ name: before?.name, gross: '10400' }]);
    const { restaurantId } = house.here();
    const { periods, people, left } = await as().readHours(stretch());
    expect(left).toEqual([{ userId: userId(), name: before?.name }]);
    expect(await as('kitchenstaff').readStaff({ restaurantId })).not.toHaveProperty('left');
    expect(people.some((one) => one.userId === userId())).toBe(false);
    const { lines } = await as().exportPeriod({ restaurantId, periodId: periods[0]?.id ?? '' });
    expect(lines.map(({ name }) => name)).toEqual([before?.name]);
  });

  it('of the last day of somebody who has left can still be set right', async () => {
    await as().recordClock(tell(recordBody(userId(), { kind: 'IN', happenedAt: `${dayOf(3)}T09:00:00.000Z` })));
    await house.as('owner').restaurants.removeMember(tell({ userId: userId() }));
    await as().recordClock(tell(recordBody(userId(), { kind: 'OUT', happenedAt: `${dayOf(3)}T17:00:00.000Z` })));
    expect((await as().readHours(stretch())).cards).toMatchObject([{ userId: userId(), workedMinutes: 480, isComplete: true }]);
  });

  it('of an hour without a rate is unknown, never nothing', async () => {
    await work(9, true);
    expect((await as().readPayroll(stretch())).payslips).toMatchObject([{ minutes: 480, gross: null }]);
  });

  it('below what the law says is named with what it must be', async () => {
    await setRate('1270');
    await work(9, true);
    expect((await as().readPayroll(stretch())).payslips[0]?.belowMinimum).toBe('1271');
    await setRate('1271');
    expect((await as().readPayroll(stretch())).payslips[0]?.belowMinimum).toBeNull();
  });

  it('is for owner and manager alone', async () => {
    for (const role of roles.filter((one) => one !== 'owner' && one !== 'manager'))
      await expect(as(role).readPayroll(stretch())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
