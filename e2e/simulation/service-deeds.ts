import type { CatalogueItem } from '../../modules/inventory/contract/item-schemas.ts';
import { deed, idNow, pick, unmoved, type Day, type Deed, type Other } from './deed.ts';
import type { Device } from './device.ts';

const grams = 200n;

const waste = (day: Day, device: Device, item: CatalogueItem): Deed => {
  const body = {
    entryId: idNow(day),
    movementId: idNow(day),
    kind: 'STOCK_ITEM',
    itemId: item.id,
    entry: { text: `${grams} g`, parts: [{ quantity: String(grams), unit: 'g' }] },
    weighing: null,
    stage: 'STORAGE',
    reason: 'SPOILED',
    destination: 'FOOD_WASTE_BIN',
    storageAreaId: null,
    note: null,
    happenedAt: null,
  };
  return deed(day, device, { ...unmoved, name: 'waste.log-entry', about: item.name, body, moves: { itemId: item.id, base: -grams } });
};

/** The clock asks how long ago it was by the server's own time, which no simulation can turn: this is said now. */
const clock = (day: Day, device: Device): Deed => {
  const kind = pick(day.chance, ['IN', 'OUT', 'BREAK_START', 'BREAK_END']);
  const said = deed(day, device, {
    ...unmoved,
    name: 'staff.clock',
    about: kind,
    body: { markId: idNow(day), kind, clockAheadMs: 0, position: null },
  });
  return { ...said, command: { ...said.command, input: { ...said.command.input, occurredAt: new Date().toISOString() } as never } };
};

const incident = (day: Day, device: Device): Deed => {
  const told = {
    kind: 'PEST',
    isStaff: false,
    concerned: 'Dry store',
    done: 'Trap set',
    followUp: null,
    followUpDue: null,
    minutesAgo: 10,
  };
  return deed(day, device, { ...unmoved, name: 'tasks.record-incident', about: 'pest', body: { incidentId: idNow(day), ...told } });
};

const order = (day: Day, device: Device): Deed => {
  const line = { lineId: idNow(day), dishId: day.dishId, quantity: 1, modifierIds: [], course: null, note: null, hasAllergy: false };
  const body = {
    orderId: idNow(day),
    number: { prefix: 'S', number: day.deeds.length + 1 },
    channel: 'DINE_IN',
    tableId: null,
    guestName: null,
    covers: 2,
    allergyNote: null,
    promisedAt: null,
    serviceShare: 0,
    lines: [{ ...line, isHeld: false, seat: null }],
  };
  return deed(day, device, { ...unmoved, name: 'kitchen.open-order', about: 'one dish', body });
};

/** Somebody steps a dish of any order on, whether or not the order has arrived yet, and whether or not somebody else did. */
const bump = (day: Day, device: Device): Deed | null => {
  const orders = day.deeds.filter(({ command }) => command.name === 'kitchen.open-order@1');
  if (orders.length === 0) return null;
  const { lines } = pick(day.chance, orders).command.input.body as { readonly lines: readonly { readonly lineId: string }[] };
  const step = pick(day.chance, ['START', 'READY', 'PASS']);
  const steps = lines.map(({ lineId }) => ({ eventId: idNow(day), lineId, step, isConfirmed: true }));
  return deed(day, device, { ...unmoved, name: 'kitchen.step-lines', about: step, body: { steps } });
};

/** What a service does beside the shelves; their shares come after those of the stock. */
export const serviceDeeds: readonly Other[] = [
  { below: 0.5, capability: 'waste.log', does: waste },
  { below: 0.56, capability: 'staff.clock', does: clock },
  { below: 0.61, capability: 'tasks.do', does: incident },
  { below: 0.69, capability: 'kitchen.take-orders', does: order },
  { below: 0.79, capability: 'kitchen.cook', does: bump },
];
