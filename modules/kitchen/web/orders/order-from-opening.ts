import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { Order, OrderLine } from '../../contract/fields.ts';
import { orderNumberText } from '../../rules/order-number.ts';
import type { KitchenInputs } from '../kitchen-client.ts';
import { type PadMenu, priceOf } from './cart.ts';

type Opening = KitchenInputs['openOrder'];

/** The command on this device that opens an order, while it is not settled. */
export const openingOf = (orderId: string, entries: readonly OutboxEntry[]): Opening | undefined => {
  const opening = entries.find(
    ({ name, input }) => name === 'kitchen.open-order@1' && 'body' in input && bodyOf(input).orderId === orderId,
  );
  return opening?.input as Opening | undefined;
};

const bodyOf = (input: object): { readonly orderId?: string } => (input as { readonly body: { readonly orderId?: string } }).body;

export type OpeningFacts = {
  readonly menu: PadMenu;
  readonly currency: Order['currency'];
  /** The trading day on which it was taken. */
  readonly businessDate: string;
};

const nothing = { startedAt: null, readyAt: null, passedAt: null, servedAt: null, firedAt: null } as const;
const unchanged = {
  remakeOfId: null,
  voidReason: null,
  beforeVoid: null,
  voidedAt: null,
  knownBefore: null,
  acknowledgedAt: null,
} as const;
const emptyBill = { grossMinor: '0', discountMinor: '0', serviceMinor: '0', totalMinor: '0', vat: [], paidMinor: '0', leftMinor: '0' };

const lineOf = ({ body }: Opening, { menu }: OpeningFacts, sortOrder: number): OrderLine[] => {
  const line = body.lines[sortOrder];
  const dish = menu.dishes.find(({ id }) => id === line?.dishId);
  if (!line || !dish) return [];
  const choices = menu.groups.flatMap(({ modifiers }) => modifiers).filter(({ id }) => line.modifierIds.includes(id));
  const { lineId: id, dishId, quantity, note, isHeld, seat } = line;
  return [
    {
      ...nothing,
      ...unchanged,
      id,
      dishId,
      quantity,
      note,
      seat,
      sortOrder,
      orderId: body.orderId,
      dishName: dish.name,
      dishNameLocal: dish.nameLocal,
      categoryId: dish.categoryId,
      course: line.course ?? dish.course,
      modifiers: choices.map((one) => ({ id: one.id, name: one.name, nameLocal: one.nameLocal, priceDeltaMinor: one.priceDeltaMinor })),
      hasAllergy: line.hasAllergy || body.allergyNote !== null,
      unitPriceMinor: String(priceOf(line, menu, body.channel) ?? 0n),
      vatRate: dish.vatRate,
      state: isHeld ? 'HELD' : 'QUEUED',
      sentQuantity: 0,
      stage: 1,
      stationIds: [],
      priority: 0,
      targetSeconds: dish.targetSeconds,
      version: 1,
    },
  ];
};

/** An order that only this device knows of, by the menu that is kept here; what its bill comes to is reckoned over it. */
export const orderFromOpening = (opening: Opening, facts: OpeningFacts): Order => {
  const { body, occurredAt } = opening;
  const { orderId: id, channel, tableId, guestName, covers, allergyNote, promisedAt, serviceShare } = body;
  return {
    id,
    channel,
    tableId,
    guestName,
    covers,
    allergyNote,
    promisedAt,
    serviceShare,
    number: orderNumberText(body.number),
    businessDate: facts.businessDate,
    source: 'PAD',
    tableName: null,
    state: 'OPEN',
    openedAt: occurredAt,
    closedAt: null,
    version: 1,
    tillName: null,
    currency: facts.currency,
    lines: body.lines.flatMap((_line, index) => lineOf(opening, facts, index)),
    discounts: [],
    payments: [],
    bill: emptyBill,
  };
};
