import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { createTestApp } from './testing/test-app.ts';

const house = freshHouse();
const prices = { asOf: '2026-11-01', monthlyMinor: { growth: 450_000n, pro: 980_050n } };

const birrPrices = async (country: string, taken: typeof prices | null) => {
  const { restaurantId, people } = house.here();
  await queryAs(house.database().superuser, 'update restaurant set country = $2 where id = $1', [restaurantId, country]);
  const app = createTestApp(house.database().pools, { birrPrices: taken });
  return (await app.as(people.owner).subscription.getOverview({ restaurantId })).birrPrices;
};

it('a restaurant in Ethiopia is told what plans cost in birr, and since when', async () => {
  expect(await birrPrices('ET', prices)).toEqual({ asOf: '2026-11-01', growth: '450000', pro: '980050' });
});

it.each([
  ['GB', prices],
  ['ET', null],
])('one in %s is told of no birr where it cannot pay so', async (country, taken) => {
  expect(await birrPrices(country, taken)).toBeNull();
});
