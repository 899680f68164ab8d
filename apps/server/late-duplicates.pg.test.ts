import { beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { createItem, createPlaces, envelope, movementBody } from './testing/furnish.ts';
import type { Things } from './testing/things.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let household: Household;
let things: Things;

beforeAll(async () => {
  app = createTestApp(database().pools);
  household = await createHousehold(app, database());
  things = await createItem(app, household.people.owner, await createPlaces(app, household));
});

const archive = (isActive: boolean) =>
  app.as(household.people.owner).inventory.archiveItems(envelope(household.restaurantId, { itemIds: [things.itemId], isActive }));

const movementsOf = async (movementId: string): Promise<number> =>
  (await queryAs(database().owner, 'select id from stock_movement where id = $1', [movementId])).length;

describe('a refused command that comes again, late', () => {
  test('stays refused when the reason is gone, and a new key decides anew', async () => {
    await archive(false);
    const late = envelope(household.restaurantId, movementBody(things.itemId, uuidv7()));
    const { inventory } = app.as(household.people.owner);
    await expect(inventory.recordMovement(late)).rejects.toMatchObject({ code: 'ITEM_ARCHIVED', defined: true });
    await archive(true);
    await expect(inventory.recordMovement(late)).rejects.toMatchObject({ code: 'ITEM_ARCHIVED', defined: true });
    expect(await movementsOf(late.body.movementId)).toBe(0);
    await inventory.recordMovement({ ...late, commandId: uuidv7() });
    expect(await movementsOf(late.body.movementId)).toBe(1);
  });

  test('under another body is told that its key is taken', async () => {
    await archive(false);
    const late = envelope(household.restaurantId, movementBody(things.itemId, uuidv7()));
    const { inventory } = app.as(household.people.owner);
    await expect(inventory.recordMovement(late)).rejects.toMatchObject({ code: 'ITEM_ARCHIVED' });
    await archive(true);
    const other = { ...late, body: movementBody(things.itemId, uuidv7()) };
    await expect(inventory.recordMovement(other)).rejects.toMatchObject({ code: 'COMMAND_KEY_REUSED' });
  });

  test('without the capability stays forbidden after the role was given back', async () => {
    const { userId } = household.people.staff as { userId: string };
    const setRole = (role: string) =>
      queryAs(database().owner, 'update membership set role = $3 where restaurant_id = $1 and user_id = $2', [
        household.restaurantId,
        userId,
        role,
      ]);
    const category = envelope(household.restaurantId, { categoryId: uuidv7(), name: uuidv7(), nameLocal: null });
    const { inventory } = app.as(household.people.staff);
    await expect(inventory.createCategory(category)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await setRole('chef');
    await expect(inventory.createCategory(category)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await inventory.createCategory({ ...category, commandId: uuidv7() });
    await setRole('staff');
  });

  test('of a person about themselves stays refused too', async () => {
    const { restaurants } = app.as(household.people.owner);
    const elsewhere = { commandId: uuidv7(), body: { restaurantId: uuidv7() } };
    await expect(restaurants.switchRestaurant(elsewhere)).rejects.toMatchObject({ code: 'RESTAURANT_NO_ACCESS' });
    await expect(restaurants.switchRestaurant(elsewhere)).rejects.toMatchObject({ code: 'RESTAURANT_NO_ACCESS' });
    const rows = await queryAs(database().owner, 'select answer from person_command_log where command_id = $1', [elsewhere.commandId]);
    expect(rows).toMatchObject([{ answer: { refusal: { code: 'RESTAURANT_NO_ACCESS' } } }]);
  });

  test('fifty at once get one refusal and leave one line', async () => {
    await archive(false);
    const late = envelope(household.restaurantId, movementBody(things.itemId, uuidv7()));
    const { inventory } = app.as(household.people.owner);
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => inventory.recordMovement(late)));
    expect(new Set(answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as { code: string }).code : 'done')))).toEqual(
      new Set(['ITEM_ARCHIVED']),
    );
    const rows = await queryAs(database().owner, 'select name from command_log where command_id = $1', [late.commandId]);
    expect(rows).toHaveLength(1);
    await archive(true);
  });
});
