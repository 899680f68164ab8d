import { asc, eq } from 'drizzle-orm';

import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Container } from '../contract/fields.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { wasteContainer } from './tables.ts';

type StoredContainer = typeof wasteContainer.$inferSelect;

const present = ({ id, name, tareG, isActive, version }: StoredContainer): Container => ({
  id,
  name,
  tareG: formatQuantity(quantity(tareG)),
  isActive,
  version,
});

const stored = (tx: RestaurantTx) =>
  tx.db
    .select()
    .from(wasteContainer)
    .where(eq(wasteContainer.restaurantId, tx.restaurantId))
    .orderBy(asc(wasteContainer.name), asc(wasteContainer.id));

/** What waste is weighed in, by name; those out of use too, for entries name them. */
export const listContainers = async (tx: RestaurantTx): Promise<Container[]> => (await stored(tx)).map(present);

type ContainerBody = {
  readonly containerId: string;
  readonly baseVersion: number | null;
  readonly name: string;
  readonly tareG: string;
  readonly isActive: boolean;
};

const refuseTakenName = (others: readonly StoredContainer[], { containerId, name }: ContainerBody): void => {
  const isTaken = others.some((other) => other.id !== containerId && other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw refusal('CONTAINER_NAME_TAKEN', { field: 'name', name });
};

/**
 * Adds a container, or changes one over the version that the person saw. Entries keep the weight that they were made
 * with.
 *
 * @refuses NOT_FOUND; ID_TAKEN; CONTAINER_CHANGED with the row as it is; CONTAINER_NAME_TAKEN, CONTAINER_LIMIT_REACHED
 */
export const saveContainer = async (tx: RestaurantTx, body: ContainerBody): Promise<{ container: Container }> => {
  const { containerId, baseVersion, name, tareG, isActive } = body;
  const all = await stored(tx).for('update');
  const current = all.find(({ id }) => id === containerId);
  if (baseVersion === null && current) throw refusal('ID_TAKEN', { field: 'name' });
  if (baseVersion !== null && !current) throw refusal('NOT_FOUND');
  if (current && current.version !== baseVersion) throw refusal('CONTAINER_CHANGED', { field: 'version', current: present(current) });
  refuseTakenName(all, body);
  const { containersMax } = wasteLimits;
  if (!current && all.length >= containersMax) throw refusal('CONTAINER_LIMIT_REACHED', { field: 'name', containersMax });
  const columns = { name, tareG, isActive, version: (current?.version ?? 0) + 1, updatedAt: new Date() };
  const [row] = await tx.db
    .insert(wasteContainer)
    .values({ restaurantId: tx.restaurantId, id: containerId, ...columns })
    .onConflictDoUpdate({ target: [wasteContainer.restaurantId, wasteContainer.id], set: columns })
    .returning();
  if (!row) throw new Error('A container that was written is answered.');
  return { container: present(row) };
};
