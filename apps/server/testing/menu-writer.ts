import { uuidv7 } from 'uuidv7';

import type { VersionBody } from '../../../modules/menu/contract/recipe-fields.ts';
import type { Role } from '../../../modules/restaurants/rules/capabilities.ts';
import { envelope, itemBody } from './furnish.ts';
import type { Household } from './household.ts';
import type { TestApp } from './test-app.ts';

type Line = VersionBody['lines'][number];

type Changes = Readonly<Record<string, unknown>>;

/** Writes the menu of a household. */
export type MenuWriter = {
  readonly as: (role: Role) => ReturnType<TestApp['as']>;
  readonly item: (changes?: Changes) => Promise<string>;
  readonly changeItem: (itemId: string, changes: Changes) => Promise<void>;
  readonly receive: (itemId: string, kilograms: string) => Promise<void>;
  readonly grams: (itemId: string, quantity: string) => Line;
  readonly recipe: (lines: readonly Line[], recipeId?: string) => Promise<string>;
  readonly draftDish: (recipeId: string | null, changes?: Changes) => Promise<string>;
  readonly dish: (recipeId: string, changes?: Changes) => Promise<string>;
  readonly vouch: (recipeId: string, allergens: Readonly<Record<string, string>>) => Promise<unknown>;
};

type Talk = { readonly as: MenuWriter['as']; readonly tell: <Body>(body: Body) => ReturnType<typeof envelope<Body>> };

const writeItems = ({ as, tell }: Talk): Pick<MenuWriter, 'item' | 'changeItem' | 'receive' | 'grams'> => {
  const itemOf = async (changes: Changes) => {
    const [barcode, categoryId, storageAreaId] = [uuidv7(), uuidv7(), uuidv7()];
    const { inventory } = as('owner');
    await inventory.createCategory(tell({ categoryId, name: categoryId, nameLocal: null }));
    await inventory.createStorageArea(tell({ storageAreaId, name: storageAreaId, nameLocal: null, kind: 'DRY' as const }));
    return { ...itemBody({ barcode, categoryId, storageAreaId }), ...changes };
  };

  const item = async (changes: Changes = {}): Promise<string> => {
    const itemId = uuidv7();
    await as('owner').inventory.createItem(tell({ itemId, item: await itemOf(changes) }));
    return itemId;
  };

  /** Changes an item that nobody has changed before. */
  const changeItem = async (itemId: string, changes: Changes): Promise<void> => {
    await as('owner').inventory.updateItem(tell({ itemId, baseVersion: 1, item: await itemOf(changes) }));
  };

  const receive = async (itemId: string, quantity: string): Promise<void> => {
    const entry = { text: `${quantity} kg`, parts: [{ quantity, unit: 'kg' as const }] };
    const price = { amount: '10', unit: 'kg' as const };
    await as('owner').inventory.recordMovement(
      tell({ movementId: uuidv7(), itemId, kind: 'RECEIPT' as const, entry, price, reason: null, note: null }),
    );
  };

  const grams = (itemId: string, quantity: string): Line => ({
    lineId: uuidv7(),
    subject: { kind: 'ITEM', itemId },
    quantity,
    unit: 'g',
    usableShare: 10_000,
    isOptional: false,
    channels: null,
    note: null,
  });

  return { item, changeItem, receive, grams };
};

const writeRecipes = ({ as, tell }: Talk, restaurantId: string): Pick<MenuWriter, 'recipe' | 'vouch'> => {
  /** A recipe in effect, of four portions; over one that stands, its next version. */
  const recipe = async (lines: readonly Line[], recipeId: string = uuidv7()): Promise<string> => {
    const { menu } = as('chef');
    const { recipes } = await menu.listRecipes({ restaurantId });
    const baseVersion = recipes.find(({ id }) => id === recipeId)?.version ?? null;
    const body: VersionBody = {
      yieldQuantity: '1000',
      yieldUnit: 'g',
      portions: '4',
      activeMinutes: 0,
      passiveMinutes: 0,
      steps: [],
      changeNote: null,
      lines: [...lines],
    };
    const about = { recipeId, baseVersion, kind: 'DISH' as const, name: recipeId, nameLocal: null, stockItemId: null, par: null };
    const { recipe: written } = await menu.saveRecipe(tell({ ...about, body }));
    await menu.stepVersion(tell({ recipeId, baseVersion: written.version, step: 'APPROVE' as const, effectiveAt: null }));
    return recipeId;
  };

  const vouch = (recipeId: string, allergens: Readonly<Record<string, string>>) =>
    as('chef').menu.verifyAllergens(tell({ verificationId: uuidv7(), recipeId, allergens: allergens as never, evidence: null }));

  return { recipe, vouch };
};

const writeDishes = ({ as, tell }: Talk): Pick<MenuWriter, 'draftDish' | 'dish'> => {
  const draftDish = async (recipeId: string | null, changes: Changes = {}): Promise<string> => {
    const dishId = uuidv7();
    const body = {
      dishId,
      baseVersion: null,
      name: 'Shiro',
      nameLocal: 'ሽሮ',
      description: null,
      descriptionLocal: null,
      categoryId: null,
      recipeId,
      availability: { days: [], hours: null, fasting: 'ALWAYS' as const },
      vatRate: 2000,
      targetFoodCostShare: null,
      targetSeconds: null,
      course: 1,
      prices: { DINE_IN: '1200' },
      groupIds: [],
      ...changes,
    };
    await as('manager').menu.saveDish(tell(body));
    return dishId;
  };

  const dish = async (recipeId: string, changes: Changes = {}): Promise<string> => {
    const dishId = await draftDish(recipeId, changes);
    await as('manager').menu.moveDish(tell({ dishId, baseVersion: 1, step: 'PUBLISH' as const }));
    return dishId;
  };

  return { draftDish, dish };
};

/** Writes the menu of a household, as its chef and manager do. */
export const createMenuWriter = (app: TestApp, here: Household): MenuWriter => {
  const as = (role: Role) => app.as(here.people[role]);
  const tell = <Body>(body: Body) => envelope(here.restaurantId, body);

  const talk: Talk = { as, tell };
  return { as, ...writeItems(talk), ...writeRecipes(talk, here.restaurantId), ...writeDishes(talk) };
};
