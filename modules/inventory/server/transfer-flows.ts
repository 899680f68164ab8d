import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** What a transfer did to the books of the restaurant entered: stock that left for another one, or came from it. */
export type TransferFlow = {
  readonly transferId: string;
  readonly partnerId: string;
  readonly kind: 'TRANSFER_OUT' | 'TRANSFER_IN';
  readonly businessDate: string;
  /**
   * As the ledger signs it: below nothing is what left.
   *
   * @unit minor units
   */
  readonly valueMinor: bigint;
};

/**
 * Every transfer between restaurants whose goods left or came by a day; what is in another currency than the restaurant's of
 * today is left out, as in `stockFlows`.
 */
export const transferFlows = async (tx: RestaurantTx, through: string): Promise<readonly TransferFlow[]> => {
  const { rows } = await tx.client.query<Omit<TransferFlow, 'valueMinor'> & { readonly valueMinor: string }>({
    name: 'inventory-transfer-flows',
    text: `select t.id as "transferId", t.partner_id as "partnerId", s.kind, s.business_date::text as "businessDate",
                  coalesce(sum(s.value_minor), 0)::text as "valueMinor"
             from stock_transfer t
             join stock_movement s on s.restaurant_id = $1 and s.source_id = t.id and s.source_type = 'transfer'
            where t.restaurant_id = $1 and s.kind in ('TRANSFER_OUT', 'TRANSFER_IN') and s.business_date <= $2 and s.currency = $3
            group by t.id, t.partner_id, s.kind, s.business_date`,
    values: [tx.restaurantId, through, tx.currency],
  });
  return rows.map((row) => ({ ...row, valueMinor: BigInt(row.valueMinor) }));
};
