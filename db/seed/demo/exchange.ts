import { isoDayAt } from '../../../kit/time/wall.ts';
import { carryMessages } from '../../../modules/inventory/server/mount.ts';
import { chanceFrom } from './chance.ts';
import { clientOf, envelopeFor, type House, type SeedWorld } from './seed-world.ts';

const hourMs = 3_600_000;

/** What the second restaurant of the demo asked the first for, how much of it, and how much arrived. */
const asked = { name: 'Korarima', requested: '400', received: '350' } as const;

const grams = (figure: string) => ({ text: `${figure} g`, parts: [{ quantity: figure, unit: 'g' as const }] });

const itemNamed = async (world: SeedWorld, house: House, name: string): Promise<string> => {
  const { items } = await clientOf(world, house.ownerId).inventory.syncItems({ restaurantId: house.restaurantId });
  const found = items.find((item) => item.name === name);
  if (!found) throw new Error(`${house.demo.word} stocks ${name}.`);
  return found.id;
};

/** Stock that one restaurant of the demo asked the other for: approved, sent, and received short of a packet that burst. */
export const exchangeStock = async (world: SeedWorld, from: House, to: House): Promise<void> => {
  const chance = chanceFrom('exchange');
  const [send, ask] = [envelopeFor(from, chance), envelopeFor(to, chance)];
  const [sender, receiver] = [clientOf(world, from.ownerId).inventory, clientOf(world, to.ownerId).inventory];
  const carry = async () => {
    for (const { restaurantId } of [from, to]) await carryMessages(world, restaurantId);
  };
  const ago = (hours: number) => new Date(world.end.getTime() - hours * hourMs);
  const transferId = chance.idAt(ago(50));
  const wish = { itemId: await itemNamed(world, to, asked.name), entry: grams(asked.requested) };
  await receiver.requestTransfer(ask(ago(50), { transferId, partnerId: from.restaurantId, note: 'For the weekend', lines: [wish] }));
  await carry();
  await sender.moveTransfer(send(ago(47), { transferId, move: { step: 'APPROVE' } }));
  const sent = { line: 1, itemId: await itemNamed(world, from, asked.name), entry: grams(asked.requested) };
  await sender.moveTransfer(send(ago(2), { transferId, move: { step: 'SHIP', lines: [sent] } }));
  await carry();
  const came = { line: 1, entry: grams(asked.received), lossReason: 'One bag burst on the way' };
  await receiver.moveTransfer(ask(world.end, { transferId, move: { step: 'RECEIVE', lines: [came] } }));
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
