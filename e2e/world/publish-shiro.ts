import { uuidv7 } from 'uuidv7';

/** Tells the restaurant of a command, by its path. */
type Tell = (path: string, body: object) => Promise<unknown>;

/** Writes and publishes a Shiro of a hundred grams of an item a portion, at twelve pounds. */
export const publishShiro = async (tell: Tell, itemId: string): Promise<void> => {
  const [recipeId, dishId] = [uuidv7(), uuidv7()];
  const line = { lineId: uuidv7(), subject: { kind: 'ITEM', itemId }, quantity: '400', unit: 'g', usableShare: 10_000, isOptional: false };
  const body = { yieldQuantity: '1000', yieldUnit: 'g', portions: '4', activeMinutes: 0, passiveMinutes: 0, steps: [], changeNote: null };
  const recipe = { recipeId, baseVersion: null, kind: 'DISH', name: 'Shiro', nameLocal: null, stockItemId: null, par: null };
  await tell('menu/saveRecipe', { ...recipe, body: { ...body, lines: [{ ...line, channels: null, note: null }] } });
  const effectiveAt = new Date(Date.now() - 3_600_000).toISOString();
  await tell('menu/stepVersion', { recipeId, baseVersion: 1, step: 'APPROVE', effectiveAt });
  const dish = { dishId, baseVersion: null, recipeId, name: 'Shiro', nameLocal: 'ሽሮ', description: null, descriptionLocal: null };
  const terms = { categoryId: null, vatRate: 2000, targetFoodCostShare: null, targetSeconds: 600, course: 1, groupIds: [] };
  const availability = { days: [], hours: null, fasting: 'ALWAYS' };
  await tell('menu/saveDish', { ...dish, ...terms, prices: { DINE_IN: '1200' }, availability });
  await tell('menu/moveDish', { dishId, baseVersion: 1, step: 'PUBLISH' });
};
