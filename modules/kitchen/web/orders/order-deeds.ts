import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { Order } from '../../contract/fields.ts';

/** Which part of an order a deed is about: there it stands while it waits, and there it is said why it was refused. */
export type DeedPlace = 'ORDER' | 'LINES' | 'BILL';

const places: Readonly<Record<string, DeedPlace>> = {
  'kitchen.change-order@1': 'LINES',
  'kitchen.pace-order@1': 'LINES',
  'kitchen.void-lines@1': 'LINES',
  'kitchen.settle-void@1': 'LINES',
  'kitchen.remake-line@1': 'LINES',
  'kitchen.move-order@1': 'ORDER',
  'kitchen.merge-orders@1': 'ORDER',
  'kitchen.split-order@1': 'ORDER',
  'kitchen.give-discount@1': 'BILL',
  'kitchen.drop-discount@1': 'BILL',
  'kitchen.take-payment@1': 'BILL',
  'kitchen.give-back@1': 'BILL',
  'kitchen.close-order@1': 'BILL',
};

/** Which part of an order a command is about; undefined for one that is about none. */
export const placeOf = ({ name }: Pick<OutboxEntry, 'name'>): DeedPlace | undefined =>
  Object.hasOwn(places, name) ? places[name] : undefined;

/** What only the server makes of an order; everything else is seen in it as soon as it is done. */
const unseen: ReadonlySet<string> = new Set(['kitchen.settle-void@1', 'kitchen.remake-line@1']);

/** Whether a deed has to be said beside the order: it was refused or is seen nowhere yet, or has waited for a while. */
export const isToSay = ({ name, state }: Pick<OutboxEntry, 'name' | 'state'>, isHeldUp: boolean): boolean =>
  isHeldUp || state === 'needs-attention' || unseen.has(name);

type Named = {
  readonly orderId?: string;
  readonly intoId?: string;
  readonly lineId?: string;
  readonly lines?: readonly { readonly lineId?: string }[];
};

/** The body of a command as far as it names an order or its lines. */
const namedBy = ({ input }: OutboxEntry): Named => ('body' in input ? (input.body as Named) : {});

/** What was done on this device to an order or its lines and is not settled, oldest first. */
export const deedsOn = (order: Pick<Order, 'id' | 'lines'>, entries: readonly OutboxEntry[]): readonly OutboxEntry[] => {
  const lineIds = new Set(order.lines.map(({ id }) => id));
  return entries.filter((entry) => {
    if (placeOf(entry) === undefined) return false;
    const { orderId, intoId, lineId, lines = [] } = namedBy(entry);
    if (orderId === order.id || intoId === order.id) return true;
    return [lineId, ...lines.map((line) => line.lineId)].some((id) => id !== undefined && lineIds.has(id));
  });
};
