import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { dropStepPictures, readStepPicture } from '../../modules/menu/server/mount.ts';
import { stepPictureAddress } from '../../modules/menu/rules/step-picture.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { jpegSegment, plainJpeg, plainWebp } from '../../platform/server/files/testing/plain-pictures.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { holdTable } from '../../db/testing/hold-table.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let elsewhere: Household;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  elsewhere = await createHousehold(app, database());
});

const keep = (of: Household, role: Role, bytes: Uint8Array, pictureId = uuidv7()) =>
  app.as(of.people[role]).menu.keepStepPicture(envelope(of.restaurantId, { pictureId, picture: Buffer.from(bytes).toString('base64') }));

const look = (of: Household, role: Role, pictureId: string) =>
  readStepPicture(database().pools, of.people[role], { restaurantId: here.restaurantId, pictureId });

const writeWith = (pictureId: string) => {
  const yielded = { yieldQuantity: '1000', yieldUnit: 'g' as const, portions: null, activeMinutes: 0, passiveMinutes: 0 };
  const body = { ...yielded, steps: [{ text: 'Fold', textLocal: null, pictureId }], changeNote: null, lines: [] };
  const recipeId = uuidv7();
  const about = { recipeId, baseVersion: null, kind: 'PREP' as const, name: recipeId, nameLocal: null, stockItemId: null, par: null };
  return app.as(here.people.chef).menu.saveRecipe(envelope(here.restaurantId, { ...about, body }));
};

const age = (pictureId: string, days: number) =>
  queryAs(database().owner, 'update step_picture set taken_at = now() - make_interval(days => $2) where id = $1', [pictureId, days]);

/** Whether PostgreSQL itself says that a recipe waits to be written. */
const isSaving = async (): Promise<boolean> => {
  const question = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and usename = 'maed_app'`;
  return (await queryAs(database().superuser, question)).length === 1;
};

const dropIn = ({ restaurantId }: Household) =>
  withSystem(database().pools.app, { restaurantId, reason: 'drop pictures that no recipe shows' }, dropStepPictures);

describe('a picture of a step', () => {
  it('is kept without a word of where it was taken, and shown to whoever may see the menu', async () => {
    const told = plainJpeg(8, 8, { before: jpegSegment(0xe1, [...Buffer.from('Exif\0\0 9.03 N 38.74 E')]) });
    const { pictureId } = await keep(here, 'chef', told);
    const seen = await look(here, 'kitchenstaff', pictureId);
    expect(seen?.mediaType).toBe('image/jpeg');
    expect(Buffer.from(seen?.bytes ?? []).includes('Exif')).toBe(false);
    expect(await look(elsewhere, 'owner', pictureId)).toBeNull();
    expect(stepPictureAddress({ restaurantId: 'r', pictureId: 'p' })).toBe('/files/recipes/r/p');
  });

  it('stands beside its step once a version names it, and no recipe names one of another restaurant', async () => {
    const { pictureId } = await keep(here, 'chef', plainWebp(8, 8));
    expect((await writeWith(pictureId)).open?.body.steps).toEqual([{ text: 'Fold', textLocal: null, pictureId }]);
    const { pictureId: foreign } = await keep(elsewhere, 'chef', plainWebp(8, 8));
    await expect(writeWith(foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(writeWith(uuidv7())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is dropped once it is old and no version names it, in its own restaurant alone', async () => {
    const [shown, fresh, forgotten] = [
      await keep(here, 'chef', plainWebp(8, 8)),
      await keep(here, 'chef', plainWebp(8, 8)),
      await keep(here, 'chef', plainWebp(8, 8)),
    ];
    await writeWith(shown.pictureId);
    for (const { pictureId } of [shown, forgotten]) await age(pictureId, 36);
    await age(fresh.pictureId, 34);
    const left = async () =>
      Promise.all([shown, fresh, forgotten].map(async ({ pictureId }) => (await look(here, 'chef', pictureId)) !== null));
    await dropIn(elsewhere);
    expect(await left()).toEqual([true, true, true]);
    await dropIn(here);
    expect(await left()).toEqual([true, true, false]);
    await expect(writeWith(forgotten.pictureId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that a recipe is being saved with just now is left for the next night', async () => {
    const { pictureId } = await keep(here, 'chef', plainWebp(8, 8));
    await age(pictureId, 36);
    const held = await holdTable(database().superuser, 'recipe_version');
    const saved = writeWith(pictureId);
    await expect.poll(isSaving, { timeout: 10_000 }).toBe(true);
    await dropIn(here);
    await held.letGo();
    expect((await saved).open?.body.steps).toEqual([{ text: 'Fold', textLocal: null, pictureId }]);
    expect(await look(here, 'chef', pictureId)).not.toBeNull();
  });

  it('is a still picture of the size that is kept, or none, and nothing takes its place', async () => {
    await expect(keep(here, 'chef', Buffer.from('<svg></svg>'))).rejects.toMatchObject({ code: 'STEP_PICTURE_UNUSABLE' });
    await expect(keep(here, 'chef', plainWebp(2000, 8))).rejects.toMatchObject({ code: 'STEP_PICTURE_UNUSABLE' });
    const { pictureId } = await keep(here, 'chef', plainWebp(8, 8));
    await expect(keep(here, 'chef', plainWebp(16, 16), pictureId)).rejects.toMatchObject({ code: 'ID_TAKEN' });
  });
});
