import { beforeEach, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { freshHouse } from './testing/fresh-house.ts';

const house = freshHouse();
const { as, tell } = house;

/** @unit days from the first of the month before last; the last month may run on for some hours of the first day after it */
const dayOf = (days: number, months = -2) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1 + days)).toISOString().slice(0, 10);
};
const lastOfMonth = dayOf(-1, -1);
const month = { from: dayOf(0), to: lastOfMonth };

const takings = (businessDate: string, baseVersion: number | null, grossMinor: string) =>
  as('manager').kitchen.saveTakings(
    tell({
      source: 'TYPED' as const,
      rows: [{ businessDate, channel: 'DINE_IN' as const, baseVersion, grossMinor, vatMinor: '2000', covers: 10 }],
    }),
  );

const step = (name: 'REVIEW' | 'LOCK' | 'REOPEN', baseVersion: number, reason: string | null = null) =>
  tell({ stepId: uuidv7(), from: month.from, step: name, baseVersion, reason });

const sales = (days = month) =>
  as('owner').reports.readReport({ restaurantId: house.here().restaurantId, report: 'sales', language: 'en', ...days });
const netOf = (report: Awaited<ReturnType<typeof sales>>) => report.figures.find(({ id }) => id === 'net')?.value;

const lock = async () => {
  await as('manager').reports.stepPeriod(step('REVIEW', 0));
  return as('manager').reports.stepPeriod(step('LOCK', 1));
};

beforeEach(async () => {
  await takings(lastOfMonth, null, '12000');
});

it('months are listed since the first of which anything is known', async () => {
  const { periods } = await as('owner').reports.listPeriods({ restaurantId: house.here().restaurantId });
  expect(periods.map(({ to }) => to).filter((to) => to < lastOfMonth)).toEqual([]);
});

it('a locked month never changes: what arrives later stands beside it', async () => {
  expect((await sales()).closedAt).toBeNull();
  const { periods } = await lock();
  expect(periods.find(({ from }) => from === month.from)).toMatchObject({ state: 'LOCKED', version: 2, closedDays: 0, openDays: 1 });
  const locked = await sales();
  expect(netOf(locked)).toEqual({ kind: 'money', minor: '10000', currency: 'GBP' });
  expect(locked.closedAt).not.toBeNull();
  await takings(lastOfMonth, 1, '15000');
  const later = await sales();
  expect(later.figures).toEqual(locked.figures);
  expect(later.tables).toEqual(locked.tables);
  expect(later.finding).toEqual(locked.finding);
  expect(later.restsOn.map(({ text }) => text)).toContain('Net sales: £100.00 as locked, £130.00 by what is known now');
  const week = await sales({ from: dayOf(-6, -1), to: dayOf(0, -1) });
  expect(week.closedAt).toBeNull();
  expect(week.restsOn.map(({ label }) => label)).toContain('Locked months');
  expect(later.restsOn.map(({ label }) => label)).not.toContain('Locked months');
});

it('locking a month closes the stock books through its end and its days for good, until the owner opens it for a reason', async () => {
  const { restaurantId } = house.here();
  await lock();
  expect((await as('owner').inventory.getBooks({ restaurantId })).lockedThrough).toBe(lastOfMonth);
  const signing = as('manager').reports.closeDay(tell({ stepId: uuidv7(), businessDate: lastOfMonth, baseVersion: 0, overrides: [] }));
  await expect(signing).rejects.toMatchObject({ code: 'PERIOD_LOCKED' });
  await expect(as('manager').reports.stepPeriod(step('REOPEN', 2, 'A late bill'))).rejects.toMatchObject({ code: 'PERIOD_FOR_OWNER' });
  const { periods } = await as('owner').reports.stepPeriod(step('REOPEN', 2, 'A late bill'));
  expect(periods.find(({ from }) => from === month.from)?.state).toBe('REOPENED');
  expect((await as('owner').inventory.getBooks({ restaurantId })).lockedThrough).toBe(dayOf(-1));
  await takings(lastOfMonth, 1, '15000');
  expect(netOf(await sales())).toMatchObject({ minor: '13000' });
});

it('what was locked before stays, and a month that was locked anew shows what was locked last', async () => {
  await lock();
  await as('owner').reports.stepPeriod(step('REOPEN', 2, 'A late bill'));
  await takings(lastOfMonth, 1, '15000');
  await as('manager').reports.stepPeriod(step('REVIEW', 3));
  await as('manager').reports.stepPeriod(step('LOCK', 4));
  expect(netOf(await sales())).toMatchObject({ minor: '13000' });
  const kept = await queryAs(
    house.database().owner,
    `select version, document -> 'figures' -> 0 -> 'value' ->> 'minor' as minor from report_snapshot
      where restaurant_id = $1 and report = 'sales' and language = 'en' order by version`,
    [house.here().restaurantId],
  );
  expect(kept).toEqual([
    { version: 2, minor: '10000' },
    { version: 5, minor: '13000' },
  ]);
});

it('of two who lock a month at the same moment one does, and the same locking twice is one', async () => {
  await as('manager').reports.stepPeriod(step('REVIEW', 0));
  const [mine, theirs] = [step('LOCK', 1), step('LOCK', 1)];
  const settled = await Promise.allSettled([as('manager').reports.stepPeriod(mine), as('owner').reports.stepPeriod(theirs)]);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'PERIOD_CHANGED' } });
  const won = settled[0]?.status === 'fulfilled' ? (['manager', mine] as const) : (['owner', theirs] as const);
  const { periods } = await as(won[0]).reports.stepPeriod(won[1]);
  expect(periods.find(({ from }) => from === month.from)?.steps).toHaveLength(2);
});

it('a month begins on its first day, and one that runs is not reviewed', async () => {
  const odd = as('owner').reports.stepPeriod(
    tell({ stepId: uuidv7(), from: dayOf(1), step: 'REVIEW' as const, baseVersion: 0, reason: null }),
  );
  await expect(odd).rejects.toMatchObject({ code: 'PERIOD_UNKNOWN' });
  const { periods } = await as('owner').reports.listPeriods({ restaurantId: house.here().restaurantId });
  const running = periods[0]?.from ?? '';
  const early = as('owner').reports.stepPeriod(
    tell({ stepId: uuidv7(), from: running, step: 'REVIEW' as const, baseVersion: 0, reason: null }),
  );
  await expect(early).rejects.toMatchObject({ code: 'PERIOD_NOT_OVER' });
});
