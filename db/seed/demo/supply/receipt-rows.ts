import { isoDayAt } from '../../../../kit/time/wall.ts';
import type { CameIn } from './deliveries.ts';
import { packSizeOf, perBaseOf } from './order-rows.ts';
import { shortPacks, type Told } from './told-delivery.ts';

/** How warm what is kept cold was at the door. @unit tenths of a degree Celsius */
const doorTemps: Readonly<Record<string, number>> = { meat: 31, dairy: 38 };

const lineRow = ({ documents, delivery, isCharged, currency }: Told, line: CameIn, index: number) => {
  const ids = documents.lineIds[index];
  const missing = shortPacks(documents, index);
  const came = String(line.packs * packSizeOf(line));
  return {
    id: ids?.receiptLineId,
    receipt_id: documents.receiptId,
    position: index,
    order_line_id: ids?.orderLineId,
    offer_id: delivery.offerIds.get(line.itemId),
    item_id: line.itemId,
    description: line.item.name,
    delivered_text: `${line.packs} ${line.unit}`,
    delivered_parts: [{ quantity: String(line.packs), unit: line.unit }],
    pack_chain: line.item.pack.map(([unit, per]) => ({ unit, per: String(per) })),
    came_base: came,
    outstanding_base: String((line.packs + missing) * packSizeOf(line)),
    findings: missing > 0 ? ['SHORT'] : [],
    temp_tenths: doorTemps[line.item.category] ?? null,
    unit_price: line.price,
    price_unit: line.unit,
    price_per_base: perBaseOf(line),
    currency,
    movement_id: ids?.movementId,
    invoiced_base: isCharged ? came : '0',
  };
};

/** The receipt of a delivery and its lines; a manager looked at one that came short before it was booked. */
export const receiptRows = (told: Told, number: string) => {
  const { documents, delivery, times, by, timeZone } = told;
  const lines = delivery.lines.map((line, index) => lineRow(told, line, index));
  const postedBy = documents.isShort ? by.manager : by.receiver;
  const step = (name: string, from: string | null, rest: { to: string; by: string; at: Date }) => ({
    document: 'RECEIPT',
    document_id: documents.receiptId,
    step: name,
    from_state: from,
    to_state: rest.to,
    taken_by: rest.by,
    taken_at: rest.at,
  });
  const receipt = {
    id: documents.receiptId,
    number,
    order_id: documents.orderId,
    supplier_id: delivery.supplierId,
    received_at: delivery.at,
    business_date: isoDayAt(delivery.at, timeZone),
    received_by: by.receiver,
    vehicle_temp_tenths: lines.some(({ temp_tenths }) => temp_tenths !== null) ? 42 : null,
    has_findings: documents.isShort,
    posted_by: postedBy,
    posted_at: times.posted,
  };
  const steps = [
    step('COMPLETE', null, { to: 'COMPLETED', by: by.receiver, at: delivery.at }),
    step('POST', 'COMPLETED', { to: 'POSTED', by: postedBy, at: times.posted }),
  ];
  return { receipt, lines, steps };
};
