import { isCurrency } from '../../../kit/money.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Pressing, pressingMax, pressingOf, type PressingRow } from '../../../platform/server/pressing.ts';
import type { WasteKind } from '../rules/pressing-kinds.ts';
import { valueLimits } from '../rules/waste-limits.ts';

/** Entries of the last two days that cost much by themselves. */
const high = `
  select 'high-waste' as kind, e.id::text as subject,
         jsonb_build_object('name', coalesce(i.name, d.name), 'nameLocal', coalesce(i.name_local, d.name_local), 'reason', e.reason,
           'amount', trim_scale(e.quantity)::text, 'unit', i.base_unit) as words,
         '/waste' as place, e.value_minor::text as "impactMinor"
    from waste_entry e left join item i on i.restaurant_id = e.restaurant_id and i.id = e.item_id
    left join dish d on d.restaurant_id = e.restaurant_id and d.id = e.dish_id
   where e.restaurant_id = $1 and e.business_date >= current_date - 2 and e.status <> 'VOIDED' and e.currency = $3 and e.value_minor >= $4
   order by e.logged_at desc limit $2`;

/** What was made of causes of waste, for those who were asked to do it, and what the cause has cost in the last four weeks. */
const asked = `
  select 'waste-action' as kind, r.id::text as subject, jsonb_build_object('text', r.words, 'day', r.due_on) as words, '/waste' as place,
         (select nullif(sum(e.value_minor), 0)::text from waste_entry e
           where e.restaurant_id = $1 and e.business_date > current_date - 28 and e.status <> 'VOIDED' and e.currency = $3
             and (r.item_id is null or e.item_id = r.item_id) and (r.reason is null or e.reason = r.reason)) as "impactMinor",
         array[r.assignee_id::text] as "userIds"
    from waste_review r where r.restaurant_id = $1 and r.state = 'OPEN' and r.assignee_id is not null order by r.started_at desc limit $2`;

/** What of waste needs somebody now. */
export const wastePresses = async (tx: RestaurantTx): Promise<Pressing<WasteKind>[]> => {
  const ask = (name: string, text: string, more: readonly unknown[] = []) =>
    tx.client.query<PressingRow<WasteKind>>({ name: `waste-presses-${name}`, text, values: [tx.restaurantId, pressingMax, ...more] });
  const { currency } = tx;
  const found = [
    ...(isCurrency(currency) ? [await ask('high', high, [currency, String(valueLimits[currency].highFromMinor)])] : []),
    await ask('asked', asked, [currency]),
  ];
  return found.flatMap(({ rows }) => pressingOf(rows));
};
