import { beforeEach, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { sendLetters } from '../../modules/reports/server/mount.ts';
import { freshHouse } from './testing/fresh-house.ts';

const house = freshHouse();
const { as, tell } = house;
const hourMs = 3_600_000;

const wish = { rhythm: 'DAILY' as const, localHour: 8, language: 'en' as const };
const ask = (role: 'owner' | 'manager' = 'manager') => as(role).reports.setLetter(tell({ report: 'sales' as const, wish }));
const send = (at: Date) => sendLetters(house.database().pools, at);

type Letter = { readonly recipient: string; readonly facts: { readonly period: string; readonly lines: string[] }; readonly size: number };
const letters = () =>
  queryAs<Letter & Record<string, unknown>>(
    house.database().superuser,
    "select recipient, facts, length(attachment) as size from mail.letter where template = 'report' order by id",
    [],
  );

/** Half past eight by the wall of the house, so many days on. */
let morning: (days: number) => Date;

beforeEach(async () => {
  // The job visits every restaurant, those of the tests before this one too.
  await queryAs(house.database().superuser, 'delete from report_letter', []);
  await queryAs(house.database().superuser, "delete from mail.letter where template = 'report'", []);
  const { today } = await as('owner').reports.listCloses({ restaurantId: house.here().restaurantId });
  const [row] = await queryAs<{ at: Date }>(
    house.database().superuser,
    "select ($2::date + time '08:30') at time zone time_zone as at from restaurant where id = $1",
    [house.here().restaurantId, today],
  );
  morning = (days) => new Date((row?.at ?? new Date()).getTime() + days * 24 * hourMs);
});

it('a report is sent once for each day, with its figures and its paper, however often and by however many it is looked for', async () => {
  await ask();
  await send(morning(1));
  await Promise.all([send(morning(1)), send(morning(1))]);
  const [first, ...others] = await letters();
  expect(others).toEqual([]);
  expect(first?.facts.lines[0]).toMatch(/^Net sales: /);
  expect(first?.size).toBeGreaterThan(10_000);
  await send(new Date(morning(2).getTime() - hourMs));
  expect(await letters()).toHaveLength(1);
  await send(morning(2));
  expect(await letters()).toHaveLength(2);
});

it('two servers that look at the same moment send it once', async () => {
  await ask();
  await Promise.all([send(morning(1)), send(morning(1)), send(morning(1))]);
  expect(await letters()).toHaveLength(1);
});

it('whoever may not see it any more gets nothing, and so does whoever asked for it no more', async () => {
  await ask('owner');
  await ask();
  await queryAs(house.database().superuser, "update membership set role = 'staff' where restaurant_id = $1 and user_id = $2", [
    house.here().restaurantId,
    house.idOf('manager'),
  ]);
  await send(morning(1));
  expect(await letters()).toHaveLength(1);
  const { letters: left } = await as('owner').reports.setLetter(tell({ report: 'sales' as const, wish: null }));
  expect(left).toEqual([]);
  await send(morning(2));
  expect(await letters()).toHaveLength(1);
});

it('one sees and changes what is sent to oneself alone', async () => {
  await ask('owner');
  const restaurantId = house.here().restaurantId;
  expect((await as('manager').reports.listLetters({ restaurantId })).letters).toEqual([]);
  await as('manager').reports.setLetter(tell({ report: 'sales' as const, wish: null }));
  expect((await as('owner').reports.listLetters({ restaurantId })).letters).toEqual([{ report: 'sales', ...wish }]);
});
