import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Pressing, pressingMax, pressingOf, type PressingRow } from '../../../platform/server/pressing.ts';
import { roles } from '../../restaurants/rules/capabilities.ts';
import { decideCountStep } from '../rules/count-session.ts';
import type { StockKind } from '../rules/pressing-kinds.ts';
import { isTemplateOverdue, loadTemplates } from './count-templates.ts';

/**
 * Levels that need somebody: below zero, at the reorder point, below par; one that is only below its par is to be known. Of what
 * was never counted, received or used nobody knows how much there is: a new house is not told that it has run out of everything. What
 * hangs on it is what filling it up to its par costs, or what was used beyond the books, at what the item costs on average.
 */
const levels = `
  select case l.attention when 0 then 'stock-negative' else 'stock-low' end as kind, l.item_id::text as subject,
         case when l.attention = 2 and l.on_hand > 0 then 'INFO' end as press,
         jsonb_build_object('name', i.name, 'nameLocal', i.name_local, 'amount', trim_scale(l.on_hand)::text, 'unit', i.base_unit,
           'par', trim_scale(i.par)::text) as words,
         '/inventory/' || l.item_id as place,
         case when l.currency = $3 then nullif(round(l.average_cost * 100 *
           case l.attention when 0 then -l.on_hand else greatest(i.par - greatest(l.on_hand, 0), 0) end), 0)::bigint::text end as "impactMinor"
    from (select item_id, on_hand, average_cost, currency, attention, list_name from stock_level
           where restaurant_id = $1 and is_listed and attention <= 2 and last_movement_at is not null
           order by attention, list_name limit $2) l
    join item i on i.restaurant_id = $1 and i.id = l.item_id`;

/** Lots that must be used by tomorrow, are past their day, or must not be used at all. */
const lots = `
  select case when t.status = 'RECALLED' then 'lot-recalled' when t.expires_on < $3::date then 'lot-expired' else 'lot-expiring' end as kind,
         t.id::text as subject, null::text as press,
         jsonb_build_object('name', i.name, 'nameLocal', i.name_local, 'amount', trim_scale(t.on_hand)::text, 'unit', i.base_unit,
           'day', t.expires_on, 'lot', t.lot_number) as words,
         '/inventory/lots/' || t.id as place,
         case when l.currency = $4 then round(t.on_hand * l.average_cost * 100)::bigint::text end as "impactMinor"
    from stock_lot t join item i on i.restaurant_id = t.restaurant_id and i.id = t.item_id
    join stock_level l on l.restaurant_id = t.restaurant_id and l.item_id = t.item_id
   where t.restaurant_id = $1 and t.on_hand > 0
     and (t.status = 'RECALLED' or (t.status in ('AVAILABLE', 'EXPIRED') and t.expires_on <= $3::date + 1))
   order by t.expires_on, t.id limit $2`;

/** Counts that wait for a review, with the roles that approve them as `$3`, and those that nobody goes on with. */
const counts = `
  select case status when 'SUBMITTED' then 'count-submitted' else 'count-stale' end as kind, id::text as subject, null::text as press,
         jsonb_build_object('name', name) as words,
         '/inventory/counts/' || id || case status when 'SUBMITTED' then '/review' else '' end as place, null::text as "impactMinor",
         case status when 'SUBMITTED' then submitted_by::text end as "handedInBy", case status when 'SUBMITTED' then $3::text[] end as "decidedBy"
    from count_session
   where restaurant_id = $1 and (status = 'SUBMITTED' or (status in ('DRAFT', 'COUNTING', 'RECOUNT') and stale_told_at is not null))
   order by created_at limit $2`;

/** Transfers that wait for this side: to be sent, to be taken in, or to be agreed about. What is on its way has a value, as has what got lost on it. */
const transfers = `
  select 'transfer-waits' as kind, id::text as subject, null::text as press,
         jsonb_build_object('partner', partner_name, 'number', number, 'status', status) as words,
         '/inventory/transfers/' || id as place,
         case when currency = $3 then (
           select case when bool_and(value_minor is not null) then nullif(sum(round(
                    case t.status when 'IN_TRANSIT' then value_minor else value_minor * (shipped - coalesce(received, 0)) / nullif(shipped, 0) end)), 0)::bigint::text end
             from stock_transfer_line n where n.restaurant_id = $1 and n.transfer_id = t.id and n.shipped > 0) end as "impactMinor"
    from stock_transfer t
   where restaurant_id = $1
     and ((side = 'SENDING' and status in ('REQUESTED', 'APPROVED')) or (side = 'RECEIVING' and status = 'IN_TRANSIT')
       or (status = 'RECEIVED_WITH_DISCREPANCY' and not is_closed_here))
   order by number desc limit $2`;

const handedIn = { status: 'SUBMITTED', isCreator: false, isOpenToKitchen: false, isApprovedToday: false } as const;

const approvers = roles.filter((role) => decideCountStep('APPROVE', { ...handedIn, role }).ok);

const overdueCounts = async (tx: RestaurantTx, now: Date): Promise<Pressing<StockKind>[]> =>
  (await loadTemplates(tx))
    .filter((template) => isTemplateOverdue(tx, template, now))
    .map(({ id, name }) => ({ kind: 'count-overdue', subject: id, words: { name }, place: '/inventory/counts', impactMinor: null }));

/** What of the stock needs somebody now. */
export const stockPresses = async (tx: RestaurantTx, now: Date): Promise<Pressing<StockKind>[]> => {
  const ask = (name: string, text: string, more: readonly unknown[] = []) =>
    tx.client.query<PressingRow<StockKind>>({ name: `inventory-presses-${name}`, text, values: [tx.restaurantId, pressingMax, ...more] });
  const found = [
    await ask('levels', levels, [tx.currency]),
    await ask('lots', lots, [tradingDay(tx, now), tx.currency]),
    await ask('counts', counts, [approvers]),
    await ask('transfers', transfers, [tx.currency]),
  ];
  return [...found.flatMap(({ rows }) => pressingOf(rows)), ...(await overdueCounts(tx, now))];
};
