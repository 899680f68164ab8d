import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { printPapers } from '../../modules/kitchen/server/mount.ts';
import { openStandInPrinter, type StandInPrinter } from '../../platform/server/printing/testing/stand-in-printer.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { lineBody, orderBody, printerBody } from './testing/kitchen-fixtures.ts';
import { sellDish } from './testing/sell-dish.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let dishId: string;
let stationId: string;
let stands: StandInPrinter;
let printerId: string;

const tell = <Body>(body: Body) => envelope(here.restaurantId, body);
const kitchen = () => app.as(here.people.owner).kitchen;
const printing = () => kitchen().readPrinting({ restaurantId: here.restaurantId });

/** One run, as each server makes it, and as patient: for less, a sound printer on a busy machine would seem to stall. */
const run = () => {
  const { pools, app: login, backup } = database();
  return printPapers.run({
    pools,
    database: { app: login, backup, privileged: null, stop: () => Promise.resolve() },
    backupFolder: '/nowhere',
    log: pino({ level: 'silent' }),
  });
};

type Slip = {
  readonly blocks: readonly { readonly kind: string; readonly text?: string; readonly count?: string; readonly left?: string }[];
};

/** The words of every paper that was asked for, in their order. */
const wordsOfPapers = async (): Promise<readonly string[]> => {
  const rows = await queryAs<{ slip: Slip }>(database().owner, 'select slip from print_job where printer_id = $1 order by entry', [
    printerId,
  ]);
  return rows.map(({ slip }) => slip.blocks.map(({ left, count, text }) => [left, count, text].filter(Boolean).join(' ')).join('|'));
};

/** As if the printer's rest were over. */
const later = () => queryAs(database().owner, 'update printer set due_at = now(), busy_until = null where id = $1', [printerId]);

const savePrinter = (changes: object = {}) =>
  kitchen().savePrinter(tell({ ...printerBody(printerId), host: stands.host, port: stands.port, stationIds: [stationId], ...changes }));

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  ({ dishId } = await sellDish(app, here.people.owner, { restaurantId: here.restaurantId }));
  stationId = uuidv7();
  const words = { name: 'Hot', nameLocal: 'ትኩስ', kind: 'PREP' as const, categoryIds: [], dishIds: [] };
  const terms = { stage: 1, mode: 'TICKET' as const, hasSound: true, sortOrder: 0, isArchived: false };
  await kitchen().saveStation(tell({ stationId, baseVersion: null, ...words, ...terms }));
});

beforeEach(async () => {
  stands = await openStandInPrinter();
  printerId = uuidv7();
  await savePrinter();
});

afterEach(async () => {
  await queryAs(database().owner, 'delete from printer');
  await stands.stop();
});

const order = async (lines = [lineBody(dishId, { quantity: 2 })]) => {
  const orderId = uuidv7();
  const answer = await kitchen().openOrder(tell(orderBody(orderId, lines)));
  const [line] = answer.order.lines;
  if (!line) throw new Error('An order has a line.');
  return { orderId, lineId: line.id, number: answer.order.number };
};

const change = (orderId: string, changes: object) => kitchen().changeOrder(tell({ orderId, guests: {}, add: [], change: [], ...changes }));
const step = (lineId: string, name: 'START' | 'READY' | 'RECALL') =>
  kitchen().stepLines(tell({ steps: [{ eventId: uuidv7(), lineId, step: name, isConfirmed: true }] }));
const voidLine = (lineId: string) => kitchen().voidLines(tell({ lines: [{ eventId: uuidv7(), lineId }], reason: 'Mistake' }));

describe('a ticket on paper', () => {
  it('comes out once for an order, however often the same command arrives', async () => {
    const command = tell(orderBody(uuidv7(), [lineBody(dishId, { quantity: 2, note: 'no onion' })]));
    await Promise.all([kitchen().openOrder(command), kitchen().openOrder(command)]);
    await run();
    await run();
    expect(await wordsOfPapers()).toEqual([expect.stringMatching(/Hot.*\|2 Shiro\|» no onion$/)]);
    expect(stands.papers).toHaveLength(1);
    expect(stands.papers[0]?.width).toBe(576);
  });

  it('says the change alone: more, less, other words, held, and nothing of steps and recalls', async () => {
    const { orderId, lineId } = await order();
    await change(orderId, { change: [{ lineId, quantity: 5 }] });
    await change(orderId, { change: [{ lineId, quantity: 4 }] });
    await change(orderId, { change: [{ lineId, note: 'mild' }] });
    await change(orderId, { guests: { covers: 4 } });
    await step(lineId, 'START');
    await step(lineId, 'READY');
    await step(lineId, 'RECALL');
    await change(orderId, { guests: { allergyNote: 'nuts' } });
    const other = await order();
    await kitchen().paceOrder(tell({ orderId: other.orderId, step: 'HOLD', course: null, lineIds: [other.lineId] }));
    const said = (await wordsOfPapers()).map((words) => words.split('||').at(-1));
    expect(said).toEqual([
      '2 Shiro',
      'MORE|+3 Shiro',
      'LESS|−1 Shiro',
      'CHANGED|4 Shiro|» mild',
      'CHANGED|4 Shiro|» mild|ALLERGY',
      '2 Shiro',
      'HOLD|2 Shiro',
    ]);
  });

  it('tells what is new from what is more, when both are said at once', async () => {
    const { orderId, lineId } = await order();
    await change(orderId, { add: [lineBody(dishId)], change: [{ lineId, quantity: 3 }] });
    expect((await wordsOfPapers()).at(-1)).toMatch(/\|\|MORE\|\+1 Shiro\|NEW\|1 Shiro$/);
  });

  it('says a void in big words, begun or not, but not of what nobody was told of', async () => {
    const { lineId: waiting } = await order();
    const { lineId: begun } = await order();
    const { lineId: held } = await order([lineBody(dishId, { isHeld: true })]);
    await step(begun, 'START');
    for (const lineId of [waiting, begun, held]) await voidLine(lineId);
    const said = (await wordsOfPapers()).slice(2);
    expect(said).toEqual([expect.stringMatching(/\|\|VOID\|2 Shiro$/), expect.stringMatching(/\|\|VOID\|2 Shiro$/)]);
  });

  it('is in the language of its printer', async () => {
    await savePrinter({ baseVersion: 1, language: 'am' });
    const { lineId } = await order();
    await voidLine(lineId);
    expect(await wordsOfPapers()).toEqual([expect.stringMatching(/^ትኩስ.*\|2 ሽሮ$/), expect.stringMatching(/\|\|ተሰርዟል\|2 ሽሮ$/)]);
  });
});

describe('a printer that is gone', () => {
  it('is said with what waits for it, and once it is back everything comes out in order', async () => {
    await stands.stop();
    const first = await order();
    await order();
    await run();
    expect(await printing()).toMatchObject({
      printers: [{ fault: 'NO_ANSWER', failingSince: expect.any(String) }],
      waiting: [{ kind: 'TICKET', orderId: first.orderId, label: first.number }, { kind: 'TICKET' }],
    });
    stands = await openStandInPrinter(stands);
    await run();
    expect(stands.papers).toHaveLength(0);
    const { waiting } = await printing();
    await kitchen().stepPrintJob(tell({ jobId: waiting[0]?.id ?? '', step: 'NOW' }));
    await run();
    expect(stands.papers).toHaveLength(2);
    expect(await printing()).toMatchObject({ printers: [{ fault: null, failingSince: null }], waiting: [] });
  });

  it.each([
    ['drop', 'NOT_TAKEN'],
    ['no-paper', 'NO_PAPER'],
    ['cover-open', 'COVER_OPEN'],
  ] as const)('with the fault %s is told as %s, and prints when it is well', async (fault, told) => {
    stands.fail(fault);
    await order();
    await run();
    expect((await printing()).printers).toMatchObject([{ fault: told }]);
    stands.fail('none');
    await later();
    await run();
    expect(stands.papers).toHaveLength(1);
  });

  it('keeps no other printer waiting', async () => {
    const other = await openStandInPrinter();
    await savePrinter({ printerId: uuidv7(), host: other.host, name: 'Bar' });
    stands.fail('stall');
    await queryAs(database().owner, 'update printer set is_talking = true where id = $1', [printerId]);
    await order();
    await order();
    await run();
    expect(other.papers).toHaveLength(2);
    await other.stop();
  });

  it('leaves a paper that is dropped alone, and one of yesterday', async () => {
    await stands.stop();
    await order();
    await order();
    const { waiting } = await printing();
    await kitchen().stepPrintJob(tell({ jobId: waiting[0]?.id ?? '', step: 'DROP' }));
    await queryAs(database().owner, `update print_job set queued_at = now() - interval '13 hours' where id = $1`, [waiting[1]?.id]);
    stands = await openStandInPrinter(stands);
    await run();
    expect(stands.papers).toHaveLength(0);
    expect((await printing()).waiting).toEqual([]);
  });
});

it('two servers never print the same paper', async () => {
  for (let count = 0; count < 6; count += 1) await order();
  await Promise.all([run(), run(), run()]);
  expect(stands.papers).toHaveLength(6);
});

it('a server that dies in the middle loses nothing: the paper comes again, and says that it may be a copy', async () => {
  await order();
  await queryAs(database().owner, `update print_job set has_begun = true where printer_id = $1`, [printerId]);
  await queryAs(database().owner, `update printer set busy_until = now() + interval '1 second' where id = $1`, [printerId]);
  await run();
  expect(stands.papers).toHaveLength(0);
  await vi.waitFor(
    async () => {
      await run();
      expect(stands.papers).toHaveLength(1);
    },
    { timeout: 5000, interval: 200 },
  );
  await order();
  await run();
  const [copy, first] = stands.papers;
  expect(copy?.height).toBeGreaterThan(first?.height ?? 0);
});

describe('on request', () => {
  it('every open ticket of a station comes out whole, and what is done does not', async () => {
    await kitchen().readOrders({ restaurantId: here.restaurantId });
    await queryAs(database().owner, `update order_line set state = 'SERVED' where restaurant_id = $1`, [here.restaurantId]);
    const open = await order([lineBody(dishId, { quantity: 3 })]);
    const done = await order();
    await step(done.lineId, 'READY');
    const before = (await wordsOfPapers()).length;
    expect(await kitchen().printOpenTickets(tell({ stationId }))).toEqual({ papers: 1 });
    const [paper] = (await wordsOfPapers()).slice(before);
    expect(paper).toMatch(new RegExp(`^OPEN TICKET\\|Hot\\|${open.number}\\|.*\\|3 Shiro$`));
  });

  it('a bill comes out with what it costs, and says that it is no tax receipt', async () => {
    const { orderId } = await order();
    expect(await kitchen().printBillSlip(tell({ orderId }))).toEqual({ papers: 1 });
    expect((await wordsOfPapers()).at(-1)).toMatch(/This is not a tax receipt.*2 × Shiro.*Total £24.00/);
  });

  it('nothing is promised where no printer serves', async () => {
    const { orderId } = await order();
    await savePrinter({ baseVersion: 1, stationIds: [], printsBills: false });
    await expect(kitchen().printBillSlip(tell({ orderId }))).rejects.toMatchObject({ code: 'PRINTER_NONE' });
    await expect(kitchen().printOpenTickets(tell({ stationId }))).rejects.toMatchObject({ code: 'PRINTER_NONE' });
    await expect(savePrinter({ baseVersion: 1 })).rejects.toMatchObject({ code: 'PRINTER_CHANGED' });
    const away = createTestApp(database().pools, { arePrintersOn: false }).as(here.people.owner).kitchen;
    await expect(away.printTest(tell({ printerId }))).rejects.toMatchObject({ code: 'PRINTERS_OFF' });
    expect(await away.readPrinting({ restaurantId: here.restaurantId })).toMatchObject({ isOn: false });
  });

  it.each(['93.184.216.34', 'printer.example.com', '169.254.169.254', '192.168.1', 'localhost', '10.0.0.1:22'])(
    'a printer at %s is refused: it is not on the own network',
    async (host) => {
      await expect(savePrinter({ printerId: uuidv7(), host })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    },
  );
});
