import { isoDayAt } from '../../../kit/time/wall.ts';
import { carryMessages } from '../../../modules/inventory/server/mount.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { clientOf, envelopeFor, type House, type SeedWorld } from './seed-world.ts';

const hourMs = 3_600_000;

/** Something that the second restaurant of the demo asked the first for, and how long ago each of its steps was taken. */
type Exchange = {
  readonly name: string;
  /** @unit grams */ readonly requested: string;
  /** @unit grams */ readonly received: string;
  readonly note: string;
  readonly lossReason: string | null;
  /** @unit hours */
  readonly ago: { readonly asked: number; readonly approved: number; readonly shipped: number; readonly received: number };
  readonly isClosed: boolean;
};

const exchanges: readonly Exchange[] = [
  {
    name: 'Turmeric',
    requested: '300',
    received: '300',
    note: 'Ours comes on Thursday',
    lossReason: null,
    ago: { asked: 80, approved: 78, shipped: 74, received: 56 },
    isClosed: true,
  },
  {
    name: 'Korarima',
    requested: '400',
    received: '350',
    note: 'For the weekend',
    lossReason: 'One bag burst on the way',
    ago: { asked: 50, approved: 47, shipped: 2, received: 0 },
    isClosed: false,
  },
];

/** What the first had too little of itself. */
const turnedDown = { name: 'Split peas', requested: '5000', hours: 300, reason: 'We have none to spare before Friday' } as const;

const grams = (figure: string) => ({ text: `${figure} g`, parts: [{ quantity: figure, unit: 'g' as const }] });

const itemNamed = async (world: SeedWorld, house: House, name: string): Promise<string> => {
  const { items } = await clientOf(world, house.ownerId).inventory.syncItems({ restaurantId: house.restaurantId });
  const found = items.find((item) => item.name === name);
  if (!found) throw new Error(`${house.demo.word} stocks ${name}.`);
  return found.id;
};

/** Stock that one restaurant of the demo asked the other for: approved, sent, and received whole or short; and once turned down. */
export const exchangeStock = async (world: SeedWorld, from: House, to: House): Promise<void> => {
  const exchanging = { world, from, to, chance: chanceFrom('exchange') };
  await turnDown(exchanging);
  for (const exchange of exchanges) await exchangeOnce(exchanging, exchange);
};

type Exchanging = { readonly world: SeedWorld; readonly from: House; readonly to: House; readonly chance: Chance };

/** Both ends of a transfer: who gives and who asks, and what carries word between them. */
const endsOf = ({ world, from, to, chance }: Exchanging) => ({
  send: envelopeFor(from, chance),
  ask: envelopeFor(to, chance),
  sender: clientOf(world, from.ownerId).inventory,
  receiver: clientOf(world, to.ownerId).inventory,
  carry: async (): Promise<void> => {
    for (const { restaurantId } of [from, to]) await carryMessages(world, restaurantId);
  },
  ago: (hours: number): Date => new Date(world.end.getTime() - hours * hourMs),
});

const turnDown = async (exchanging: Exchanging): Promise<void> => {
  const { world, from, to, chance } = exchanging;
  const { send, ask, sender, receiver, carry, ago } = endsOf(exchanging);
  const { name, requested, hours, reason } = turnedDown;
  const transferId = chance.idAt(ago(hours));
  const lines = [{ itemId: await itemNamed(world, to, name), entry: grams(requested) }];
  await receiver.requestTransfer(ask(ago(hours), { transferId, partnerId: from.restaurantId, note: null, lines }));
  await carry();
  await sender.moveTransfer(send(ago(hours - 3), { transferId, move: { step: 'REJECT', reason } }));
  await carry();
};

const exchangeOnce = async (exchanging: Exchanging, exchange: Exchange): Promise<void> => {
  const { world, from, to, chance } = exchanging;
  const { send, ask, sender, receiver, carry, ago } = endsOf(exchanging);
  const { name, requested, received, note, lossReason, isClosed } = exchange;
  const transferId = chance.idAt(ago(exchange.ago.asked));
  const wish = { itemId: await itemNamed(world, to, name), entry: grams(requested) };
  await receiver.requestTransfer(ask(ago(exchange.ago.asked), { transferId, partnerId: from.restaurantId, note, lines: [wish] }));
  await carry();
  await sender.moveTransfer(send(ago(exchange.ago.approved), { transferId, move: { step: 'APPROVE' } }));
  const sent = { line: 1, itemId: await itemNamed(world, from, name), entry: grams(requested) };
  await sender.moveTransfer(send(ago(exchange.ago.shipped), { transferId, move: { step: 'SHIP', lines: [sent] } }));
  await carry();
  const came = { line: 1, entry: grams(received), lossReason };
  await receiver.moveTransfer(ask(ago(exchange.ago.received), { transferId, move: { step: 'RECEIVE', lines: [came] } }));
  await carry();
  if (!isClosed) return;
  await receiver.moveTransfer(ask(ago(exchange.ago.received), { transferId, move: { step: 'CLOSE' } }));
  await carry();
};

/** @unit base units that a lot must hold for a part of it to be opened */
const openedFrom = 3000;

const spokenIn = { g: 'kg', ml: 'l', each: 'each' } as const;

/** What the kitchen opened lately and must use in the next days: a little of some meat, and of some of the dairy. */
export const openLots = async (world: SeedWorld, house: House): Promise<void> => {
  const { inventory } = clientOf(world, house.ownerId);
  const [{ lots }, { items }] = [
    await inventory.listLots({ restaurantId: house.restaurantId, withinDays: 60 }),
    await inventory.syncItems({ restaurantId: house.restaurantId }),
  ];
  const today = isoDayAt(world.end, house.demo.timeZone);
  for (const kind of ['USE_BY', 'BEST_BEFORE'] as const) {
    const chance = chanceFrom(`${house.demo.word}/opened/${kind}`);
    const partId = chance.idAt(world.end);
    const lot = lots.find(
      ({ dateType, onHand, expiresOn }) => dateType === kind && Number(onHand) >= openedFrom && expiresOn !== null && expiresOn >= today,
    );
    // A seed that was cut short has opened it already.
    if (!lot || lots.some(({ id }) => id === partId)) continue;
    const unit = spokenIn[items.find(({ id }) => id === lot.itemId)?.units.baseUnit ?? 'g'];
    const part = { lotId: partId, entry: { text: `2 ${unit}`, parts: [{ quantity: '2', unit }] } };
    await inventory.changeLot(envelopeFor(house, chance)(world.end, { lotId: lot.id, change: { step: 'OPEN', part } }));
  }
};

/** A lot that somebody set aside to look at it again. */
export const setLotAside = async (world: SeedWorld, house: House): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/lots`);
  const { inventory } = clientOf(world, house.ownerId);
  const { lots } = await inventory.listLots({ restaurantId: house.restaurantId, withinDays: 60 });
  // A seed that was cut short finds the same one again, set aside already.
  const lot = lots.find(
    ({ status, dateType, openedOn }) => ['AVAILABLE', 'QUARANTINED'].includes(status) && dateType === 'USE_BY' && openedOn === null,
  );
  if (!lot) return;
  const change = { step: 'QUARANTINE', reason: 'The seal was open when it came' } as const;
  await inventory.changeLot(envelopeFor(house, chance)(world.end, { lotId: lot.id, change }));
};
