import type { DemoItem } from './catalogue.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';
import { demoSuppliers, type DemoSupplier } from './suppliers.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** An item of the demo with its id and what is ordered of it. */
type Sold = { readonly itemId: string; readonly item: DemoItem; readonly offerId: string; readonly unit: string };

/** What a story is told with. */
type Telling = {
  readonly world: SeedWorld;
  readonly house: House;
  readonly people: People;
  readonly chance: Chance;
  readonly envelope: ReturnType<typeof envelopeFor>;
};

type Purchasing = ReturnType<typeof clientOf>['purchasing'];

const by = ({ world, house, people }: Telling, role: string): Purchasing => clientOf(world, people.get(role) ?? house.ownerId).purchasing;

const bigUnit = { g: 'kg', ml: 'l', each: 'each' } as const;

const supplierBody = (supplier: DemoSupplier, { house: { demo } }: Telling) => ({
  name: supplier.name,
  nameLocal: supplier.nameLocal,
  country: demo.details.country,
  taxNumber: supplier.taxNumber,
  contacts: supplier.contacts,
  email: null,
  phone: supplier.phone,
  whatsapp: null,
  telegram: null,
  language: supplier.language,
  orderDays: [],
  deliveryDays: [],
  cutoffTime: null,
  minimumMinor: null,
  leadTimeDays: supplier.leadTimeDays,
  paymentTerms: null,
  currency: demo.currency,
  isOpenMarket: false,
  certificates: supplier.certificates,
  note: null,
});

const offerBody = (supplierId: string, itemId: string, { item, unit }: { item: DemoItem; unit: string }) => ({
  supplierId,
  itemId,
  supplierCode: null,
  description: null,
  packChain: item.pack.map(([link, per]) => ({ unit: link, per: String(per) })),
  packText: null,
  orderUnit: unit,
  priceMode: 'PER_PACK',
  priceUnit: null,
  price: item.price.toFixed(2),
  isTaxIncluded: false,
  isPrimary: true,
  minimum: null,
  multiple: null,
  contractFrom: null,
  contractTo: null,
  isActive: true,
});

type Command<Name extends keyof Purchasing> = Parameters<Purchasing[Name]>[0];

/** Opens a supplier with an offer for everything it sells, and gives what may be ordered without spoiling another story. */
const openSupplier = async (telling: Telling, supplier: DemoSupplier, ids: ReadonlyMap<string, string>) => {
  const { world, house, chance, envelope } = telling;
  const owner = by(telling, 'owner');
  const supplierId = chance.idAt(world.end);
  const opened = { supplierId, baseVersion: null, supplier: supplierBody(supplier, telling) };
  await owner.saveSupplier(envelope(world.end, opened) as Command<'saveSupplier'>);
  const sold: Sold[] = [];
  for (const item of house.demo.items.filter(({ category }) => supplier.sells.includes(category))) {
    const itemId = ids.get(item.name);
    if (itemId === undefined) continue;
    const unit = item.pack[0]?.[0] ?? bigUnit[item.baseUnit];
    const offerId = chance.idAt(world.end);
    const saved = { offerId, baseVersion: null, offer: offerBody(supplierId, itemId, { item, unit }) };
    await owner.saveOffer(envelope(world.end, saved) as Command<'saveOffer'>);
    const isQuiet = !house.demo.neglected.includes(item.name) && house.demo.unbooked !== item.name;
    if (isQuiet) sold.push({ itemId, item, offerId, unit });
  }
  return { supplierId, sold: sold.slice(0, 3), paidWithin: supplier.paidWithin };
};

type Opened = Awaited<ReturnType<typeof openSupplier>>;

const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Orders one or two of each, and gives the ids of the order and its lines. */
const order = async (telling: Telling, { supplierId, sold }: Opened, expectedOn: Date | null) => {
  const { world, chance, envelope } = telling;
  const orderId = chance.idAt(world.end);
  const lines = sold.map(({ offerId }, index) => ({ lineId: chance.idAt(world.end), offerId, quantity: String(1 + (index % 2)) }));
  const drafted = { orderId, supplierId, expectedOn: expectedOn && isoDay(expectedOn), note: null, lines };
  await by(telling, 'manager').createOrders(envelope(world.end, { orders: [drafted], requestIds: [] }));
  return { orderId, lines };
};

const send = async (telling: Telling, orderId: string): Promise<void> => {
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

const entry = (much: string, unit: string) => ({ text: `${much} ${unit}`, parts: [{ quantity: much, unit }] });

const takeIn = async (telling: Telling, opened: Opened, { ordered, ...door }: Door) => {
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

type Paper = {
  /** What came, line by line; none for what came before deliveries were kept here. */
  readonly receiptLineIds: readonly string[];
  readonly number: string;
  readonly on: Date;
  /** Hundredths of a percent on top of what was agreed. */
  readonly dearerBps?: number;
};

/** Copies the paper for what came, or for what came before deliveries were kept here. */
const charge = async (telling: Telling, opened: Opened, { number, on, dearerBps = 0, receiptLineIds }: Paper) => {
  const { chance, envelope, world } = telling;
  const invoiceId = chance.idAt(world.end);
  const lines = opened.sold.map(({ item, unit }, index) => {
    const quantity = 1 + (index % 2);
    const priceMinor = Math.round(item.price * (10_000 + dearerBps)) / 100;
    const unitPrice = (Math.round(priceMinor) / 100).toFixed(2);
    return {
      lineId: chance.idAt(world.end),
      receiptLineId: receiptLineIds[index] ?? null,
      description: item.name,
      quantity: String(quantity),
      unit,
      unitPrice,
      amountMinor: String(Math.round(priceMinor) * quantity),
      taxRateBps: 0,
    };
  });
  const totalMinor = String(lines.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0));
  const due = new Date(on.getTime() + opened.paidWithin * dayMs);
  const amounts = { chargesMinor: '0', taxMinor: '0', totalMinor };
  const head = { supplierId: opened.supplierId, number, type: 'INVOICE', invoicedOn: isoDay(on), dueOn: isoDay(due), note: null };
  const saved = { invoiceId, baseVersion: null, invoice: { ...head, ...amounts, lines } };
  return by(telling, 'owner').saveInvoice(envelope(world.end, saved) as Command<'saveInvoice'>);
};

type Charged = Awaited<ReturnType<typeof charge>>;

/** Accepts whatever differs, and approves. */
const approve = async (telling: Telling, invoice: Charged, reason: string): Promise<void> => {
  const { chance, envelope, world } = telling;
  const owner = by(telling, 'owner');
  let { version } = invoice;
  for (const { id: exceptionId } of invoice.exceptions) {
    const settled = { invoiceId: invoice.id, exceptionId, how: 'ACCEPTED' as const, creditId: chance.idAt(world.end), reason };
    ({ version } = await owner.settleException(envelope(world.end, settled)));
  }
  await owner.moveInvoice(envelope(world.end, { invoiceId: invoice.id, baseVersion: version, step: 'APPROVE', reason: null }));
};

const payHalf = async (telling: Telling, { id: invoiceId, totalMinor }: Charged): Promise<void> => {
  const { chance, envelope, world } = telling;
  const amountMinor = String(BigInt(totalMinor) / 2n);
  const paid = { paymentId: chance.idAt(world.end), invoiceId, paidOn: isoDay(world.end), amountMinor, withheldMinor: '0' };
  await by(telling, 'owner').recordPayment(envelope(world.end, { ...paid, method: 'BANK' as const, reference: null }));
};

const ago = ({ world }: Telling, hours: number): Date => new Date(world.end.getTime() - hours * hourMs);

const lineIds = (receipt: { readonly lines: readonly { readonly id: string }[] }) => receipt.lines.map(({ id }) => id);

/** Came as ordered, was charged as agreed, and is half paid; another order is expected today. */
const tellPlain = async (telling: Telling, opened: Opened): Promise<void> => {
  const done = await order(telling, opened, null);
  await send(telling, done.orderId);
  const receipt = await takeIn(telling, opened, { ordered: done, who: 'kitchenstaff', at: ago(telling, 26) });
  const invoice = await charge(telling, opened, { number: '10412', on: ago(telling, 26), receiptLineIds: lineIds(receipt) });
  await approve(telling, invoice, 'Agreed by phone');
  await payHalf(telling, invoice);
  await send(telling, (await order(telling, opened, telling.world.end)).orderId);
};

/** One line came short; it waits for a manager. */
const tellShort = async (telling: Telling, opened: Opened): Promise<void> => {
  const short = await order(telling, opened, telling.world.end);
  await send(telling, short.orderId);
  await takeIn(telling, opened, { ordered: short, who: 'kitchenstaff', at: ago(telling, 5), came: ['1', '1', '1'] });
};

/** Part of it came too warm and went back; the supplier is asked for credit. */
const tellWarm = async (telling: Telling, opened: Opened): Promise<void> => {
  const { chance, envelope, world } = telling;
  const warm = await order(telling, opened, world.end);
  await send(telling, warm.orderId);
  const receipt = await takeIn(telling, opened, {
    ordered: warm,
    who: 'manager',
    at: ago(telling, 29),
    warm: { sentBack: '1', tempTenths: 124 },
  });
  const creditId = chance.idAt(world.end);
  const manager = by(telling, 'manager');
  await manager.askCredit(envelope(world.end, { creditId, receiptId: receipt.id, note: null }));
  await manager.moveCredit(envelope(world.end, { creditId, baseVersion: 1, step: 'SEND', reason: null, creditNoteId: null }));
};

/** Came as ordered and is charged dearer; and a paper from before is long overdue. */
const tellDear = async (telling: Telling, opened: Opened): Promise<void> => {
  const dear = await order(telling, opened, null);
  await send(telling, dear.orderId);
  const receipt = await takeIn(telling, opened, { ordered: dear, who: 'chef', at: ago(telling, 50) });
  await charge(telling, opened, { number: '2281', on: ago(telling, 20), dearerBps: 900, receiptLineIds: lineIds(receipt) });
  const old = await charge(telling, opened, { number: '2107', on: ago(telling, 60 * 24), receiptLineIds: [] });
  await approve(telling, old, 'Came before deliveries were kept here');
};

/** The kitchen wants more of what nobody has ordered yet. */
const askForMore = async (telling: Telling, { sold }: Opened): Promise<void> => {
  const { chance, envelope, world } = telling;
  const requests = sold.slice(0, 2).map(({ itemId, unit }, index) => ({
    requestId: chance.idAt(world.end),
    itemId,
    entry: entry(String(2 + index), unit),
    note: index === 0 ? 'For Saturday' : null,
  }));
  await by(telling, 'chef').requestItems(envelope(world.end, { requests }) as Command<'requestItems'>);
};

/** A draft that nobody has sent, two wishes of the kitchen, and a paper that is a little late. */
const tellDraft = async (telling: Telling, opened: Opened): Promise<void> => {
  await order(telling, opened, new Date(telling.world.end.getTime() + 2 * dayMs));
  await askForMore(telling, opened);
  const late = await charge(telling, opened, { number: 'A-77', on: ago(telling, 45 * 24), receiptLineIds: [] });
  await approve(telling, late, 'Came before deliveries were kept here');
};

const stories = [tellPlain, tellDraft, tellWarm, tellShort, tellDear] as const;

/** Who sells to a house, and what came of it lately: in full, short, too warm and too dear. */
export const supplyHouse = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const { items } = await clientOf(world, house.ownerId).purchasing.listOrderables({ restaurantId: house.restaurantId });
  const ids = new Map(items.map(({ name, id }) => [name, id]));
  for (const [index, supplier] of (demoSuppliers[house.demo.word] ?? []).entries()) {
    const chance = chanceFrom(`${house.demo.word}/${supplier.name}`);
    const telling: Telling = { world, house, people, chance, envelope: envelopeFor(house, chance) };
    const opened = await openSupplier(telling, supplier, ids);
    await stories[index]?.(telling, opened);
  }
};
