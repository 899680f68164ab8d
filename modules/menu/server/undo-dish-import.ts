import { and, count, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { DishImport } from '../contract/dish-import.contract.ts';
import { isUntouched } from '../rules/untouched-dish.ts';
import { menuLimits } from '../rules/menu-limits.ts';
import { announceMenu } from './announce-menu.ts';
import { dish, dishImport, dishImportRow, menuCategory } from './tables.ts';

/**
 * Takes a file back: every dish of it that nobody has touched goes, and every heading that was made for it and is empty
 * then. What somebody has worked on since stays, and is named.
 *
 * @refuses NOT_FOUND; IMPORT_UNDONE_ALREADY
 */
export const undoDishImport = async (
  tx: RestaurantTx,
  { body: { importId }, occurredAt }: CommandEnvelope<{ readonly importId: string }>,
): Promise<{ removed: number; kept: string[] }> => {
  const own = and(eq(dishImport.restaurantId, tx.restaurantId), eq(dishImport.id, importId));
  const [file] = await tx.db.select().from(dishImport).where(own).for('update');
  if (!file) throw refusal('NOT_FOUND');
  if (file.undoneAt !== null) throw refusal('IMPORT_UNDONE_ALREADY', { field: 'import' });
  const headings = await headingsOf(tx, importId);
  const rows = await tx.db
    .select({ id: dish.id, name: dish.name, state: dish.state, version: dish.version })
    .from(dishImportRow)
    .innerJoin(dish, and(eq(dish.restaurantId, dishImportRow.restaurantId), eq(dish.id, dishImportRow.dishId)))
    .where(and(eq(dishImportRow.restaurantId, tx.restaurantId), eq(dishImportRow.importId, importId)))
    .for('update', { of: dish });
  const removed = rows.filter(isUntouched).map(({ id }) => id);
  if (removed.length > 0) await tx.db.delete(dish).where(and(eq(dish.restaurantId, tx.restaurantId), inArray(dish.id, removed)));
  for (const heading of headings) await dropEmptyHeading(tx, heading, occurredAt);
  await tx.db
    .update(dishImport)
    .set({ undoneBy: tx.userId ?? tx.ownerId, undoneAt: new Date(occurredAt) })
    .where(own);
  announceMenu(tx, 'menu.v1.menu-changed', { dishId: null });
  return { removed: removed.length, kept: rows.filter((row) => !isUntouched(row)).map(({ name }) => name) };
};

/** The headings that were made for a file. */
const headingsOf = async (tx: RestaurantTx, importId: string): Promise<readonly string[]> => {
  const rows = await tx.db
    .select({ id: dishImportRow.categoryId })
    .from(dishImportRow)
    .where(and(eq(dishImportRow.restaurantId, tx.restaurantId), eq(dishImportRow.importId, importId), isNotNull(dishImportRow.categoryId)));
  return rows.flatMap(({ id }) => id ?? []);
};

const dropEmptyHeading = async (tx: RestaurantTx, categoryId: string, occurredAt: string): Promise<void> => {
  const [under] = await tx.db
    .select({ dishes: count() })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), eq(dish.categoryId, categoryId), ne(dish.state, 'RETIRED')));
  if (under && under.dishes > 0) return;
  await tx.db
    .update(menuCategory)
    .set({ archivedAt: new Date(occurredAt) })
    .where(and(eq(menuCategory.restaurantId, tx.restaurantId), eq(menuCategory.id, categoryId)));
};

/** The files that dishes came from last, the newest first. */
export const listDishImports = async (tx: RestaurantTx): Promise<{ imports: DishImport[] }> => {
  const files = await tx.db
    .select()
    .from(dishImport)
    .where(eq(dishImport.restaurantId, tx.restaurantId))
    .orderBy(desc(dishImport.importedAt), desc(dishImport.id))
    .limit(menuLimits.importsShown);
  const names = await namesOf(
    tx,
    files.map(({ importedBy }) => importedBy),
  );
  const dishes = await dishesOf(
    tx,
    files.map(({ id }) => id),
  );
  return {
    imports: files.map(({ id, fileName, importedBy, importedAt, undoneAt }) => ({
      id,
      fileName,
      importedBy: names.get(importedBy) ?? '',
      importedAt: importedAt.toISOString(),
      dishes: dishes.get(id) ?? 0,
      undoneAt: undoneAt && undoneAt.toISOString(),
    })),
  };
};

const dishesOf = async (tx: RestaurantTx, importIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (importIds.length === 0) return new Map();
  const rows = await tx.db
    .select({ importId: dishImportRow.importId, dishes: count() })
    .from(dishImportRow)
    .where(and(eq(dishImportRow.restaurantId, tx.restaurantId), inArray(dishImportRow.importId, [...importIds])))
    .groupBy(dishImportRow.importId);
  return new Map(rows.map(({ importId, dishes }) => [importId, dishes]));
};
