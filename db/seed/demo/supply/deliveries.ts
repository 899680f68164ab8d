import { instantAt } from '../../../../kit/time/wall.ts';
import type { DemoItem } from '../catalogue.ts';
import { chanceFrom } from '../chance.ts';
import { demoSuppliers, type DemoSupplier } from '../suppliers.ts';

const minuteMs = 60_000;
/** The days between two deliveries of what keeps. @unit days */
const everyDays = 3;

/** Who sells an item to a house; every category has its supplier. */
export const supplierOf = (house: string, { category }: DemoItem): DemoSupplier => {
  const found = demoSuppliers[house]?.find(({ sells }) => sells.includes(category));
  if (!found) throw new Error(`Nobody sells ${category} to ${house}.`);
  return found;
};

/** How often an item is delivered, and whether it may come on a day of the month: what one supplier sells comes together. */
export const deliveryRhythm = (house: string, item: DemoItem) => {
  const every = item.category === 'bakery' ? 1 : everyDays;
  const offset = Math.floor(chanceFrom(`${house}/${supplierOf(house, item).name}/days`).between(0, every));
  return { every, isDay: (number: number): boolean => number % every === offset };
};

/** When a supplier is at the door on a day, in the morning. */
export const doorTime = (house: string, supplier: DemoSupplier, on: { readonly isoDay: string; readonly timeZone: string }): Date => {
  const minutes = Math.floor(chanceFrom(`${house}/${supplier.name}/${on.isoDay}/door`).between(0, 90));
  return new Date(instantAt(on.isoDay, '06:30', on.timeZone).getTime() + minutes * minuteMs);
};

/** One item of a delivery, in the supplier's packs. */
export type CameIn = {
  readonly item: DemoItem;
  readonly itemId: string;
  /** @unit packs, whole */
  readonly packs: number;
  readonly unit: string;
  /** What one pack costs. */
  readonly price: string;
};

/** What a supplier brought to a house one morning. */
export type Delivery = {
  readonly supplier: DemoSupplier;
  readonly isoDay: string;
  readonly at: Date;
  readonly lines: readonly CameIn[];
};

/** What the documents of a delivery are known by, and whether it came short; the same whenever the seed asks. */
export const documentsOf = (house: string, { supplier, isoDay, at, lines }: Delivery) => {
  const chance = chanceFrom(`${house}/${supplier.name}/${isoDay}`);
  const [orderId, receiptId, invoiceId, paymentId] = [chance.idAt(at), chance.idAt(at), chance.idAt(at), chance.idAt(at)];
  const isShort = chance.next() < 0.08;
  const lineIds = lines.map(() => ({
    orderLineId: chance.idAt(at),
    receiptLineId: chance.idAt(at),
    movementId: chance.idAt(at),
    invoiceLineId: chance.idAt(at),
  }));
  return { orderId, receiptId, invoiceId, paymentId, isShort, lineIds };
};

/** The documents of one delivery. */
export type DeliveryDocuments = ReturnType<typeof documentsOf>;
