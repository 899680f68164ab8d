import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** A level that is not what its ledger adds up to. */
export type Drift = { readonly itemId: string; readonly levelOnHand: string; readonly ledgerOnHand: string };

const comparison = `
  select l.item_id as "itemId", l.on_hand::text as "levelOnHand", coalesce(sum(m.quantity), 0)::text as "ledgerOnHand",
         l.value_minor as level_value, sum(m.value_minor) as ledger_value,
         (array_agg(m.average_cost_after order by m.entry_number desc))[1] as last_average, max(m.entry_number) as last_entry
    from stock_level l
    left join stock_movement m on m.restaurant_id = l.restaurant_id and m.item_id = l.item_id
   where l.restaurant_id = $1
   group by l.item_id, l.on_hand, l.value_minor, l.last_entry_number
  having l.on_hand <> coalesce(sum(m.quantity), 0)
      or l.last_entry_number <> coalesce(max(m.entry_number), 0)
      or (l.value_minor is not null and l.value_minor <> coalesce(sum(m.value_minor), 0))`;

/**
 * Compares every level with its ledger and sets right what differs: the ledger is the truth, the level its sum.
 * What was found is given back, because a difference is a defect that somebody must look into.
 */
export const reconcileLevels = async (tx: RestaurantTx): Promise<readonly Drift[]> => {
  const { rows } = await tx.client.query<Drift>(
    `with drifted as (${comparison}), repaired as (
       update stock_level l
          set attention = app.attention(d."ledgerOnHand"::numeric, i.par, i.reorder_point), on_hand = d."ledgerOnHand"::numeric, average_cost = d.last_average, value_minor = d.ledger_value,
              last_entry_number = coalesce(d.last_entry, 0), updated_at = now(),
              cost_layers = case when l.cost_layers is null then null
                                 when d."ledgerOnHand"::numeric <= 0 then '[]'::jsonb
                                 else jsonb_build_array(jsonb_build_object('quantity', d."ledgerOnHand", 'value', d.ledger_value::text)) end
         from drifted d
         join item i on i.restaurant_id = $1 and i.id = d."itemId"
        where l.restaurant_id = $1 and l.item_id = d."itemId"
     )
     select "itemId", "levelOnHand", "ledgerOnHand" from drifted`,
    [tx.restaurantId],
  );
  return rows;
};

/** Checks the books every night. */
export const reconcileLevelsNightly: Job = {
  name: 'inventory.reconcile-levels',
  schedule: '10 2 * * *',
  run: ({ pools, log }) =>
    eachRestaurant(pools.app, 'reconcile levels', async (tx) => {
      const drift = await reconcileLevels(tx);
      if (drift.length > 0) log.error({ restaurantId: tx.restaurantId, drift }, 'levels differed from their ledgers');
    }),
};
