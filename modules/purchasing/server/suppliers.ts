import { and, asc, count, desc, eq, sql } from 'drizzle-orm';

import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Supplier, SupplierBody, SupplierRow } from '../contract/supplier.contract.ts';
import { earliestDelivery } from '../rules/delivery-day.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { openStates } from '../rules/order-state.ts';
import { readTaxNumber } from '../rules/tax-number.ts';
import { supplier } from './tables.ts';
import { wallNow } from './wall-now.ts';

type Row = typeof supplier.$inferSelect;

const inRestaurant = (tx: RestaurantTx, supplierId: string) => and(eq(supplier.restaurantId, tx.restaurantId), eq(supplier.id, supplierId));

const present = ({ minimumMinor, ...row }: Row): Supplier => ({
  ...row,
  minimumMinor: minimumMinor === null ? null : String(minimumMinor),
});

/** A supplier's row, held where it is about to be changed; null where this restaurant has no such supplier. */
export const loadSupplier = async (tx: RestaurantTx, supplierId: string, hold: 'hold' | 'look'): Promise<Row | null> => {
  const found = tx.db.select().from(supplier).where(inRestaurant(tx, supplierId));
  const [row] = await (hold === 'hold' ? found.for('update') : found);
  return row ?? null;
};

/** All suppliers by name, archived ones last, with what hangs on each. */
export const listSuppliers = async (tx: RestaurantTx): Promise<{ suppliers: SupplierRow[] }> => {
  const now = wallNow(tx);
  const open = sql.join(
    openStates.map((state) => sql`${state}`),
    sql`, `,
  );
  const rows = await tx.db
    .select({
      row: supplier,
      offers: sql<number>`(select count(*)::integer from supplier_offer o
        where o.restaurant_id = ${tx.restaurantId} and o.supplier_id = ${supplier}.id and o.is_active)`,
      openOrders: sql<number>`(select count(*)::integer from purchase_order p
        where p.restaurant_id = ${tx.restaurantId} and p.supplier_id = ${supplier}.id and p.state in (${open}))`,
      lastOrderedAt: sql<
        string | null
      >`(select to_char(max(p.sent_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from purchase_order p
        where p.restaurant_id = ${tx.restaurantId} and p.supplier_id = ${supplier}.id)`,
    })
    .from(supplier)
    .where(eq(supplier.restaurantId, tx.restaurantId))
    .orderBy(desc(supplier.isActive), asc(sql`lower(${supplier}.name)`))
    .limit(purchasingLimits.suppliersMax);
  return {
    suppliers: rows.map(({ row, ...more }) => ({ ...present(row), ...more, earliestDelivery: earliestDelivery(row, now) })),
  };
};

type Saving = { readonly supplierId: string; readonly baseVersion: number | null; readonly supplier: SupplierBody };

const columnsOf = (body: SupplierBody) => ({
  ...body,
  orderDays: body.orderDays.toSorted((left, right) => left - right),
  deliveryDays: body.deliveryDays.toSorted((left, right) => left - right),
  taxNumber: body.taxNumber === null ? null : orRefuse(readTaxNumber(body.country, body.taxNumber)),
  minimumMinor: body.minimumMinor === null ? null : BigInt(body.minimumMinor),
});

const checkName = async (tx: RestaurantTx, supplierId: string, name: string): Promise<void> => {
  const found = await tx.db
    .select({ id: supplier.id })
    .from(supplier)
    .where(and(eq(supplier.restaurantId, tx.restaurantId), eq(sql`lower(${supplier.name})`, name.toLowerCase())));
  if (found.some(({ id }) => id !== supplierId)) throw refusal('SUPPLIER_NAME_TAKEN', { name });
};

/**
 * Adds a supplier, or writes one over the version that the person saw.
 *
 * @refuses TAX_NUMBER_WRONG, SUPPLIER_NAME_TAKEN, SUPPLIER_LIMIT_REACHED; NOT_FOUND and SUPPLIER_CHANGED when changing
 */
export const saveSupplier = async (
  tx: RestaurantTx,
  { supplierId, baseVersion, supplier: body }: Saving,
): Promise<{ supplier: Supplier }> => {
  const columns = columnsOf(body);
  const known = await loadSupplier(tx, supplierId, 'hold');
  if (baseVersion !== null && !known) throw refusal('NOT_FOUND');
  if (known && known.version !== baseVersion) throw refusal('SUPPLIER_CHANGED', { version: known.version });
  await checkName(tx, supplierId, body.name);
  const [row] = known
    ? await tx.db
        .update(supplier)
        .set({ ...columns, version: known.version + 1, updatedAt: new Date() })
        .where(inRestaurant(tx, supplierId))
        .returning()
    : await addSupplier(tx, supplierId, columns);
  if (!row) throw refusal('NOT_FOUND');
  return { supplier: present(row) };
};

const addSupplier = async (tx: RestaurantTx, id: string, columns: ReturnType<typeof columnsOf>): Promise<Row[]> => {
  const [total] = await tx.db.select({ suppliers: count() }).from(supplier).where(eq(supplier.restaurantId, tx.restaurantId));
  const { suppliersMax } = purchasingLimits;
  if ((total?.suppliers ?? 0) >= suppliersMax) throw refusal('SUPPLIER_LIMIT_REACHED', { suppliersMax });
  return tx.db
    .insert(supplier)
    .values({ ...columns, restaurantId: tx.restaurantId, id })
    .returning();
};

/**
 * Takes a supplier out of use, or back into it; what was ordered of it stays.
 *
 * @refuses NOT_FOUND
 */
export const archiveSupplier = async (
  tx: RestaurantTx,
  { supplierId, isActive }: { readonly supplierId: string; readonly isActive: boolean },
): Promise<{ supplier: Supplier }> => {
  const [row] = await tx.db
    .update(supplier)
    .set({ isActive, version: sql`${supplier.version} + 1`, updatedAt: new Date() })
    .where(inRestaurant(tx, supplierId))
    .returning();
  if (!row) throw refusal('NOT_FOUND');
  return { supplier: present(row) };
};
