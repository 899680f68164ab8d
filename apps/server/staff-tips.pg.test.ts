import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { recordBody } from './testing/hours-fixtures.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { sellDish } from './testing/sell-dish.ts';
import { employmentBody, workRoleBody } from './testing/staff-fixtures.ts';
import { tipPoolBody, tipSettingBody } from './testing/tip-fixtures.ts';

const house = freshHouse();
const { tell } = house;

const as = (role: Role = 'manager') => house.as(role).staff;
const dayOf = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const days = () => ({ fromDay: dayOf(9), toDay: dayOf(3) });
const approve = async (who: Role) => {
  const { cards } = await as('owner').readHours({ restaurantId: house.here().restaurantId, from: dayOf(9), to: dayOf(3) });
  const own = cards.filter(({ userId, isApproved }) => userId === house.here().people[who].userId && !isApproved);
  await as('owner').approveCards(tell({ cards: own.map(({ userId, day, digest }) => ({ userId, day, digest })), note: null }));
};
const work = async (who: Role, daysAgo: number, hours: number) => {
  const from = Date.parse(`${dayOf(daysAgo)}T09:00:00.000Z`);
  for (const [kind, at] of [
    ['IN', from],
    ['OUT', from + hours * 3_600_000],
  ] as const)
    await as().recordClock(tell(recordBody(house.here().people[who].userId, { kind, happenedAt: new Date(at).toISOString() })));
  await approve(who);
};
const pool = async (changes: Record<string, unknown> = {}) => (await as().saveTipPool(tell(tipPoolBody({ ...days(), ...changes })))).pool;
type Pool = Awaited<ReturnType<typeof pool>>;
const step = async ({ id, version, digest }: Pool, name: 'APPROVE' | 'PAY' | 'DROP', changes: Record<string, unknown> = {}) =>
  (await as().stepTipPool(tell({ poolId: id, version, step: name, digest, paidOn: null, ...changes }))).pool;
const partsOf = ({ parts }: Pool) => parts.map(({ userId, amountMinor }) => [userId, amountMinor]);

describe('tips', () => {
  it('are shared by hours to the last penny, settled as they were seen, paid, and then stay as they are', async () => {
    await work('chef', 8, 8);
    await work('staff', 8, 4);
    const draft = await pool({ amountMinor: '10000' });
    expect(partsOf(draft)).toEqual([
      [house.here().people.chef.userId, '6667'],
      [house.here().people.staff.userId, '3333'],
    ]);
    const settled = await step(draft, 'APPROVE');
    await work('staff', 7, 8);
    const paid = await step(settled, 'PAY', { paidOn: dayOf(1) });
    expect(paid).toMatchObject({ state: 'PAID', paidOn: dayOf(1) });
    expect(partsOf(paid)).toEqual(partsOf(draft));
  });

  it('wait for hours that nobody approved, and are not settled otherwise than they were seen', async () => {
    await work('chef', 8, 8);
    const draft = await pool();
    const at = (kind: 'IN' | 'OUT', time: string) =>
      as().recordClock(tell(recordBody(house.here().people.staff.userId, { kind, happenedAt: `${dayOf(7)}T${time}:00.000Z` })));
    await at('IN', '09:00');
    await at('OUT', '12:00');
    await expect(step(draft, 'APPROVE')).rejects.toMatchObject({ code: 'CARDS_UNAPPROVED', data: { cards: 1 } });
    await approve('staff');
    await expect(step(draft, 'APPROVE')).rejects.toMatchObject({ code: 'TIP_POOL_CHANGED', data: { field: 'digest' } });
  });

  it('for days on which nobody worked are for nobody, and are not settled', async () => {
    await expect(step(await pool(), 'APPROVE')).rejects.toMatchObject({ code: 'TIPS_FOR_NOBODY' });
  });

  it('go by the weight of what somebody does and the most that counts of a day', async () => {
    const { workRole } = await as().saveWorkRole(tell(workRoleBody()));
    await as().saveEmployment(tell(employmentBody(house.here().people.staff.userId, { workRoleIds: [workRole.id] })));
    await as().saveTipSetting(tell(tipSettingBody({ weights: { [workRole.id]: 2000 }, dayMinutesMax: 240 })));
    await work('chef', 8, 8);
    await work('staff', 8, 4);
    expect(partsOf(await pool({ amountMinor: '900' }))).toEqual([
      [house.here().people.staff.userId, '600'],
      [house.here().people.chef.userId, '300'],
    ]);
  });

  it('of one person are seen by them alone below a manager, and nothing of them before they are settled', async () => {
    await work('chef', 8, 8);
    await work('staff', 8, 8);
    const draft = await pool({ amountMinor: '9999' });
    const seenBy = async (role: Role) => (await as(role).readTips({ restaurantId: house.here().restaurantId })).pools;
    expect(await seenBy('staff')).toEqual([]);
    await step(draft, 'APPROVE');
    const [seen] = await seenBy('staff');
    expect(seen?.parts.map(({ userId }) => userId)).toEqual([house.here().people.staff.userId]);
    expect(seen?.amountMinor).toBe(seen?.parts[0]?.amountMinor);
    expect(JSON.stringify(await seenBy('staff'))).not.toMatch(new RegExp(`9999|${house.here().people.chef.userId}`));
    expect(await seenBy('kitchenstaff')).toEqual([]);
  });

  it('of somebody who has left since bear their name', async () => {
    await work('chef', 8, 8);
    const draft = await pool({ amountMinor: '900' });
    expect(draft.parts[0]?.name).toMatch(/\S/);
    await house.as('owner').restaurants.removeMember(tell({ userId: house.here().people.chef.userId }));
    const { pools } = await as().readTips({ restaurantId: house.here().restaurantId });
    expect(pools[0]?.parts.map(({ name }) => name)).toEqual([draft.parts[0]?.name]);
  });

  it('that were paid wrongly are set right by a pool of their own, below nothing where it must be', async () => {
    await work('chef', 8, 8);
    await expect(pool({ amountMinor: '-100' })).rejects.toMatchObject({ code: 'TIP_CORRECTION_WRONG', data: { field: 'amountMinor' } });
    const settled = await step(await pool({ amountMinor: '500' }), 'APPROVE');
    await expect(pool({ amountMinor: '-100', correctsId: settled.id })).rejects.toMatchObject({ code: 'TIP_CORRECTION_WRONG' });
    const paid = await step(settled, 'PAY', { paidOn: dayOf(1) });
    const correction = await step(await pool({ amountMinor: '-100', correctsId: paid.id }), 'APPROVE');
    expect(partsOf(correction)).toEqual([[house.here().people.chef.userId, '-100']]);
  });

  it('that are settled are neither changed nor settled twice', async () => {
    await work('chef', 8, 8);
    const draft = await pool();
    const settled = await step(draft, 'APPROVE');
    await expect(step(draft, 'APPROVE')).rejects.toMatchObject({ code: 'TIP_POOL_CHANGED' });
    await expect(step(settled, 'APPROVE')).rejects.toMatchObject({ code: 'TIP_STEP_WRONG' });
    await expect(step(settled, 'DROP')).rejects.toMatchObject({ code: 'TIP_STEP_WRONG' });
    await expect(pool({ poolId: settled.id, baseVersion: settled.version })).rejects.toMatchObject({ code: 'TIP_POOL_CHANGED' });
    await expect(step({ ...settled, id: uuidv7() }, 'PAY', { paidOn: dayOf(1) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what bills say was taken in for the staff', () => {
  const at = (daysAgo: number) => ({ occurredAt: `${dayOf(daysAgo)}T12:00:00.000Z` });
  const order = async (daysAgo: number, money: readonly (readonly ['CASH' | 'CARD', string])[], changes: object = {}) => {
    const { dishId } = await sellDish(house.app(), house.here().people.owner, { restaurantId: house.here().restaurantId });
    const orderId = uuidv7();
    const { kitchen } = house.as('owner');
    const said = <Body>(body: Body) => ({ ...tell(body), ...at(daysAgo) });
    await kitchen.openOrder(said({ ...orderBody(orderId, [lineBody(dishId)]), ...changes }));
    for (const [method, amountMinor] of money)
      await kitchen.takePayment(said({ orderId, paymentId: uuidv7(), method, amountMinor, reference: null }));
    return { orderId, close: () => kitchen.closeOrder(said({ orderId, step: 'CLOSE' as const })) };
  };
  const taken = async () => (await as().readTipsTaken({ restaurantId: house.here().restaurantId, from: dayOf(9), to: dayOf(3) })).taken;

  it('is what went beyond closed bills of those days, by how it was paid, and their service charge', async () => {
    await (await order(5, [['CARD', '1500']], { serviceShare: 1000 })).close();
    await (await order(4, [['CASH', '1250']])).close();
    await (await order(4, [['CASH', '1200']])).close();
    await order(5, [['CARD', '2000']]);
    await (await order(2, [['CARD', '1900']])).close();
    expect(await taken()).toEqual({ CARD: '180', SERVICE_CHARGE: '120', CASH: '50' });
  });

  it('is nothing where no bill says so, and is not asked of days that are not over', async () => {
    expect(await taken()).toEqual({ CARD: '0', SERVICE_CHARGE: '0', CASH: '0' });
    const asked = { restaurantId: house.here().restaurantId, from: dayOf(3), to: dayOf(0) };
    await expect(as().readTipsTaken(asked)).rejects.toMatchObject({ code: 'PERIOD_NOT_OVER' });
    await expect(as('chef').readTipsTaken({ ...asked, to: dayOf(1) })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
