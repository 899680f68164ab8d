import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** An order that was to come by a day. */
export type DueDelivery = {
  readonly orderId: string;
  readonly number: string;
  readonly supplier: string;
  readonly expectedOn: string;
  /** Some of it came already. */
  readonly hasBegun: boolean;
};

/** What is expected until a day and has not come whole, the oldest first. */
export const deliveriesDue = async (
  tx: RestaurantTx,
  { until, shown }: { readonly until: string; readonly shown: number },
): Promise<readonly DueDelivery[]> => {
  const { rows } = await tx.client.query<DueDelivery>({
    name: 'purchasing-deliveries-due',
    text: `select o.id as "orderId", o.number, s.name as supplier, o.expected_on::text as "expectedOn",
                  o.state = 'PARTIALLY_RECEIVED' as "hasBegun"
             from purchase_order o join supplier s on s.restaurant_id = o.restaurant_id and s.id = o.supplier_id
            where o.restaurant_id = $1 and o.state in ('SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED') and o.expected_on <= $2
            order by o.expected_on, o.created_at limit $3`,
    values: [tx.restaurantId, until, shown],
  });
  return rows;
};

/** Papers that wait for whoever leads. */
export type WaitingPapers = {
  /** @unit orders that somebody must approve before they go out */
  readonly orders: number;
  /** @unit invoices that do not agree with what came or was ordered */
  readonly invoices: number;
  /** @unit requests for credit that nobody answered */
  readonly credits: number;
  /** What those come to. @unit minor units */
  readonly creditsMinor: bigint;
};

/** What of purchasing waits for a decision. */
export const waitingPapers = async (tx: RestaurantTx): Promise<WaitingPapers> => {
  const { rows } = await tx.client.query<Omit<WaitingPapers, 'creditsMinor'> & { readonly creditsMinor: string }>({
    name: 'purchasing-waiting-papers',
    text: `select (select count(*)::int from purchase_order where restaurant_id = $1 and state = 'PENDING_APPROVAL') as orders,
                  (select count(*)::int from supplier_invoice where restaurant_id = $1 and state = 'MATCH_EXCEPTION') as invoices,
                  c.credits, c."creditsMinor"
             from (select count(*)::int as credits, coalesce(sum(amount_minor) filter (where currency = $2), 0)::text as "creditsMinor"
                     from credit_request where restaurant_id = $1 and state in ('OPEN', 'SENT', 'DISPUTED')) c`,
    values: [tx.restaurantId, tx.currency],
  });
  const [found] = rows;
  if (!found) throw new Error('A count always answers.');
  return { ...found, creditsMinor: BigInt(found.creditsMinor) };
};
