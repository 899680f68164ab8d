import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** An order that was to come by a day. */
export type DueDelivery = {
  readonly orderId: string;
  readonly number: string;
  readonly supplierId: string;
  readonly supplier: string;
  readonly expectedOn: string;
  /** Some of it came already. */
  readonly hasBegun: boolean;
};

type Wanted = {
  readonly until: string;
  /** @unit orders */
  readonly shown: number;
  /** Null for whoever delivers. */
  readonly supplierIds?: readonly string[] | null;
};

/** What is expected until a day and has not come whole, the oldest first. */
export const deliveriesDue = async (tx: RestaurantTx, { until, shown, supplierIds = null }: Wanted): Promise<readonly DueDelivery[]> => {
  const { rows } = await tx.client.query<DueDelivery>({
    name: 'purchasing-deliveries-due',
    text: `select o.id as "orderId", o.number, s.id as "supplierId", s.name as supplier, o.expected_on::text as "expectedOn",
                  o.state = 'PARTIALLY_RECEIVED' as "hasBegun"
             from purchase_order o join supplier s on s.restaurant_id = o.restaurant_id and s.id = o.supplier_id
            where o.restaurant_id = $1 and o.state in ('SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED') and o.expected_on <= $2
              and ($4::uuid[] is null or o.supplier_id = any($4))
            order by o.expected_on, o.created_at limit $3`,
    values: [tx.restaurantId, until, shown, supplierIds],
  });
  return rows;
};
