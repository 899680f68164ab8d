import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

/** What is cooked, and what is sold. */
export const menuRows = ({ userId, restaurantId }: Household, itemId: string): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const [recipeId, categoryId, dishId, groupId, importId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const version = { recipe_id: recipeId, version_no: 1 };
  const now = new Date();
  return [
    ['recipe', { ...here, id: recipeId, kind: 'DISH', name: 'Shiro', created_by: userId }],
    ['recipe_version', { ...here, ...version, state: 'DRAFT', yield_quantity: '1000', yield_unit: 'g', written_by: userId }],
    ['recipe_line', { ...here, ...version, line_id: uuidv7(), item_id: itemId, quantity: '200', unit: 'g', sort_order: 0 }],
    ['step_picture', { ...here, id: uuidv7(), ...pictureOf(userId) }],
    ['allergen_verification', { ...here, id: uuidv7(), ...version, allergens: {}, verified_by: userId, verified_at: now }],
    ['menu_category', { ...here, id: categoryId, name: 'Fasting' }],
    ['dish', { ...here, id: dishId, name: 'Shiro', category_id: categoryId, recipe_id: recipeId, created_by: userId }],
    ['dish_price', { ...here, dish_id: dishId, channel: 'DINE_IN', gross_minor: '1200', currency: 'GBP' }],
    ['modifier_group', { ...here, id: groupId, name: 'Extras' }],
    ['modifier', { ...here, id: uuidv7(), group_id: groupId, name: 'More injera', currency: 'GBP' }],
    ['dish_modifier_group', { ...here, dish_id: dishId, group_id: groupId }],
    ['dish_import', { ...here, id: importId, file_name: 'menu.csv', imported_by: userId, imported_at: now }],
    ['dish_import_row', { ...here, import_id: importId, row_number: 2, dish_id: dishId, category_id: categoryId }],
    ['prep_batch', { ...batchOf(userId, itemId), ...here, ...version }],
    ['prep_task', { ...taskOf(userId, itemId), ...here, recipe_id: recipeId }],
  ];
};

/** Bytes that stand for a picture. */
const pictureOf = (userId: string) => ({
  media_type: 'image/webp',
  fingerprint: 'a'.repeat(64),
  bytes: Buffer.from([1]),
  taken_by: userId,
  taken_at: new Date(),
});

/** A batch of what the recipe makes. */
const batchOf = (userId: string, itemId: string) => ({
  id: uuidv7(),
  item_id: itemId,
  planned_quantity: '1000',
  actual_quantity: '950',
  entered_text: '950 g',
  known_minor: '0',
  currency: 'GBP',
  made_by: userId,
  made_at: new Date(),
  business_date: '2026-06-01',
});

/** Something that is to be prepared. */
const taskOf = (userId: string, itemId: string) => ({
  id: uuidv7(),
  item_id: itemId,
  work_date: '2026-06-01',
  for_date: '2026-06-01',
  ready_at: new Date(),
  start_by: new Date(),
  target: '1000',
  planned_by: userId,
  planned_at: new Date(),
});
