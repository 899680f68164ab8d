import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { allergenCodes } from '../../modules/inventory/rules/allergen.ts';
import type { DishBody } from '../../modules/menu/contract/fields.ts';
import type { VersionBody } from '../../modules/menu/contract/recipe-fields.ts';
import { menuLimits } from '../../modules/menu/rules/menu-limits.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { envelope, itemBody } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
});

const as = (role: Role) => app.as(here.people[role]);
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);
const free = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE' as const]));

/** Four kilograms of something at ten a kilogram. */
const stocked = async (allergens: Readonly<Record<string, string>> = free): Promise<string> => {
  const [itemId, barcode, categoryId, storageAreaId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const { inventory } = as('owner');
  await inventory.createCategory(tell({ categoryId, name: categoryId, nameLocal: null }));
  await inventory.createStorageArea(tell({ storageAreaId, name: storageAreaId, nameLocal: null, kind: 'DRY' as const }));
  await inventory.createItem(tell({ itemId, item: { ...itemBody({ barcode, categoryId, storageAreaId }), allergens } }));
  const entry = { text: '4 kg', parts: [{ quantity: '4', unit: 'kg' as const }] };
  const price = { amount: '10', unit: 'kg' as const };
  await inventory.recordMovement(tell({ movementId: uuidv7(), itemId, kind: 'RECEIPT' as const, entry, price, reason: null, note: null }));
  return itemId;
};

type Line = VersionBody['lines'][number];

const grams = (subject: Line['subject'], size: string, changes: Partial<Line> = {}): Line => ({
  lineId: uuidv7(),
  subject,
  quantity: size,
  unit: 'g',
  usableShare: 10_000,
  isOptional: false,
  channels: null,
  note: null,
  ...changes,
});

const of = (itemId: string) => ({ kind: 'ITEM' as const, itemId });

const body = (lines: readonly Line[], changes: Partial<VersionBody> = {}): VersionBody => ({
  yieldQuantity: '1000',
  yieldUnit: 'g',
  portions: '4',
  activeMinutes: 20,
  passiveMinutes: 0,
  steps: [{ text: 'Stir', textLocal: 'አማስል', pictureId: null }],
  changeNote: null,
  lines: [...lines],
  ...changes,
});

const write = (recipeId: string, version: VersionBody, changes: Record<string, unknown> = {}, role: Role = 'chef') =>
  as(role).menu.saveRecipe(
    tell({
      recipeId,
      baseVersion: null,
      kind: 'DISH' as const,
      name: recipeId,
      nameLocal: null,
      stockItemId: null,
      par: null,
      body: version,
      ...changes,
    }),
  );

const step = (
  recipeId: string,
  baseVersion: number,
  name: 'SUBMIT' | 'RETURN' | 'APPROVE' | 'DISCARD',
  effectiveAt: string | null = null,
) => as('chef').menu.stepVersion(tell({ recipeId, baseVersion, step: name, effectiveAt }));

/** A recipe in effect. */
const cooked = async (lines: readonly Line[], changes: Partial<VersionBody> = {}): Promise<string> => {
  const recipeId = uuidv7();
  await write(recipeId, body(lines, changes));
  await step(recipeId, 1, 'APPROVE');
  return recipeId;
};

const dishOf = (recipeId: string | null, changes: Partial<DishBody> = {}): DishBody => ({
  dishId: uuidv7(),
  baseVersion: null,
  name: 'Shiro',
  nameLocal: 'ሽሮ',
  description: null,
  descriptionLocal: null,
  categoryId: null,
  recipeId,
  availability: { days: [], hours: null, fasting: 'ALWAYS' },
  vatRate: 2000,
  targetFoodCostShare: null,
  targetSeconds: 600,
  course: 1,
  prices: { DINE_IN: '1200' },
  groupIds: [],
  ...changes,
});

const selling = async (recipeId: string): Promise<string> => {
  const dish = dishOf(recipeId);
  await as('manager').menu.saveDish(tell(dish));
  await as('manager').menu.moveDish(tell({ dishId: dish.dishId, baseVersion: 1, step: 'PUBLISH' as const }));
  return dish.dishId;
};

describe('a recipe', () => {
  it('is written, approved, and changed by a version after it while the first stays in effect', async () => {
    const [flour, recipeId] = [await stocked(), uuidv7()];
    const first = await write(recipeId, body([grams(of(flour), '400')]));
    expect(first).toMatchObject({ current: null, open: { versionNo: 1, state: 'DRAFT', cost: { perPortion: '1', isComplete: true } } });
    expect(await step(recipeId, 1, 'APPROVE')).toMatchObject({ current: { versionNo: 1 }, open: null, recipe: { isInEffect: true } });
    const second = await write(recipeId, body([grams(of(flour), '800')]), { baseVersion: 2 });
    expect(second).toMatchObject({
      current: { versionNo: 1, cost: { perPortion: '1' } },
      open: { versionNo: 2, cost: { perPortion: '2' } },
    });
    expect(await step(recipeId, 3, 'APPROVE')).toMatchObject({ current: { versionNo: 2, cost: { perPortion: '2' } }, open: null });
  });

  it('that was changed meanwhile is refused with what it is now', async () => {
    const recipeId = uuidv7();
    await write(recipeId, body([]));
    await expect(write(recipeId, body([]), { baseVersion: 4 })).rejects.toMatchObject({
      code: 'RECIPE_CHANGED',
      data: { current: { version: 1 } },
    });
  });

  it.each([
    ['a name that another has', (taken: string) => ({ name: taken }), 'RECIPE_NAME_TAKEN'],
    ['an item of nobody', () => ({ stockItemId: uuidv7() }), 'NOT_FOUND'],
  ])('is refused with %s', async (_what, changes, code) => {
    const taken = uuidv7();
    await write(taken, body([]));
    await expect(write(uuidv7(), body([]), changes(taken))).rejects.toMatchObject({ code });
  });

  it('is refused with an item that another makes, which is named in both languages', async () => {
    const [itemId, taken] = [await stocked(), uuidv7()];
    await write(taken, body([]), { nameLocal: 'አዋዜ', stockItemId: itemId });
    await expect(write(uuidv7(), body([]), { stockItemId: itemId })).rejects.toMatchObject({
      code: 'RECIPE_ITEM_TAKEN',
      data: { name: taken, nameLocal: 'አዋዜ' },
    });
  });

  it('is refused within itself, by the names of the way', async () => {
    const [inner, outer] = [uuidv7(), uuidv7()];
    await write(inner, body([]));
    await write(outer, body([grams({ kind: 'RECIPE', recipeId: inner }, '10')]));
    await expect(write(inner, body([grams({ kind: 'RECIPE', recipeId: outer }, '10')]), { baseVersion: 1 })).rejects.toMatchObject({
      code: 'RECIPE_IN_ITSELF',
      data: { path: [inner, outer, inner], pathLocal: [inner, outer, inner] },
    });
  });

  it('is not approved while nobody can tell its allergens, and what they are missing of is named', async () => {
    const [mystery, known, recipeId] = [await stocked({}), await stocked(), uuidv7()];
    const { open } = await write(recipeId, body([grams(of(known), '10'), grams(of(mystery), '10')]));
    expect(open?.unknownParts).toEqual([of(mystery)]);
    const { name } = (await queryAs(database().owner, 'select name from item where id = $1', [mystery]))[0] ?? {};
    await expect(step(recipeId, 1, 'APPROVE')).rejects.toMatchObject({
      code: 'RECIPE_ALLERGENS_UNKNOWN',
      data: { names: [name] },
    });
  });

  it.each([
    ['nothing', []],
    ['nothing but its packaging', ['TAKEAWAY']],
  ] as const)('of %s is not approved, for want of something to cook with', async (_what, channels) => {
    const recipeId = uuidv7();
    const boxes = channels.length === 0 ? [] : [{ ...grams(of(await stocked()), '10'), channels: [...channels] }];
    await write(recipeId, body(boxes));
    await expect(step(recipeId, 1, 'APPROVE')).rejects.toMatchObject({ code: 'RECIPE_EMPTY' });
  });

  it('that a dish calls for is not put away', async () => {
    const recipeId = await cooked([grams(of(await stocked()), '10')]);
    await selling(recipeId);
    const archive = tell({ recipeId, baseVersion: 2, isArchived: true });
    await expect(as('chef').menu.archiveRecipe(archive)).rejects.toMatchObject({
      code: 'RECIPE_IN_USE',
      data: { usedIn: ['Shiro'], usedInLocal: ['ሽሮ'] },
    });
  });

  it('shows no cost to kitchen staff and waiters, in no answer', async () => {
    const recipeId = await cooked([grams(of(await stocked()), '400')]);
    await selling(recipeId);
    for (const role of ['kitchenstaff', 'staff'] as const) {
      const { menu } = as(role);
      const told = [
        await menu.readMenu({ restaurantId: here.restaurantId }),
        await menu.listRecipes({ restaurantId: here.restaurantId }),
        await menu.readRecipe({ restaurantId: here.restaurantId, recipeId }),
      ];
      expect(JSON.stringify(told)).not.toMatch(/"perPortion"|"marginMinor"/);
    }
    expect(JSON.stringify(await as('chef').menu.readRecipe({ restaurantId: here.restaurantId, recipeId }))).toContain('"perPortion"');
  });
});

describe('what was vouched for', () => {
  const vouch = async (recipeId: string) => {
    const { current } = await as('chef').menu.readRecipe({ restaurantId: here.restaurantId, recipeId });
    return as('chef').menu.verifyAllergens(
      tell({ verificationId: uuidv7(), recipeId, allergens: current?.allergens ?? ({} as never), evidence: 'Labels read' }),
    );
  };

  it('stands until an ingredient says otherwise, and then is open again', async () => {
    const itemId = await stocked();
    const recipeId = await cooked([grams(of(itemId), '10')]);
    expect(await vouch(recipeId)).toMatchObject({ recipe: { verification: { stands: true, evidence: 'Labels read' } } });
    const { item } = await as('owner').inventory.getItem({ restaurantId: here.restaurantId, itemId });
    const changed = {
      ...itemBody({ barcode: uuidv7(), categoryId: item.categoryId ?? '', storageAreaId: item.storageAreaIds[0] ?? '' }),
      allergens: { ...free, MILK: 'CONTAINS' as const },
    };
    await as('owner').inventory.updateItem(tell({ itemId, baseVersion: item.version, item: changed }));
    const after = await as('chef').menu.readRecipe({ restaurantId: here.restaurantId, recipeId });
    expect(after).toMatchObject({ recipe: { allergens: { MILK: 'CONTAINS' }, verification: { stands: false } } });
  });

  it('is open again after a new version, though it contains the same', async () => {
    const itemId = await stocked();
    const recipeId = await cooked([grams(of(itemId), '10')]);
    await vouch(recipeId);
    await write(recipeId, body([grams(of(itemId), '20')]), { baseVersion: 2 });
    const meanwhile = await as('chef').menu.readRecipe({ restaurantId: here.restaurantId, recipeId });
    expect(meanwhile).toMatchObject({ recipe: { verification: { stands: true } } });
    expect(await step(recipeId, 3, 'APPROVE')).toMatchObject({ recipe: { verification: { stands: false } } });
  });

  it('is open again after an ingredient went into one that is not free of it', async () => {
    const [itemId, other] = [await stocked(), await stocked({ ...free, SESAME: 'CONTAINS' })];
    const recipeId = await cooked([grams(of(itemId), '10')]);
    await vouch(recipeId);
    await as('owner').inventory.mergeItems(tell({ mergeId: uuidv7(), mergedId: itemId, keptId: other }));
    const after = await as('chef').menu.readRecipe({ restaurantId: here.restaurantId, recipeId });
    expect(after).toMatchObject({ recipe: { allergens: { SESAME: 'CONTAINS' }, verification: { stands: false } } });
  });

  it('is what the person was shown, or nothing', async () => {
    const recipeId = await cooked([grams(of(await stocked()), '10')]);
    const allergens = { ...free, EGGS: 'CONTAINS' as const } as never;
    await expect(
      as('chef').menu.verifyAllergens(tell({ verificationId: uuidv7(), recipeId, allergens, evidence: null })),
    ).rejects.toMatchObject({ code: 'VERIFICATION_OUTDATED' });
  });
});

describe('the book of recipes', () => {
  const page = (role: Role, after?: string) =>
    as(role).menu.readRecipeBook({ restaurantId: here.restaurantId, ...(after !== undefined && { after }) });

  it('says of each what it says when it is asked for alone, drafts, uses and all, and to a cook no cost', async () => {
    const flour = await stocked();
    const dough = await cooked([grams(of(flour), '400')]);
    const bread = await cooked([grams({ kind: 'RECIPE', recipeId: dough }, '300')]);
    await write(bread, body([grams({ kind: 'RECIPE', recipeId: dough }, '600'), grams(of(flour), '50')]), { baseVersion: 2 });
    await selling(bread);
    for (const role of ['chef', 'kitchenstaff'] as const) {
      const { recipes } = await page(role);
      const alone = await Promise.all(
        recipes.map(({ recipe }) => as(role).menu.readRecipe({ restaurantId: here.restaurantId, recipeId: recipe.id })),
      );
      expect(recipes).toEqual(alone);
      const [ofBread, ofDough] = [bread, dough].map((id) => recipes.find(({ recipe }) => recipe.id === id));
      expect(ofBread).toMatchObject({ current: { versionNo: 1 }, open: { versionNo: 2 }, usedIn: [{ kind: 'DISH' }] });
      expect(ofDough?.usedIn).toEqual([{ kind: 'RECIPE', id: bread, name: bread, nameLocal: null }]);
    }
    expect(JSON.stringify(await page('kitchenstaff'))).not.toContain('perPortion');
  });

  it('comes page by page, each recipe once, without those that were put away', async () => {
    const { restaurantId } = here;
    const blank = `insert into recipe (restaurant_id, id, kind, name, created_by, archived_at)
      select $1, gen_random_uuid(), 'PREP', 'Blank ' || n, $2, case when n = 1 then now() end from generate_series(1, 120) n`;
    await queryAs(database().superuser, blank, [restaurantId, restaurantId]);
    const first = await page('chef');
    expect(first).toMatchObject({ hasMore: true, recipes: { length: menuLimits.bookPageSize } });
    const second = await page('chef', first.recipes.at(-1)?.recipe.id);
    const ids = [...first.recipes, ...second.recipes].map(({ recipe }) => recipe.id);
    const { recipes: standing } = await as('chef').menu.listRecipes({ restaurantId });
    expect(second.hasMore).toBe(false);
    expect(new Set(ids)).toEqual(new Set(standing.map(({ id }) => id)));
    expect(ids).toHaveLength(standing.length);
  });
});

it('is fasting food only where every ingredient is said to be', async () => {
  const fastingOf = async (...answers: (boolean | null)[]) => {
    const lines = [];
    for (const isFasting of answers) {
      const itemId = await stocked();
      const { item } = await as('owner').inventory.getItem({ restaurantId: here.restaurantId, itemId });
      const { id: _id, isActive: _isActive, version, ...said } = item;
      await as('owner').inventory.updateItem(tell({ itemId, baseVersion: version, item: { ...said, isFasting } }));
      lines.push(grams(of(itemId), '10'));
    }
    const { recipe } = await as('chef').menu.readRecipe({ restaurantId: here.restaurantId, recipeId: await cooked(lines) });
    return recipe.isFasting;
  };
  expect([await fastingOf(true, true), await fastingOf(true, null), await fastingOf(null, false)]).toEqual([true, null, false]);
});

describe('a dish', () => {
  it('goes on the menu with a price and a recipe only, and says what it earns', async () => {
    const bare = dishOf(null, { prices: {} });
    await as('manager').menu.saveDish(tell(bare));
    const publish = tell({ dishId: bare.dishId, baseVersion: 1, step: 'PUBLISH' as const });
    await expect(as('manager').menu.moveDish(publish)).rejects.toMatchObject({ code: 'DISH_WITHOUT_PRICE' });
    const dishId = await selling(await cooked([grams(of(await stocked()), '1200')]));
    const { dishes } = await as('manager').menu.readMenu({ restaurantId: here.restaurantId });
    // 12.00 with 20 % VAT is 10.00; 300 g at 10 a kilogram cost 3.00.
    expect(dishes.find(({ id }) => id === dishId)).toMatchObject({
      state: 'LIVE',
      margin: { channel: 'DINE_IN', foodCostShare: 3000, marginMinor: '700' },
    });
  });

  it('is off until its time, and back by itself', async () => {
    const dishId = await selling(await cooked([grams(of(await stocked()), '10')]));
    const pause = (isPaused: boolean, until: string | null, occurredAt = new Date().toISOString()) =>
      as('kitchenstaff').menu.pauseDish({ ...tell({ dishId, isPaused, reason: 'No beef', until }), occurredAt });
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    expect(await pause(true, inAnHour)).toMatchObject({ dish: { state: 'PAUSED', pause: { source: 'HAND', reason: 'No beef' } } });
    expect(await pause(true, null)).toMatchObject({ dish: { state: 'PAUSED', pause: { until: null } } });
    expect(await pause(false, null)).toMatchObject({ dish: { state: 'LIVE', pause: null } });
    await expect(pause(true, new Date(Date.now() - 1000).toISOString())).rejects.toMatchObject({ code: 'PAUSE_IN_PAST' });
    const twoHoursAgo = new Date(Date.now() - 7_200_000).toISOString();
    await pause(true, new Date(Date.now() - 3_600_000).toISOString(), twoHoursAgo);
    const { dishes } = await as('staff').menu.readMenu({ restaurantId: here.restaurantId });
    expect(dishes.find(({ id }) => id === dishId)).toMatchObject({ state: 'LIVE', pause: null });
  });
});
