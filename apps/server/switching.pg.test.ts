import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { openRestaurant } from '../../modules/restaurants/server/public.ts';
import { withPerson } from '../../platform/server/database/tenancy.ts';
import { createHousehold, newRestaurant, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let house: Household;
let neighbour: Household;

beforeAll(async () => {
  app = createTestApp(database().pools);
  [house, neighbour] = [await createHousehold(app, database()), await createHousehold(app, database())];
});

const restaurantsOf = (someone: Household['people']['owner']) => app.as(someone).restaurants;
const to = (restaurantId: string) => ({ commandId: uuidv7(), body: { restaurantId } });
const note = (ids: readonly string[], first: string) =>
  queryAs(database().superuser, 'update owner_metadata set owned_restaurant_ids = $2, primary_restaurant_id = $3 where user_id = $1', [
    house.ownerId,
    ids,
    first,
  ]);
const noted = () =>
  queryAs<{ ids: string[]; first: string }>(
    database().superuser,
    'select owned_restaurant_ids as ids, primary_restaurant_id as first from owner_metadata where user_id = $1',
    [house.ownerId],
  );

describe('an owner who switches', () => {
  let second: string;

  beforeAll(async () => {
    const opened = newRestaurant();
    second = opened.id;
    const entry = { pool: database().pools.app, credential: house.people.owner, access: 'write' } as const;
    await withPerson(entry, (tx) => openRestaurant(tx, opened));
  });

  it('finds a restaurant that the account did not know of noted there, and the primary one unchanged', async () => {
    expect(await noted()).toEqual([{ ids: [house.restaurantId], first: house.restaurantId }]);
    await restaurantsOf(house.people.owner).switchRestaurant(to(second));
    expect(await noted()).toEqual([{ ids: [house.restaurantId, second], first: house.restaurantId }]);
  });

  it('loses from the account what belongs to somebody else, and with it the primary one', async () => {
    await note([neighbour.restaurantId, second], neighbour.restaurantId);
    await restaurantsOf(house.people.owner).switchRestaurant(to(house.restaurantId));
    expect(await noted()).toEqual([{ ids: [house.restaurantId, second], first: house.restaurantId }]);
  });

  it('gets to no restaurant that only the account says is theirs', async () => {
    await note([house.restaurantId, second, neighbour.restaurantId], second);
    const { switchRestaurant, listMine } = restaurantsOf(house.people.owner);
    await expect(switchRestaurant(to(neighbour.restaurantId))).rejects.toMatchObject({ code: 'RESTAURANT_NO_ACCESS' });
    const { restaurants } = await listMine({});
    expect(restaurants.map(({ id }) => id).toSorted()).toEqual([house.restaurantId, second].toSorted());
    expect(restaurants.find(({ isPrimary }) => isPrimary)?.id).toBe(second);
  });

  it('is owner in each of their own, and what they were made in another one', async () => {
    await queryAs(database().superuser, `insert into membership (restaurant_id, user_id, role) values ($1, $2, 'chef')`, [
      neighbour.restaurantId,
      house.ownerId,
    ]);
    const { switchRestaurant, listMine } = restaurantsOf(house.people.owner);
    const { restaurants } = await listMine({});
    expect(new Map(restaurants.map(({ id, role }) => [id, role]))).toEqual(
      new Map([
        [house.restaurantId, 'owner'],
        [second, 'owner'],
        [neighbour.restaurantId, 'chef'],
      ]),
    );
    expect(await switchRestaurant(to(neighbour.restaurantId))).toEqual({ restaurantId: neighbour.restaurantId });
  });
});

describe('nobody', () => {
  it('switches without a session, nor to a place that let them go', async () => {
    await expect(app.as(null).restaurants.switchRestaurant(to(house.restaurantId))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const { chef } = house.people;
    await queryAs(database().superuser, 'update membership set is_active = false where restaurant_id = $1 and user_id = $2', [
      house.restaurantId,
      chef.userId,
    ]);
    await expect(restaurantsOf(chef).switchRestaurant(to(house.restaurantId))).rejects.toMatchObject({ code: 'RESTAURANT_NO_ACCESS' });
  });
});
