import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** What a supplier calls an item, and asks for it. */
export type OfferToMatch = {
  readonly supplierId: string;
  readonly itemId: string;
  readonly supplierCode: string | null;
  readonly description: string | null;
  readonly unit: string;
  /** Null where nobody knows. */
  readonly price: string | null;
};

/** Every offer that holds, as lines of papers may mean it. */
export const offersToMatch = async (tx: RestaurantTx): Promise<readonly OfferToMatch[]> => {
  const { rows } = await tx.client.query<OfferToMatch>(
    `select supplier_id as "supplierId", item_id as "itemId", supplier_code as "supplierCode", description,
            coalesce(price_unit, order_unit) as unit, trim_scale(price)::text as price
       from supplier_offer where restaurant_id = $1 and is_active`,
    [tx.restaurantId],
  );
  return rows;
};

/** Invoices of a supplier that bear a number, whatever its case; those that were turned down are left out. */
export const invoicesNumbered = async (
  tx: RestaurantTx,
  { supplierId, number }: { readonly supplierId: string; readonly number: string },
): Promise<readonly { readonly id: string; readonly number: string }[]> => {
  const { rows } = await tx.client.query<{ id: string; number: string }>(
    `select id, number from supplier_invoice
      where restaurant_id = $1 and supplier_id = $2 and lower(number) = lower($3)
        and state not in ('DUPLICATE', 'REJECTED', 'REVERSED') order by created_at limit 5`,
    [tx.restaurantId, supplierId, number],
  );
  return rows;
};
