import type { Chance } from '../chance.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from '../seed-world.ts';
import type { Opened } from './open-suppliers.ts';
import type { Told } from './told-delivery.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const whole = 10_000;

/** What a story is told with. */
export type Telling = {
  readonly world: SeedWorld;
  readonly house: House;
  readonly people: People;
  readonly chance: Chance;
  readonly envelope: ReturnType<typeof envelopeFor>;
};

type Purchasing = ReturnType<typeof clientOf>['purchasing'];

/** The product's procedures of purchasing, as somebody of the house calls them. */
export const by = ({ world, house, people }: Telling, role: string): Purchasing =>
  clientOf(world, people.get(role) ?? house.ownerId).purchasing;

type Command<Name extends keyof Purchasing> = Parameters<Purchasing[Name]>[0];

const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Orders one or two of each, and gives the ids of the order and its lines. */
export const order = async (telling: Telling, { supplierId, sold }: Opened, expectedOn: Date | null) => {
  const { world, chance, envelope } = telling;
  const orderId = chance.idAt(world.end);
  const lines = sold.map(({ offerId }, index) => ({ lineId: chance.idAt(world.end), offerId, quantity: String(1 + (index % 2)) }));
  const drafted = { orderId, supplierId, expectedOn: expectedOn && isoDay(expectedOn), note: null, lines };
  await by(telling, 'manager').createOrders(envelope(world.end, { orders: [drafted], requestIds: [] }));
  return { orderId, lines };
};

/** Sends an order, agreed on the telephone. */
export const send = async (telling: Telling, orderId: string): Promise<void> => {
  const reason = 'Agreed by phone';
  await by(telling, 'owner').moveOrder(telling.envelope(telling.world.end, { orderId, baseVersion: 1, step: 'SUBMIT', reason }));
};

type Door = {
  readonly ordered: Awaited<ReturnType<typeof order>>;
  readonly who: string;
  readonly at: Date;
  /** How many of each line came; as many as were ordered unless told. */
  readonly came?: readonly string[];
  /** How many of the first line went back, and how warm they were in tenths of a degree. */
  readonly warm?: { readonly sentBack: string; readonly tempTenths: number };
};

/** A quantity as it is typed. */
export const entry = (much: string, unit: string) => ({ text: `${much} ${unit}`, parts: [{ quantity: much, unit }] });

/** Takes in what came of an order. */
export const takeIn = async (telling: Telling, opened: Opened, { ordered, ...door }: Door) => {
  const { chance, envelope } = telling;
  const lines = ordered.lines.map((line, index) => {
    const unit = opened.sold[index]?.unit ?? 'each';
    const warm = index === 0 ? door.warm : undefined;
    return {
      lineId: chance.idAt(door.at),
      movementId: chance.idAt(door.at),
      orderLineId: line.lineId,
      itemId: opened.sold[index]?.itemId ?? '',
      delivered: entry(door.came?.[index] ?? line.quantity, unit),
      rejected: warm ? entry(warm.sentBack, unit) : null,
      rejectReason: warm ? 'TEMP' : null,
      catchWeightG: null,
      lotNumber: null,
      printedDate: null,
      tempTenths: warm?.tempTenths ?? null,
      storageAreaId: null,
    };
  });
  const papers = { deliveryNoteNumber: null, vehicleTempTenths: door.warm?.tempTenths ?? null, note: null, overrideReason: null };
  const body = { receiptId: chance.idAt(door.at), orderId: ordered.orderId, supplierId: opened.supplierId, ...papers, lines };
  return by(telling, door.who).receiveGoods(envelope(door.at, body) as Command<'receiveGoods'>);
};

/** One line of a paper: what came of it, if deliveries were kept here then, and what it is charged at. */
type ChargedLine = {
  readonly receiptLineId: string | null;
  readonly name: string;
  readonly packs: number;
  readonly unit: string;
  readonly price: string;
};

type Paper = { readonly number: string; readonly on: Date; readonly lines: readonly ChargedLine[] };

/** A price on top of which something came. */
export const dearer = (price: string, byBps: number): string =>
  (Math.round((Number(price) * 100 * (whole + byBps)) / whole) / 100).toFixed(2);

const minorOf = (price: string): number => Math.round(Number(price) * 100);

/** What a story ordered, as it is charged: line by line, or for what came before deliveries were kept here. */
export const chargedAs = ({ sold }: Opened, receiptLineIds: readonly string[], byBps = 0): readonly ChargedLine[] =>
  sold.map(({ item, unit, price }, index) => ({
    receiptLineId: receiptLineIds[index] ?? null,
    name: item.name,
    packs: 1 + (index % 2),
    unit,
    price: dearer(price, byBps),
  }));

/** A delivery of the month as it is charged, its dearest line on top of what was agreed. */
export const chargedDearer = ({ delivery, documents }: Told, byBps: number): readonly ChargedLine[] => {
  const worth = delivery.lines.map(({ price, packs }) => minorOf(price) * packs);
  const most = worth.indexOf(Math.max(...worth));
  return delivery.lines.map(({ item, packs, unit, price }, index) => ({
    receiptLineId: documents.lineIds[index]?.receiptLineId ?? null,
    name: item.name,
    packs,
    unit,
    price: index === most ? dearer(price, byBps) : price,
  }));
};

/** Copies a paper. */
export const charge = async (telling: Telling, { supplierId, supplier }: Opened, { number, on, lines }: Paper) => {
  const { chance, envelope, world } = telling;
  const charged = lines.map(({ receiptLineId, name, packs, unit, price }) => ({
    lineId: chance.idAt(world.end),
    receiptLineId,
    description: name,
    quantity: String(packs),
    unit,
    unitPrice: price,
    amountMinor: String(minorOf(price) * packs),
    taxRateBps: 0,
  }));
  const totalMinor = String(charged.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0));
  const due = new Date(on.getTime() + supplier.paidWithin * dayMs);
  const head = { supplierId, number, type: 'INVOICE', invoicedOn: isoDay(on), dueOn: isoDay(due), note: null };
  const invoice = { ...head, chargesMinor: '0', taxMinor: '0', totalMinor, lines: charged };
  const saved = { invoiceId: chance.idAt(world.end), baseVersion: null, invoice };
  return by(telling, 'owner').saveInvoice(envelope(world.end, saved) as Command<'saveInvoice'>);
};

/** Copies what a supplier gives back. */
export const noteCredit = async (
  telling: Telling,
  { supplierId }: Opened,
  note: { number: string; on: Date; amountMinor: string; about: string },
) => {
  const { chance, envelope, world } = telling;
  const { number, on, amountMinor, about } = note;
  const unitPrice = (Number(amountMinor) / 100).toFixed(2);
  const line = {
    lineId: chance.idAt(world.end),
    receiptLineId: null,
    description: about,
    quantity: '1',
    unit: 'each',
    unitPrice,
    amountMinor,
  };
  const head = { supplierId, number, type: 'CREDIT_NOTE', invoicedOn: isoDay(on), dueOn: isoDay(on), note: null };
  const invoice = { ...head, chargesMinor: '0', taxMinor: '0', totalMinor: amountMinor, lines: [{ ...line, taxRateBps: 0 }] };
  const saved = { invoiceId: chance.idAt(world.end), baseVersion: null, invoice };
  return by(telling, 'owner').saveInvoice(envelope(world.end, saved) as Command<'saveInvoice'>);
};

/** A paper as it was copied. */
export type Charged = Awaited<ReturnType<typeof charge>>;

type Difference = { readonly how: 'ACCEPTED' | 'CREDIT_ASKED'; readonly creditId: string; readonly reason: string | null };

/** Says what becomes of whatever differs, and approves. */
export const settle = async (telling: Telling, invoice: Charged, difference: Difference): Promise<void> => {
  const { envelope, world } = telling;
  const owner = by(telling, 'owner');
  let { version } = invoice;
  for (const { id: exceptionId } of invoice.exceptions)
    ({ version } = await owner.settleException(envelope(world.end, { invoiceId: invoice.id, exceptionId, ...difference })));
  await owner.moveInvoice(envelope(world.end, { invoiceId: invoice.id, baseVersion: version, step: 'APPROVE', reason: null }));
};

/** Accepts whatever differs, and approves. */
export const approve = (telling: Telling, invoice: Charged, reason: string): Promise<void> =>
  settle(telling, invoice, { how: 'ACCEPTED', creditId: telling.chance.idAt(telling.world.end), reason });

/** Pays half of a paper. */
export const payHalf = async (telling: Telling, { id: invoiceId, totalMinor }: Charged): Promise<void> => {
  const { chance, envelope, world } = telling;
  const amountMinor = String(BigInt(totalMinor) / 2n);
  const paid = { paymentId: chance.idAt(world.end), invoiceId, paidOn: isoDay(world.end), amountMinor, withheldMinor: '0' };
  await by(telling, 'owner').recordPayment(envelope(world.end, { ...paid, method: 'BANK' as const, reference: null }));
};

/** So many hours before the end of the month. */
export const ago = ({ world }: Telling, hours: number): Date => new Date(world.end.getTime() - hours * hourMs);

/** The lines of a receipt. */
export const lineIds = (receipt: { readonly lines: readonly { readonly id: string }[] }) => receipt.lines.map(({ id }) => id);
