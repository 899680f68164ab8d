import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Pressing, pressingMax, pressingOf, type PressingRow } from '../../../platform/server/pressing.ts';
import { managerOrderMaxMinor } from '../rules/limits.ts';
import type { BuyingKind } from '../rules/pressing-kinds.ts';
import { alertBps } from '../rules/price-change.ts';

/**
 * Orders that wait for a yes, that a supplier would change, and that should have come; with what they come to, or what is still to
 * come of them. Where a price is not known, neither is the sum; and like one above the limit, such an order waits for an owner's yes.
 */
const orders = `
  select case when o.state = 'PENDING_APPROVAL' then 'order-approval' when p.id is not null then 'order-answered' else 'delivery-late' end as kind,
         o.id::text as subject,
         jsonb_build_object('number', o.number, 'supplier', s.name, 'supplierLocal', s.name_local, 'day', o.expected_on) as words,
         case when o.state = 'PENDING_APPROVAL' or p.id is not null then '/purchase/orders/' || o.id else '/inventory/deliveries' end as place,
         case when o.currency <> $3 then null
              when o.state = 'PENDING_APPROVAL' or p.id is not null then case when o.unpriced_lines = 0 then nullif(o.total_minor, 0)::text end
              else (select case when bool_and(l.price_per_base is not null) then
                             nullif(round(sum(greatest(l.base_quantity - l.received_base - l.cancelled_base, 0) * l.price_per_base * 100)), 0)::bigint::text end
                      from purchase_order_line l
                     where l.restaurant_id = $1 and l.order_id = o.id and l.base_quantity > l.received_base + l.cancelled_base) end as "impactMinor",
         case when o.state = 'PENDING_APPROVAL' then (
           select e.taken_by::text from purchase_order_step e
            where e.restaurant_id = $1 and e.order_id = o.id and e.step = 'SUBMIT' order by e.taken_at desc limit 1) end as "handedInBy",
         case when o.state = 'PENDING_APPROVAL' and (o.unpriced_lines > 0 or o.total_minor > ($5::jsonb ->> o.currency)::bigint)
              then array['owner'] end as "decidedBy"
    from purchase_order o join supplier s on s.restaurant_id = o.restaurant_id and s.id = o.supplier_id
    left join purchase_order_proposal p on p.restaurant_id = o.restaurant_id and p.order_id = o.id and p.state = 'OPEN'
   where o.restaurant_id = $1
     and (o.state = 'PENDING_APPROVAL'
       or (o.state in ('SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED') and (p.id is not null or o.expected_on < $4::date)))
   order by o.created_at desc limit $2`;

/** What the kitchen asks for, at what it costs on average. */
const wishes = `
  select 'items-requested' as kind, r.id::text as subject,
         jsonb_build_object('name', i.name, 'nameLocal', i.name_local, 'text', r.entered_text) as words,
         '/purchase?tab=requests' as place,
         case when v.currency = $3 then nullif(round(r.base_quantity * v.average_cost * 100), 0)::bigint::text end as "impactMinor"
    from purchase_request r join item i on i.restaurant_id = r.restaurant_id and i.id = r.item_id
    left join stock_level v on v.restaurant_id = r.restaurant_id and v.item_id = r.item_id
   where r.restaurant_id = $1 and r.state = 'OPEN' and r.asked_at > now() - interval '7 days' order by r.asked_at desc limit $2`;

/**
 * Deliveries of the last days that were not as ordered, with what was sent back or did not come; invoices that do not agree, and those
 * that do and are above what a manager approves alone; and credit that was asked for and not given.
 */
const differences = `
  (select 'delivery-differs' as kind, r.id::text as subject, jsonb_build_object('number', r.number, 'supplier', s.name, 'supplierLocal', s.name_local) as words,
          '/inventory/deliveries/' || r.id as place,
          (select case when bool_and(d.currency = $3 and d.price_per_base is not null) then nullif(round(sum(d.off * d.price_per_base * 100)), 0)::bigint::text end
             from (select l.currency, l.price_per_base, l.rejected_base +
                          case when l.findings ? 'SHORT' then greatest(l.outstanding_base - l.delivered_base, 0) else 0 end as off
                     from goods_receipt_line l where l.restaurant_id = $1 and l.receipt_id = r.id) d where d.off > 0) as "impactMinor"
     from goods_receipt r join supplier s on s.restaurant_id = r.restaurant_id and s.id = r.supplier_id
    where r.restaurant_id = $1 and r.has_findings and r.state <> 'REVERSED' and r.received_at > now() - interval '3 days'
    order by r.received_at desc limit $2)
  union all
  (select 'invoice-differs', v.id::text, jsonb_build_object('number', v.number, 'supplier', s.name, 'supplierLocal', s.name_local),
          '/purchase/invoices/' || v.id,
          (select case when v.currency = $3 then nullif(sum(abs(e.difference_minor)), 0)::bigint::text end
             from invoice_exception e where e.restaurant_id = $1 and e.invoice_id = v.id and e.state = 'OPEN')
     from supplier_invoice v join supplier s on s.restaurant_id = v.restaurant_id and s.id = v.supplier_id
    where v.restaurant_id = $1 and v.state = 'MATCH_EXCEPTION' order by v.created_at desc limit $2)
  union all
  (select 'invoice-approval', v.id::text, jsonb_build_object('number', v.number, 'supplier', s.name, 'supplierLocal', s.name_local),
          '/purchase/invoices/' || v.id,
          case when v.currency = $3 and v.type <> 'CREDIT_NOTE' then v.total_minor::text end
     from supplier_invoice v join supplier s on s.restaurant_id = v.restaurant_id and s.id = v.supplier_id
    where v.restaurant_id = $1 and v.state = 'READY' and v.total_minor > ($4::jsonb ->> v.currency)::bigint
    order by v.created_at desc limit $2)
  union all
  (select 'credit-waits', c.id::text, jsonb_build_object('number', c.number, 'supplier', s.name, 'supplierLocal', s.name_local),
          '/purchase?tab=credits', case when c.currency = $3 then nullif(c.amount_minor, 0)::text end
     from credit_request c join supplier s on s.restaurant_id = c.restaurant_id and s.id = c.supplier_id
    where c.restaurant_id = $1 and c.state in ('OPEN', 'SENT', 'DISPUTED') order by c.created_at desc limit $2)`;

/** What the same supplier asks noticeably more for since this week, and what that comes to by what was bought of it in four weeks. */
const prices = `
  select 'price-spike' as kind, p.offer_id::text || ':' || p.id as subject,
         jsonb_build_object('name', i.name, 'nameLocal', i.name_local, 'supplier', s.name, 'supplierLocal', s.name_local, 'changeBps', p.change_bps) as words,
         '/purchase/suppliers/' || o.supplier_id as place,
         case when p.currency = $3 then (
           select nullif(round(sum(l.accepted_base) * p.dearer * 100), 0)::bigint::text from goods_receipt_line l
             join goods_receipt r on r.restaurant_id = l.restaurant_id and r.id = l.receipt_id
            where l.restaurant_id = $1 and l.offer_id = p.offer_id and r.state = 'POSTED' and r.received_at > now() - interval '28 days') end as "impactMinor"
    from (select n.id, n.offer_id, n.currency, n.price_per_base - b.price_per_base as dearer,
                 round((n.price_per_base / b.price_per_base - 1) * 10000)::int as change_bps
            from (select distinct on (offer_id) * from offer_price
                   where restaurant_id = $1 and recorded_at > now() - interval '7 days' order by offer_id, recorded_at desc, id desc) n
            join lateral (select price_per_base, currency from offer_price e
                           where e.restaurant_id = $1 and e.offer_id = n.offer_id and (e.recorded_at, e.id) < (n.recorded_at, n.id)
                           order by e.recorded_at desc, e.id desc limit 1) b on b.currency = n.currency and b.price_per_base > 0) p
    join supplier_offer o on o.restaurant_id = $1 and o.id = p.offer_id and o.is_active
    join item i on i.restaurant_id = $1 and i.id = o.item_id
    join supplier s on s.restaurant_id = $1 and s.id = o.supplier_id
   where p.change_bps >= $4 order by p.change_bps desc limit $2`;

/** Up to what a manager approves alone, by currency, as a statement reads it. */
const limits = JSON.stringify(
  Object.fromEntries(Object.entries(managerOrderMaxMinor).map(([currency, minor]) => [currency, String(minor)])),
);

/** What of buying needs somebody now. */
export const purchasingPresses = async (tx: RestaurantTx, now: Date): Promise<Pressing<BuyingKind>[]> => {
  const ask = (name: string, text: string, more: readonly unknown[] = []) =>
    tx.client.query<PressingRow<BuyingKind>>({ name: `purchasing-presses-${name}`, text, values: [tx.restaurantId, pressingMax, ...more] });
  const found = [
    await ask('orders', orders, [tx.currency, tradingDay(tx, now), limits]),
    await ask('wishes', wishes, [tx.currency]),
    await ask('differences', differences, [tx.currency, limits]),
    await ask('prices', prices, [tx.currency, alertBps]),
  ];
  return found.flatMap(({ rows }) => pressingOf(rows));
};
