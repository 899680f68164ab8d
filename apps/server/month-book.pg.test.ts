import { describe, expect, it } from 'vitest';

import { freshHouse } from './testing/fresh-house.ts';
import { createHousehold } from './testing/household.ts';

const house = freshHouse();

describe("a month's book", () => {
  const saved = (baseVersion: number, amount: string) =>
    house.as('manager').reports.saveMonth(house.tell({ monthFrom: '2026-10-01', baseVersion, budget: { RENT: { amount } }, expenses: [] }));

  it('is written over the version that was seen, once', async () => {
    const command = house.tell({ monthFrom: '2026-10-01', baseVersion: 0, budget: { RENT: { amount: '100' } }, expenses: [] });
    const first = await house.as('manager').reports.saveMonth(command);
    expect(await house.as('manager').reports.saveMonth(command)).toEqual(first);
    expect(first.month).toMatchObject({ version: 1, currency: 'GBP' });
    const both = await Promise.allSettled([saved(1, '200'), saved(1, '300')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(saved(0, '1')).rejects.toMatchObject({ code: 'MONTH_CHANGED', data: { current: { version: 2 } } });
  });

  it('begins on the first day of a month', async () => {
    const command = house.tell({ monthFrom: '2026-10-02', baseVersion: 0, budget: {}, expenses: [] });
    await expect(house.as('manager').reports.saveMonth(command)).rejects.toMatchObject({ code: 'MONTH_UNKNOWN' });
  });

  it('is kept by managers, and of no other restaurant', async () => {
    await saved(0, '100');
    await expect(
      house.as('chef').reports.readMonth({ restaurantId: house.here().restaurantId, monthFrom: '2026-10-01' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = await createHousehold(house.app(), house.database());
    const asked = { restaurantId: other.restaurantId, monthFrom: '2026-10-01' };
    await expect(house.as('owner').reports.readMonth(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await house.app().as(other.people.owner).reports.readMonth(asked)).toMatchObject({ month: { version: 0, budget: {} } });
  });
});
