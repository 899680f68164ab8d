import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Gap, gapsMax } from '../../../platform/server/gap.ts';
import type { LabelGapKind } from '../rules/gap-kinds.ts';

/** What is in stock past its use-by day, and what of the goods that carry a date lies there without one. */
export const labelGaps = async (tx: RestaurantTx, today: string): Promise<Gap<LabelGapKind>[]> => {
  const { rows } = await tx.client.query<Gap<LabelGapKind>>({
    name: 'inventory-label-gaps',
    text: `select case when t.expires_on is null then 'lot-undated' else 'lot-past-use-by' end as kind, t.id::text as subject,
                  jsonb_build_object('name', i.name, 'nameLocal', i.name_local, 'amount', trim_scale(t.on_hand)::text, 'unit', i.base_unit,
                    'lot', t.lot_number) as words,
                  '/inventory/lots/' || t.id as place, t.expires_on::text as day, null as source
             from stock_lot t join item i on i.restaurant_id = t.restaurant_id and i.id = t.item_id
            where t.restaurant_id = $1 and t.on_hand > 0 and t.status in ('AVAILABLE', 'EXPIRED')
              and t.date_type = 'USE_BY' and (t.expires_on is null or t.expires_on < $2::date)
            order by t.expires_on nulls last, t.id limit $3`,
    values: [tx.restaurantId, today, gapsMax],
  });
  return rows;
};
