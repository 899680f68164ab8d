import { and, eq, isNull, ne } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import { normalizeText } from '../../../kit/text/normalize-text.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { attempt } from '../../../platform/server/database/savepoint.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { DishImportOutcome, ImportedDish } from '../contract/dish-import.contract.ts';
import { announceMenu } from './announce-menu.ts';
import { addDish } from './dishes.ts';
import { saveCategory } from './headings-and-choices.ts';
import { dish, dishImport, dishImportRow, menuCategory } from './tables.ts';

type Body = { readonly importId: string; readonly fileName: string; readonly rows: readonly ImportedDish[] };
type Envelope = CommandEnvelope<Body>;

/** What the menu holds, by the names that people know it by; grows with every row. */
type Known = { readonly dishes: Set<string>; readonly headings: Map<string, string>; nextHeading: number };

/**
 * Writes rows of a file in one transaction as the single form would, each behind a savepoint: a refused row leaves
 * nothing, keeps the others from nothing, and comes back with its reason. Every dish is a draft.
 *
 * @refuses IMPORT_UNDONE_ALREADY for more of a file that was taken back
 */
export const importDishes = async (tx: RestaurantTx, envelope: Envelope): Promise<{ outcomes: DishImportOutcome[] }> => {
  await openImport(tx, envelope);
  const known = await readKnown(tx);
  const outcomes: DishImportOutcome[] = [];
  for (const row of envelope.body.rows) {
    const { rowNumber } = row;
    const written = await attempt(tx, () => importRow(tx, envelope, { row, known }));
    if (written.ok) remember(known, row, written.value);
    outcomes.push(
      written.ok
        ? { outcome: 'IMPORTED', rowNumber }
        : { outcome: 'REFUSED', rowNumber, code: written.refusal.code, facts: { ...written.refusal.data } },
    );
  }
  announceMenu(tx, 'menu.v1.menu-changed', { dishId: null });
  return { outcomes };
};

const openImport = async (tx: RestaurantTx, { body: { importId, fileName }, occurredAt }: Envelope): Promise<void> => {
  const own = and(eq(dishImport.restaurantId, tx.restaurantId), eq(dishImport.id, importId));
  const imported = { fileName, importedBy: tx.userId ?? tx.ownerId, importedAt: new Date(occurredAt) };
  await tx.db
    .insert(dishImport)
    .values({ restaurantId: tx.restaurantId, id: importId, ...imported })
    .onConflictDoNothing();
  const [file] = await tx.db.select().from(dishImport).where(own).for('update');
  if (!file) throw refusal('NOT_FOUND');
  if (file.undoneAt !== null) throw refusal('IMPORT_UNDONE_ALREADY', { field: 'import' });
};

const readKnown = async (tx: RestaurantTx): Promise<Known> => {
  const dishes = await tx.db
    .select({ name: dish.name })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), ne(dish.state, 'RETIRED')));
  const headings = await tx.db
    .select()
    .from(menuCategory)
    .where(and(eq(menuCategory.restaurantId, tx.restaurantId), isNull(menuCategory.archivedAt)));
  return {
    dishes: new Set(dishes.map(({ name }) => normalizeText(name))),
    headings: new Map(headings.flatMap(({ id, name, nameLocal }) => [name, nameLocal ?? name].map((word) => [normalizeText(word), id]))),
    nextHeading: Math.max(-1, ...headings.map(({ sortOrder }) => sortOrder)) + 1,
  };
};

type Made = { readonly madeCategoryId: string | null };

const importRow = async (tx: RestaurantTx, envelope: Envelope, { row, known }: { row: ImportedDish; known: Known }): Promise<Made> => {
  const { rowNumber, dishId, heading, ...said } = row;
  if (known.dishes.has(normalizeText(said.name))) throw refusal('DISH_NAME_TAKEN', { field: 'name', name: said.name });
  const standing = heading === null ? null : known.headings.get(normalizeText(heading));
  const madeCategoryId = standing === undefined && heading !== null ? await makeHeading(tx, envelope, { heading, known }) : null;
  const body = { ...unsaid, ...said, dishId, categoryId: standing ?? madeCategoryId };
  await addDish(tx, body);
  const { importId } = envelope.body;
  await tx.db.insert(dishImportRow).values({ restaurantId: tx.restaurantId, importId, rowNumber, dishId, categoryId: madeCategoryId });
  return { madeCategoryId };
};

/** What no column says: a person says it later. */
const unsaid = {
  baseVersion: null,
  description: null,
  descriptionLocal: null,
  recipeId: null,
  targetFoodCostShare: null,
  targetSeconds: null,
  course: 1,
  groupIds: [],
};

const makeHeading = async (
  tx: RestaurantTx,
  envelope: Envelope,
  { heading, known }: { readonly heading: string; readonly known: Known },
): Promise<string> => {
  const categoryId = uuidv7();
  const body = { categoryId, baseVersion: null, name: heading, nameLocal: null, sortOrder: Math.min(known.nextHeading, 9999) };
  await saveCategory(tx, { ...envelope, body: { ...body, isArchived: false } });
  return categoryId;
};

/** Only what was written is known: a refused row took its heading with it. */
const remember = (known: Known, { name, heading }: ImportedDish, { madeCategoryId }: Made): void => {
  known.dishes.add(normalizeText(name));
  if (madeCategoryId === null || heading === null) return;
  known.headings.set(normalizeText(heading), madeCategoryId);
  known.nextHeading += 1;
};
