import { uuidv7 } from 'uuidv7';

import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { envelope } from './furnish.ts';
import type { Things } from './things.ts';
import type { TestApp } from './test-app.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

let lastNumber = 0;

/** A number that no other order of this run has. */
export const newNumber = () => {
  lastNumber += 1;
  return { prefix: 'A', number: lastNumber };
};

let lastTill = 0;

/** Letters that no other till of this run has; three of them are enough for some twelve hundred. */
const newPrefix = (): string => {
  lastTill += 1;
  return `T${lastTill.toString(36).toUpperCase()}`;
};

/** A day that nobody of this run has written down. */
const newDay = (): string => new Date(Date.UTC(2001, 0, newNumber().number)).toISOString().slice(0, 10);

/** One portion of a dish, told to the kitchen at once. */
export const lineBody = (dishId: string, changes: Record<string, unknown> = {}) => ({
  lineId: uuidv7(),
  dishId,
  quantity: 1,
  modifierIds: [],
  course: null,
  note: null,
  hasAllergy: false,
  isHeld: false,
  seat: null,
  ...changes,
});

/** An order of these lines. */
export const orderBody = (orderId: string, lines: readonly ReturnType<typeof lineBody>[]) => ({
  orderId,
  number: newNumber(),
  channel: 'DINE_IN' as const,
  tableId: null,
  guestName: null,
  covers: 2,
  allergyNote: null,
  promisedAt: null,
  serviceShare: 0,
  lines: [...lines],
});

const stationBody = (stationId: string) => ({
  stationId,
  baseVersion: null,
  name: 'Hot',
  nameLocal: null,
  kind: 'PREP' as const,
  categoryIds: [],
  dishIds: [],
  stage: 1,
  mode: 'TICKET' as const,
  hasSound: true,
  sortOrder: 0,
  isArchived: false,
});

const tableBody = (tableId: string) => ({
  tableId,
  baseVersion: null,
  name: tableId.slice(-12),
  seats: 4,
  area: null,
  sortOrder: 0,
  isArchived: false,
});

/** Lets go what earlier furnishing set up, so that the tills and printers of a test are not too many. */
const makeRoom = async ({ kitchen }: ReturnType<TestApp['as']>, restaurantId: string) => {
  const tell = <Body>(body: Body) => envelope(restaurantId, body);
  const { tills } = await kitchen.readTills({ restaurantId });
  for (const { id, revokedAt } of tills) if (revokedAt === null) await kitchen.revokeTill(tell({ tillId: id }));
  const { printers } = await kitchen.readPrinting({ restaurantId });
  for (const { id, version, fault: _fault, failingSince: _since, lastPrintedAt: _last, ...said } of printers)
    await kitchen.savePrinter(tell({ ...said, printerId: id, baseVersion: version, isArchived: true }));
};

/** Puts a station, a table and orders into a restaurant that sells a dish: of two lines, one of them on the fire and asked to be voided. */
export const furnishKitchen = async (app: TestApp, cast: { readonly owner: Credential; readonly waiter: Credential }, things: Things) => {
  const { restaurantId, dishId } = things;
  const [kitchen, floor] = [app.as(cast.owner).kitchen, app.as(cast.waiter).kitchen];
  const tell = <Body>(body: Body) => envelope(restaurantId, body);
  const [stationId, tableId, orderId, otherOrderId, emptyOrderId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const lines = [lineBody(dishId, { quantity: 2 }), lineBody(dishId), lineBody(dishId)] as const;
  // Put away, so that the many stations of a test are not too many.
  await kitchen.saveStation(tell({ ...stationBody(stationId), isArchived: true }));
  await kitchen.saveTable(tell(tableBody(tableId)));
  await kitchen.openOrder(tell(orderBody(orderId, lines)));
  await kitchen.openOrder(tell(orderBody(otherOrderId, [lineBody(dishId)])));
  await kitchen.openOrder(tell(orderBody(emptyOrderId, [])));
  const start = (lineId: string) => ({ eventId: uuidv7(), lineId, step: 'START' as const, isConfirmed: false });
  await kitchen.stepLines(tell({ steps: [start(lines[1].lineId), start(lines[2].lineId)] }));
  await floor.voidLines(tell({ lines: [{ eventId: uuidv7(), lineId: lines[1].lineId }], reason: 'Mistake' }));
  const paid = { paymentId: uuidv7(), method: 'CASH' as const, amountMinor: '100', reference: null };
  await kitchen.takePayment(tell({ orderId, ...paid }));
  const reservationId = uuidv7();
  await kitchen.saveReservation(tell(bookingBody(reservationId)));
  await makeRoom(app.as(cast.owner), restaurantId);
  const [tillId, spareTillId] = [uuidv7(), uuidv7()];
  for (const id of [tillId, spareTillId]) await kitchen.pairTill(tell({ tillId: id, name: 'Bar', prefix: newPrefix() }));
  const printerId = uuidv7();
  await kitchen.savePrinter(tell({ ...printerBody(printerId), stationIds: [stationId] }));
  await kitchen.printTest(tell({ printerId }));
  const [paper] = (await kitchen.readPrinting({ restaurantId })).waiting;
  if (!paper) throw new Error('A page that was asked for waits.');
  return {
    printerId,
    printJobId: paper.id,
    reservationId,
    tillId,
    spareTillId,
    stationId,
    tableId,
    kitchenOrderId: orderId,
    otherOrderId,
    emptyOrderId,
    kitchenLineId: lines[0].lineId,
    askedLineId: lines[1].lineId,
    begunLineId: lines[2].lineId,
  };
};

/** A printer of bills at the address of nobody. */
export const printerBody = (printerId: string) => ({
  printerId,
  baseVersion: null as number | null,
  name: 'Pass',
  host: '127.0.0.9',
  port: 9109,
  paperMm: 80 as const,
  language: 'en' as 'en' | 'am',
  stationIds: [] as string[],
  printsBills: true,
  isArchived: false,
});

const bookingBody = (reservationId: string) => ({
  reservationId,
  baseVersion: null,
  guestName: 'Abebe',
  phone: null,
  covers: 4,
  startsAt: '2026-11-21T19:00:00.000Z',
  minutes: 90,
  tableId: null,
  note: null,
});

const money = ({ restaurantId, kitchenOrderId }: Things) =>
  envelope(restaurantId, { orderId: kitchenOrderId, paymentId: uuidv7(), method: 'CASH', amountMinor: '100', reference: null });

/** Inputs about orders and what the kitchen does with them. */
export const kitchenFixtures: Readonly<Record<string, InputBuilder>> = {
  readOrders: ({ restaurantId }) => ({ restaurantId }),
  readOrder: ({ restaurantId, kitchenOrderId }) => ({ restaurantId, orderId: kitchenOrderId }),
  openOrder: ({ restaurantId, dishId }) => envelope(restaurantId, orderBody(uuidv7(), [lineBody(dishId)])),
  changeOrder: ({ restaurantId, kitchenOrderId, kitchenLineId, dishId }) =>
    envelope(restaurantId, {
      orderId: kitchenOrderId,
      guests: { covers: 3 },
      add: [lineBody(dishId)],
      change: [{ lineId: kitchenLineId, quantity: 3 }],
    }),
  paceOrder: ({ restaurantId, kitchenOrderId, kitchenLineId }) =>
    envelope(restaurantId, { orderId: kitchenOrderId, step: 'HOLD', course: null, lineIds: [kitchenLineId] }),
  moveOrder: ({ restaurantId, kitchenOrderId, tableId }) => envelope(restaurantId, { orderId: kitchenOrderId, tableId }),
  mergeOrders: ({ restaurantId, kitchenOrderId, otherOrderId }) =>
    envelope(restaurantId, { orderId: otherOrderId, intoId: kitchenOrderId }),
  splitOrder: ({ restaurantId, kitchenOrderId, kitchenLineId }) =>
    envelope(restaurantId, {
      orderId: kitchenOrderId,
      newOrderId: uuidv7(),
      number: newNumber(),
      parts: [{ lineId: kitchenLineId, quantity: 1, newLineId: uuidv7() }],
    }),
  closeOrder: ({ restaurantId, emptyOrderId }) => envelope(restaurantId, { orderId: emptyOrderId, step: 'CLOSE' }),
  printBill: ({ restaurantId, kitchenOrderId }) => ({ restaurantId, orderId: kitchenOrderId, language: 'en' }),
  giveDiscount: ({ restaurantId, kitchenOrderId }) =>
    envelope(restaurantId, { orderId: kitchenOrderId, discountId: uuidv7(), off: { kind: 'SHARE', share: 1000 }, reason: 'Waited' }),
  dropDiscount: ({ restaurantId, kitchenOrderId }) => envelope(restaurantId, { orderId: kitchenOrderId, discountId: uuidv7() }),
  takePayment: money,
  giveBack: money,
  readKitchen: ({ restaurantId, stationId }) => ({ restaurantId, stationId }),
  readKitchenHistory: ({ restaurantId, stationId }) => ({ restaurantId, stationId }),
  stepLines: ({ restaurantId, kitchenLineId }) =>
    envelope(restaurantId, { steps: [{ eventId: uuidv7(), lineId: kitchenLineId, step: 'START', isConfirmed: false }] }),
  undoSteps: ({ restaurantId, kitchenLineId }) =>
    envelope(restaurantId, { undone: [{ eventId: uuidv7(), lineId: kitchenLineId, undoesId: uuidv7() }] }),
  prioritise: ({ restaurantId, kitchenLineId }) => envelope(restaurantId, { lineIds: [kitchenLineId], isFirst: true }),
  acknowledge: ({ restaurantId, kitchenLineId }) => envelope(restaurantId, { lineIds: [kitchenLineId] }),
  voidLines: ({ restaurantId, kitchenLineId }) =>
    envelope(restaurantId, { lines: [{ eventId: uuidv7(), lineId: kitchenLineId }], reason: 'Mistake' }),
  settleVoid: ({ restaurantId, askedLineId }) => envelope(restaurantId, { eventId: uuidv7(), lineId: askedLineId, isGranted: true }),
  remakeLine: ({ restaurantId, begunLineId }) =>
    envelope(restaurantId, { eventId: uuidv7(), lineId: begunLineId, newLineId: uuidv7(), quantity: 1, reason: 'BURNT' }),
  readHouse: ({ restaurantId }) => ({ restaurantId }),
  saveStation: ({ restaurantId }) => envelope(restaurantId, stationBody(uuidv7())),
  readReservations: ({ restaurantId }) => ({ restaurantId, day: '2026-11-21' }),
  saveReservation: ({ restaurantId }) => envelope(restaurantId, bookingBody(uuidv7())),
  moveReservation: ({ restaurantId, reservationId }) => envelope(restaurantId, { reservationId, step: 'SEAT', orderId: null }),
  readEngineering: ({ restaurantId }) => ({ restaurantId, from: '2026-11-01', to: '2026-11-30' }),
  readTicketTimes: ({ restaurantId }) => ({ restaurantId, from: '2026-11-01', to: '2026-11-30' }),
  readTakings: ({ restaurantId }) => ({ restaurantId, from: '2026-11-01', to: '2026-11-30' }),
  saveTakings: ({ restaurantId }) =>
    envelope(restaurantId, {
      source: 'TYPED',
      rows: [{ businessDate: newDay(), channel: 'DINE_IN', baseVersion: null, grossMinor: '120000', vatMinor: null, covers: 40 }],
    }),
  saveTable: ({ restaurantId }) => envelope(restaurantId, tableBody(uuidv7())),
  readCoverage: ({ restaurantId }) => ({ restaurantId, from: '2026-11-01', to: '2026-11-30' }),
  readPrinting: ({ restaurantId }) => ({ restaurantId }),
  // Put away at once, so that the many printers of a test are not too many.
  savePrinter: ({ restaurantId }) => envelope(restaurantId, { ...printerBody(uuidv7()), isArchived: true }),
  printTest: ({ restaurantId, printerId }) => envelope(restaurantId, { printerId }),
  printBillSlip: ({ restaurantId, kitchenOrderId }) => envelope(restaurantId, { orderId: kitchenOrderId }),
  printOpenTickets: ({ restaurantId, stationId }) => envelope(restaurantId, { stationId }),
  stepPrintJob: ({ restaurantId, printJobId }) => envelope(restaurantId, { jobId: printJobId, step: 'NOW' }),
  readTills: ({ restaurantId }) => ({ restaurantId }),
  readTillKey: ({ restaurantId, tillId }) => ({ restaurantId, tillId }),
  pairTill: ({ restaurantId }) => envelope(restaurantId, { tillId: uuidv7(), name: 'Bar', prefix: newPrefix() }),
  revokeTill: ({ restaurantId, spareTillId }) => envelope(restaurantId, { tillId: spareTillId }),
};
