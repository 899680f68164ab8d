import { and, count, eq, inArray, ne, notInArray } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Category, ModifierGroup } from '../contract/fields.ts';
import { announceMenu } from './announce-menu.ts';
import { presentGroups } from './read-menu.ts';
import { dish, menuCategory, modifier, modifierGroup, recipe } from './tables.ts';

type CategoryBody = {
  readonly categoryId: string;
  readonly baseVersion: number | null;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly sortOrder: number;
  readonly isArchived: boolean;
};

const asCategory = ({ id, name, nameLocal, sortOrder, version }: typeof menuCategory.$inferSelect): Category => ({
  id,
  name,
  nameLocal,
  sortOrder,
  version,
});

/**
 * Adds a heading, changes one over the version that the person saw, or takes one away that no dish stands under.
 *
 * @refuses NOT_FOUND; ID_TAKEN; CATEGORY_CHANGED with the heading as it is; CATEGORY_IN_USE
 */
export const saveCategory = async (
  tx: RestaurantTx,
  { body, occurredAt }: CommandEnvelope<CategoryBody>,
): Promise<{ category: Category }> => {
  const { categoryId, baseVersion, isArchived, ...said } = body;
  const own = and(eq(menuCategory.restaurantId, tx.restaurantId), eq(menuCategory.id, categoryId));
  if (baseVersion === null) {
    const [made] = await tx.db
      .insert(menuCategory)
      .values({ restaurantId: tx.restaurantId, id: categoryId, ...said })
      .onConflictDoNothing()
      .returning();
    if (!made) throw refusal('ID_TAKEN', { field: 'category' });
    return { category: asCategory(made) };
  }
  const [row] = await tx.db.select().from(menuCategory).where(own).for('update');
  if (!row) throw refusal('NOT_FOUND');
  if (row.version !== baseVersion) throw refusal('CATEGORY_CHANGED', { field: 'version', current: asCategory(row) });
  if (isArchived) await refuseInUse(tx, categoryId);
  const [changed] = await tx.db
    .update(menuCategory)
    .set({ ...said, version: baseVersion + 1, archivedAt: isArchived ? new Date(occurredAt) : null })
    .where(own)
    .returning();
  if (!changed) throw new Error('A heading that was locked is answered.');
  announceMenu(tx, 'menu.v1.menu-changed', { dishId: null });
  return { category: asCategory(changed) };
};

const refuseInUse = async (tx: RestaurantTx, categoryId: string): Promise<void> => {
  const [under] = await tx.db
    .select({ dishes: count() })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), eq(dish.categoryId, categoryId), ne(dish.state, 'RETIRED')));
  if (under && under.dishes > 0) throw refusal('CATEGORY_IN_USE', { field: 'category', dishes: under.dishes });
};

type GroupBody = {
  readonly groupId: string;
  readonly baseVersion: number | null;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly chooseMin: number;
  readonly chooseMax: number | null;
  readonly isArchived: boolean;
  readonly modifiers: ModifierGroup['modifiers'];
};

const groupOf = async (tx: RestaurantTx, groupId: string): Promise<ModifierGroup | undefined> =>
  (await presentGroups(tx)).find(({ id }) => id === groupId);

/**
 * Adds choices that belong together, or changes them over the version that the person saw.
 *
 * @refuses NOT_FOUND; ID_TAKEN; GROUP_CHANGED with the choices as they are
 * @refuses GROUP_BOUNDS_CROSSED where more must be chosen than may be, or than there are
 */
export const saveModifierGroup = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<GroupBody>) => {
  const { groupId, baseVersion, isArchived, modifiers, ...said } = body;
  if (said.chooseMin > Math.min(said.chooseMax ?? modifiers.length, modifiers.length))
    throw refusal('GROUP_BOUNDS_CROSSED', { field: 'chooseMin' });
  await checkRecipes(tx, modifiers);
  const own = and(eq(modifierGroup.restaurantId, tx.restaurantId), eq(modifierGroup.id, groupId));
  if (baseVersion === null) {
    const [made] = await tx.db
      .insert(modifierGroup)
      .values({ restaurantId: tx.restaurantId, id: groupId, ...said })
      .onConflictDoNothing()
      .returning();
    if (!made) throw refusal('ID_TAKEN', { field: 'group' });
  } else {
    const [row] = await tx.db.select().from(modifierGroup).where(own).for('update');
    if (!row) throw refusal('NOT_FOUND');
    if (row.version !== baseVersion) throw refusal('GROUP_CHANGED', { field: 'version', current: await groupOf(tx, groupId) });
    await tx.db
      .update(modifierGroup)
      .set({ ...said, version: baseVersion + 1, archivedAt: isArchived ? new Date(occurredAt) : null })
      .where(own);
  }
  await keepModifiers(tx, groupId, modifiers);
  announceMenu(tx, 'menu.v1.menu-changed', { dishId: null });
  const version = (baseVersion ?? 0) + 1;
  return { group: (await groupOf(tx, groupId)) ?? { id: groupId, ...said, version, modifiers: [...modifiers] } };
};

const checkRecipes = async (tx: RestaurantTx, modifiers: GroupBody['modifiers']): Promise<void> => {
  const ids = [...new Set(modifiers.flatMap(({ recipeId }) => recipeId ?? []))];
  if (ids.length === 0) return;
  const known = await tx.db
    .select({ id: recipe.id })
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), inArray(recipe.id, ids)));
  if (known.length !== ids.length) throw refusal('NOT_FOUND');
};

const keepModifiers = async (tx: RestaurantTx, groupId: string, modifiers: GroupBody['modifiers']): Promise<void> => {
  const ofGroup = and(eq(modifier.restaurantId, tx.restaurantId), eq(modifier.groupId, groupId));
  const kept = modifiers.map(({ id }) => id);
  await tx.db.delete(modifier).where(kept.length === 0 ? ofGroup : and(ofGroup, notInArray(modifier.id, kept)));
  for (const [sortOrder, { id, priceDeltaMinor, stockEffect, recipeId, ...said }] of modifiers.entries()) {
    const row = {
      ...said,
      sortOrder,
      currency: tx.currency,
      priceDeltaMinor: BigInt(priceDeltaMinor),
      stockEffect: recipeId === null && stockEffect === 'RECIPE' ? ('UNMAPPED' as const) : stockEffect,
      recipeId: stockEffect === 'RECIPE' ? recipeId : null,
    };
    const [written] = await tx.db
      .insert(modifier)
      .values({ restaurantId: tx.restaurantId, id, groupId, ...row })
      .onConflictDoUpdate({ target: [modifier.restaurantId, modifier.id], set: row, setWhere: eq(modifier.groupId, groupId) })
      .returning({ id: modifier.id });
    if (!written) throw refusal('ID_TAKEN', { field: 'modifiers' });
  }
};
