import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { Order, OrderLine } from '../../contract/fields.ts';
import { billOf } from '../../rules/bill.ts';
import { decideLineStep, type LineStep } from '../../rules/line-state.ts';
import { decideOrderStep } from '../../rules/order-state.ts';
import { splitLines } from '../../rules/split-lines.ts';
import type { KitchenInputs } from '../kitchen-client.ts';
import type { PadMenu } from './cart.ts';
import { linesFromPad } from './lines-from-pad.ts';

type BodyOf<Name extends keyof KitchenInputs> = KitchenInputs[Name] extends { readonly body: infer Body } ? Body : never;

/** What this device knows of the house beside the order. */
export type WaitingFacts = {
  /** What a table is called. */
  readonly tableName: (tableId: string) => string | null;
  /** The menu that is kept here, which new dishes are priced by; undefined where it was never read. */
  readonly menu: PadMenu | undefined;
};

type Present<Facts> = { readonly [Name in keyof Facts]?: Exclude<Facts[Name], undefined> };

/** What was said of it: what is undefined was not. */
const present = <Facts extends object>(facts: Facts): Present<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Present<Facts>;

/** The bill of an order as it is shown now, by the rules that the server asks. */
export const billed = (order: Order): Order => {
  const bill = billOf({
    lines: order.lines
      .filter(({ state }) => state !== 'VOIDED')
      .map(({ quantity, unitPriceMinor, vatRate }) => ({ quantity, unitPriceMinor: BigInt(unitPriceMinor), vatRate })),
    discounts: order.discounts.map(({ share, amountMinor }) => ({ share, amountMinor: amountMinor === null ? null : BigInt(amountMinor) })),
    serviceShare: order.serviceShare,
    paymentsMinor: order.payments.map(({ amountMinor }) => BigInt(amountMinor)),
  });
  return {
    ...order,
    discounts: order.discounts.map((one, index) => ({ ...one, takenMinor: String(bill.discountsMinor[index] ?? 0n) })),
    bill: {
      grossMinor: String(bill.grossMinor),
      discountMinor: String(bill.discountMinor),
      serviceMinor: String(bill.serviceMinor),
      totalMinor: String(bill.totalMinor),
      paidMinor: String(bill.paidMinor),
      leftMinor: String(bill.leftMinor),
      vat: bill.vat.map(({ rate, grossMinor, netMinor, vatMinor }) => ({
        rate,
        grossMinor: String(grossMinor),
        netMinor: String(netMinor),
        vatMinor: String(vatMinor),
      })),
    },
  };
};

const stepped = (line: OrderLine, step: LineStep): OrderLine => {
  const facts = { isConfirmed: true, maySettleVoids: false, doneAt: null, beforeVoid: null, now: new Date() };
  const decided = decideLineStep(line.state, step, facts);
  return decided.ok ? { ...line, state: decided.value } : line;
};

const changed = (order: Order, { guests, change, add }: BodyOf<'changeOrder'>, menu: PadMenu | undefined): Order => {
  const changeOf = new Map(change.map(({ lineId, ...rest }) => [lineId, present(rest)]));
  const lines = order.lines.map((line): OrderLine => ({ ...line, ...changeOf.get(line.id) }));
  const unknown = add.filter(({ lineId }) => !lines.some(({ id }) => id === lineId));
  const after = { ...order, ...present(guests) };
  const { id: orderId, channel, allergyNote } = after;
  const added = menu ? linesFromPad(unknown, { orderId, channel, allergyNote, menu, sortFrom: lines.length }) : [];
  return { ...after, lines: [...lines, ...added] };
};

const paced = (order: Order, { step, course, lineIds }: BodyOf<'paceOrder'>): Order => ({
  ...order,
  lines: order.lines.map((line) => (lineIds.includes(line.id) || line.course === course ? stepped(line, step) : line)),
});

const voided = (order: Order, { lines }: BodyOf<'voidLines'>): Order => {
  const ids = lines.map(({ lineId }) => lineId);
  return { ...order, lines: order.lines.map((line) => (ids.includes(line.id) ? stepped(line, 'VOID') : line)) };
};

const split = (order: Order, { parts }: BodyOf<'splitOrder'>): Order => {
  const off = order.lines.filter(({ state }) => state === 'VOIDED');
  const decided = splitLines(
    order.lines.filter(({ state }) => state !== 'VOIDED'),
    parts,
  );
  return decided.ok ? { ...order, lines: [...decided.value.stay, ...off] } : order;
};

const merged = (order: Order, { orderId }: BodyOf<'mergeOrders'>): Order =>
  orderId === order.id ? { ...order, state: 'CANCELLED', lines: [] } : order;

const discounted = (order: Order, { discountId, off, reason }: BodyOf<'giveDiscount'>): Order => {
  if (order.discounts.some(({ id }) => id === discountId)) return order;
  const made = {
    id: discountId,
    share: off.kind === 'SHARE' ? off.share : null,
    amountMinor: off.kind === 'AMOUNT' ? off.amountMinor : null,
    takenMinor: '0',
    reason,
  };
  return { ...order, discounts: [...order.discounts, made] };
};

const paid = (order: Order, { paymentId, method, amountMinor, reference }: BodyOf<'takePayment'>, takenAt: string): Order =>
  order.payments.some(({ id }) => id === paymentId)
    ? order
    : { ...order, payments: [...order.payments, { id: paymentId, method, amountMinor, reference, takenAt }] };

const closed = (order: Order, step: BodyOf<'closeOrder'>['step']): Order => {
  const { leftMinor, paidMinor } = order.bill;
  const facts = { lineStates: order.lines.map(({ state }) => state), leftMinor: BigInt(leftMinor), paidMinor: BigInt(paidMinor) };
  const decided = decideOrderStep(order.state, step, facts);
  return decided.ok ? { ...order, state: decided.value } : order;
};

type Over = (order: Order, entry: { readonly body: never; readonly occurredAt: string }) => Order;

/** What each deed makes of an order until the server says it. */
const over = ({ tableName, menu }: WaitingFacts): Readonly<Record<string, Over>> => ({
  'kitchen.change-order@1': (order, { body }) => changed(order, body, menu),
  'kitchen.pace-order@1': (order, { body }) => paced(order, body),
  'kitchen.void-lines@1': (order, { body }) => voided(order, body),
  'kitchen.move-order@1': (order, { body }) => {
    const { tableId } = body as BodyOf<'moveOrder'>;
    return { ...order, tableId, tableName: tableId === null ? null : tableName(tableId) };
  },
  'kitchen.merge-orders@1': (order, { body }) => merged(order, body),
  'kitchen.split-order@1': (order, { body }) => split(order, body),
  'kitchen.give-discount@1': (order, { body }) => discounted(order, body),
  'kitchen.drop-discount@1': (order, { body }) => ({
    ...order,
    discounts: order.discounts.filter(({ id }) => id !== (body as BodyOf<'dropDiscount'>).discountId),
  }),
  'kitchen.take-payment@1': (order, { body, occurredAt }) => paid(order, body, occurredAt),
  'kitchen.give-back@1': (order, { body, occurredAt }) => {
    const money = body as BodyOf<'giveBack'>;
    return paid(order, { ...money, amountMinor: `-${money.amountMinor}` }, occurredAt);
  },
  'kitchen.close-order@1': (order, { body }) => closed(order, (body as BodyOf<'closeOrder'>).step),
});

/**
 * An order as this device shows it: what the server last said, with what waits here laid over it in its order, by the rules
 * that the server will ask. New dishes are priced by the menu kept here: a guest who pays meanwhile pays for them too.
 */
export const withWaitingDeeds = (order: Order, waiting: readonly OutboxEntry[], facts: WaitingFacts): Order => {
  const steps = over(facts);
  return waiting.reduce((shown, { name, input }) => {
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
    return step ? billed(step(shown, input as never)) : shown;
  }, order);
};
