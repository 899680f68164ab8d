import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { Order } from '../../contract/fields.ts';
import { orderNumberText } from '../../rules/order-number.ts';
import type { KitchenInputs } from '../kitchen-client.ts';
import type { PadMenu } from './cart.ts';
import { linesFromPad } from './lines-from-pad.ts';

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

const emptyBill = { grossMinor: '0', discountMinor: '0', serviceMinor: '0', totalMinor: '0', vat: [], paidMinor: '0', leftMinor: '0' };

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
    lines: linesFromPad(body.lines, { ...body, menu: facts.menu, sortFrom: 0 }),
    discounts: [],
    payments: [],
    bill: emptyBill,
  };
};
