import { describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { quantity } from '../../kit/quantity.ts';
import { allergenCodes } from '../../modules/inventory/rules/allergen.ts';
import { stockOfSale } from '../../modules/menu/server/public.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { createMenuWriter } from './testing/menu-writer.ts';

const { app, as, database, here, tell } = freshHouse();

const free = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE' as const]));

const menu = () => createMenuWriter(app(), here());

describe('a sale', () => {
  const taken = (dishId: string, at: Date, modifierIds: readonly string[] = []) =>
    withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'a test' }, (tx) =>
      stockOfSale(tx, [{ dishId, quantity: quantity('2'), modifierIds, channel: 'DINE_IN' }], at),
    );

  it('takes what the version said that was in effect when it was made', async () => {
    const flour = await menu().item({ allergens: free });
    const recipeId = await menu().recipe([menu().grams(flour, '400')]);
    const dishId = await menu().dish(recipeId);
    const before = new Date();
    await menu().recipe([menu().grams(flour, '800')], recipeId);
    expect((await taken(dishId, before)).items).toEqual(new Map([[flour, quantity('200')]]));
    expect((await taken(dishId, new Date(Date.now() + 1000))).items).toEqual(new Map([[flour, quantity('400')]]));
  });

  it('takes a choice along, leaves another out, and names the one that nobody mapped', async () => {
    const [flour, butter] = [await menu().item({ allergens: free }), await menu().item({ allergens: free })];
    const extra = await menu().recipe([menu().grams(butter, '40')]);
    const dishId = await menu().dish(await menu().recipe([menu().grams(flour, '400'), menu().grams(butter, '80')]));
    const choice = (changes: object) => ({
      id: uuidv7(),
      name: 'Butter',
      nameLocal: null,
      priceDeltaMinor: '0',
      stockEffect: 'RECIPE' as const,
      recipeId: extra,
      leavesOut: false,
      ...changes,
    });
    const [more, none, unmapped] = [choice({}), choice({ leavesOut: true }), choice({ stockEffect: 'UNMAPPED' as const, recipeId: null })];
    const group = {
      groupId: uuidv7(),
      baseVersion: null,
      name: 'Butter',
      nameLocal: null,
      chooseMin: 0,
      chooseMax: null,
      isArchived: false,
    };
    await as('chef').menu.saveModifierGroup(tell({ ...group, modifiers: [more, none, unmapped] }));
    const butterWith = async (ids: readonly string[]) => (await taken(dishId, new Date(), ids)).items.get(butter);
    expect([await butterWith([]), await butterWith([more.id]), await butterWith([none.id])]).toEqual(['40', '60', '20'].map(quantity));
    expect((await taken(dishId, new Date(), [unmapped.id])).unmappedModifierIds).toEqual([unmapped.id]);
  });
});
