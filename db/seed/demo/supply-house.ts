import { envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';
import type { Opened } from './supply/open-suppliers.ts';
import {
  ago,
  approve,
  by,
  charge,
  chargedAs,
  chargedDearer,
  entry,
  lineIds,
  noteCredit,
  order,
  payHalf,
  send,
  settle,
  takeIn,
  type Telling,
} from './supply/steps.ts';
import type { Told } from './supply/told-delivery.ts';

const dayMs = 86_400_000;

/** Came as ordered, was charged as agreed, and is half paid; another order is expected today. */
const tellPlain = async (telling: Telling, opened: Opened): Promise<void> => {
  const done = await order(telling, opened, null);
  await send(telling, done.orderId);
  const receipt = await takeIn(telling, opened, { ordered: done, who: 'kitchenstaff', at: ago(telling, 26) });
  const invoice = await charge(telling, opened, { number: '10412', on: ago(telling, 26), lines: chargedAs(opened, lineIds(receipt)) });
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
  await charge(telling, opened, { number: '2281', on: ago(telling, 20), lines: chargedAs(opened, lineIds(receipt), 900) });
  const old = await charge(telling, opened, { number: '2107', on: ago(telling, 60 * 24), lines: chargedAs(opened, []) });
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
  await by(telling, 'chef').requestItems(envelope(world.end, { requests }) as Parameters<ReturnType<typeof by>['requestItems']>[0]);
};

/** A draft that nobody has sent, two wishes of the kitchen, and a paper that is a little late. */
const tellDraft = async (telling: Telling, opened: Opened): Promise<void> => {
  await order(telling, opened, new Date(telling.world.end.getTime() + 2 * dayMs));
  await askForMore(telling, opened);
  const late = await charge(telling, opened, { number: 'A-77', on: ago(telling, 45 * 24), lines: chargedAs(opened, []) });
  await approve(telling, late, 'Came before deliveries were kept here');
};

const stories = [tellPlain, tellDraft, tellWarm, tellShort, tellDear] as const;

/** How much dearer than agreed the two papers of the month are that are told apart. @unit hundredths of a percent */
const tooDear = { givenBack: 1200, borne: 700 } as const;

/** Charged dearer than agreed weeks ago, asked back, and given back by a note that is taken off what is owed. */
const tellGivenBack = async (telling: Telling, opened: Opened, told: Told): Promise<void> => {
  const { chance, envelope, world } = telling;
  const on = told.delivery.at;
  const lines = chargedDearer(told, tooDear.givenBack);
  const invoice = await charge(telling, opened, { number: `${opened.supplier.paper}4171`, on, lines });
  const asked = invoice.exceptions.reduce((sum, { differenceMinor }) => sum + BigInt(differenceMinor ?? 0), 0n);
  if (asked <= 0n) return;
  const creditId = chance.idAt(world.end);
  await settle(telling, invoice, { how: 'CREDIT_ASKED', creditId, reason: null });
  const manager = by(telling, 'manager');
  const step = { creditId, reason: null };
  await manager.moveCredit(envelope(world.end, { ...step, baseVersion: 1, step: 'SEND', creditNoteId: null }));
  const about = 'Charged above the price agreed';
  const note = await noteCredit(telling, opened, {
    number: `${opened.supplier.paper}C12`,
    on: ago(telling, 4 * 24),
    amountMinor: String(asked),
    about,
  });
  await approve(telling, note, about);
  await manager.moveCredit(envelope(world.end, { ...step, baseVersion: 2, step: 'CREDIT', creditNoteId: note.id }));
};

/** Charged dearer than agreed some days ago, and approved all the same. */
const tellBorne = async (telling: Telling, opened: Opened, told: Told): Promise<void> => {
  const lines = chargedDearer(told, tooDear.borne);
  const invoice = await charge(telling, opened, { number: `${opened.supplier.paper}4202`, on: told.delivery.at, lines });
  await approve(telling, invoice, 'Prices rose at the abattoir');
};

/** What came of a house's deliveries that no ordinary paper tells: by the supplier's place in the list. */
const apartStories: Readonly<Record<number, typeof tellBorne>> = { 0: tellGivenBack, 2: tellBorne };

/** Since how long ago at least the papers that are told apart are, by the supplier's place in the list. @unit days */
export const apartSince: Readonly<Record<number, number>> = { 0: 12, 2: 5 };

/** Who sells to a house, and what came of it lately: in full, short, too warm and too dear. */
export const supplyHouse = async (
  world: SeedWorld,
  house: House,
  { people, suppliers, apart }: { people: People; suppliers: ReadonlyMap<string, Opened>; apart: readonly Told[] },
): Promise<void> => {
  for (const [index, opened] of [...suppliers.values()].entries()) {
    const { chance } = opened;
    const telling: Telling = { world, house, people, chance, envelope: envelopeFor(house, chance) };
    await stories[index]?.(telling, opened);
    const told = apart.find(({ delivery }) => delivery.supplierId === opened.supplierId);
    if (told) await apartStories[index]?.(telling, opened, told);
  }
};
