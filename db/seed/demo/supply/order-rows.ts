import { formatUnitCost, unitCost, unitCostAsRational, unitCostFromRational } from '../../../../kit/unit-cost.ts';
import { divide, rational } from '../../../../kit/rational.ts';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { managerOrderMaxMinor } from '../../../../modules/purchasing/rules/limits.ts';
import type { CameIn } from './deliveries.ts';
import { shortPacks, type Told } from './told-delivery.ts';

/** How many base units one pack of a line holds. */
export const packSizeOf = ({ item }: CameIn): number =>
  item.pack.length === 0 ? (item.baseUnit === 'each' ? 1 : 1000) : item.pack.reduce((size, [, per]) => size * per, 1);

/** What one base unit of a line costs, as an offer and an order keep it. */
export const perBaseOf = (line: CameIn): string => {
  const perBase = unitCostFromRational(divide(unitCostAsRational(unitCost(line.price)), rational(BigInt(packSizeOf(line)))));
  if (perBase === null) throw new Error(`${line.item.name} costs more than can be said.`);
  return formatUnitCost(perBase);
};

/** What so many packs of a line cost. @unit minor units */
export const amountOf = ({ price }: CameIn, packs: number): number => Math.round(Number(price) * 100) * packs;

const lineRow = ({ documents, delivery, isCharged }: Told, line: CameIn, index: number) => {
  const ordered = line.packs + shortPacks(documents, index);
  const base = String(ordered * packSizeOf(line));
  const came = String(line.packs * packSizeOf(line));
  const asked = {
    id: documents.lineIds[index]?.orderLineId,
    item_id: line.itemId,
    offer_id: delivery.offerIds.get(line.itemId),
    description: line.item.name,
    unit: line.unit,
    quantity: String(ordered),
    base_quantity: base,
    unit_price: line.price,
    price_per_base: perBaseOf(line),
    amount_minor: String(amountOf(line, ordered)),
  };
  const isShort = ordered > line.packs;
  const cancelled = { cancelled_base: isShort ? String(Number(base) - Number(came)) : '0', close_reason: isShort ? shortReason : null };
  return {
    ...asked,
    order_id: documents.orderId,
    position: index,
    received_base: came,
    invoiced_base: isCharged ? came : '0',
    ...cancelled,
  };
};

/** Why nobody waits for the rest. */
const shortReason = 'They had no more';

type LineRow = ReturnType<typeof lineRow>;

/** A line as the supplier was told it. */
const toldLine = (line: LineRow) => ({
  id: line.id,
  itemId: line.item_id,
  offerId: line.offer_id,
  description: line.description,
  supplierCode: null,
  packText: null,
  unit: line.unit,
  priceMode: 'PER_PACK',
  priceUnit: null,
  quantity: line.quantity,
  baseQuantity: line.base_quantity,
  unitPrice: line.unit_price,
  pricePerBase: line.price_per_base,
  amountMinor: line.amount_minor,
  receivedBase: '0',
  cancelledBase: '0',
  invoicedBase: '0',
});

const stepsOf = (told: Told, { isOverLimit, state }: { isOverLimit: boolean; state: string }) => {
  const { documents, delivery, times, by, isCharged } = told;
  const step = (name: string, [from, to]: readonly [string | null, string], rest: { by: string; at: Date; reason?: string }) => ({
    order_id: documents.orderId,
    step: name,
    from_state: from,
    to_state: to,
    reason: rest.reason ?? null,
    taken_by: rest.by,
    taken_at: rest.at,
  });
  const sent = isOverLimit
    ? [
        step('SUBMIT', ['DRAFT', 'PENDING_APPROVAL'], { by: by.manager, at: times.written }),
        step('APPROVE', ['PENDING_APPROVAL', 'SENT'], { by: by.owner, at: times.sent }),
      ]
    : [step('SUBMIT', ['DRAFT', 'SENT'], { by: by.manager, at: times.sent })];
  const door = { by: by.receiver, at: delivery.at };
  const came = documents.isShort
    ? [
        step('PARTIALLY_RECEIVED', ['SENT', 'PARTIALLY_RECEIVED'], { by: by.manager, at: times.posted }),
        step('CLOSE_SHORT', ['PARTIALLY_RECEIVED', 'CLOSED_SHORT'], { by: by.manager, at: times.posted, reason: shortReason }),
      ]
    : [step('RECEIVED', ['SENT', 'RECEIVED'], door)];
  const open = documents.isShort ? 'CLOSED_SHORT' : 'RECEIVED';
  const over = isCharged ? [step('COMPLETED', [open, state], { by: by.manager, at: times.approved })] : [];
  return [step('CREATE', [null, 'DRAFT'], { by: by.manager, at: times.written }), ...sent, ...came, ...over];
};

/** The order of a delivery, its lines, what the supplier was told, and what happened to it. */
export const orderRows = (told: Told, number: string) => {
  const { documents, delivery, times, by, isCharged, currency, timeZone } = told;
  const lines = delivery.lines.map((line, index) => lineRow(told, line, index));
  const totalMinor = lines.reduce((sum, { amount_minor }) => sum + Number(amount_minor), 0);
  const isOverLimit = BigInt(totalMinor) > managerOrderMaxMinor[currency];
  const state = isCharged ? 'COMPLETED' : documents.isShort ? 'CLOSED_SHORT' : 'RECEIVED';
  const order = {
    id: documents.orderId,
    number,
    supplier_id: delivery.supplierId,
    state,
    expected_on: isoDayAt(delivery.at, timeZone),
    total_minor: String(totalMinor),
    line_count: lines.length,
    created_by: by.manager,
    created_at: times.written,
    approved_by: isOverLimit ? by.owner : null,
    sent_at: times.sent,
    sent_by: isOverLimit ? by.owner : by.manager,
    told: lines.map(toldLine),
    updated_at: isCharged ? times.approved : delivery.at,
  };
  return { order, lines, steps: stepsOf(told, { isOverLimit, state }) };
};
