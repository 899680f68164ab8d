import { chanceFrom } from './chance.ts';
import crate from './market-crate.json' with { type: 'json' };
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

/** Something bought for cash: how it is said, how much the seller's own measure holds in base units, and what was paid. */
type Bought = {
  readonly name: string;
  readonly much: string;
  readonly unit: string;
  readonly per: string | null;
  /** @unit minor units */
  readonly paidMinor: string;
};

type Trip = { readonly hoursAgo: number; readonly place: string; readonly bought: readonly Bought[]; readonly isPictured: boolean };

const dayHours = 24;

/** What was fetched from the market lately, by the house's word. */
const trips: Readonly<Record<string, readonly Trip[]>> = {
  'habesha-house': [
    {
      hoursAgo: 3 * dayHours + 6,
      place: 'Shola',
      isPictured: true,
      bought: [
        { name: 'Collard greens', much: '6', unit: 'bundle', per: '1300', paidMinor: '33000' },
        { name: 'Green chilli', much: '4', unit: 'medeb', per: '650', paidMinor: '32000' },
      ],
    },
    {
      hoursAgo: 30,
      place: 'Atkilt Tera',
      isPictured: false,
      bought: [{ name: 'Carrots', much: '8', unit: 'kg', per: null, paidMinor: '46000' }],
    },
  ],
  'selam-kitchen': [
    {
      hoursAgo: 2 * dayHours + 5,
      place: 'Ridley Road',
      isPictured: true,
      bought: [
        { name: 'Collard greens', much: '8', unit: 'bunch', per: '400', paidMinor: '960' },
        { name: 'Green chillies', much: '2', unit: 'kg', per: null, paidMinor: '700' },
      ],
    },
  ],
};

/** What was bought for cash at the market where nobody writes an invoice, with a picture of what came. */
export const marketHouse = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const { purchasing } = clientOf(world, people.get('manager') ?? house.ownerId);
  const { items } = await purchasing.listOrderables({ restaurantId: house.restaurantId });
  const ids = new Map(items.map(({ name, id }) => [name, id]));
  const chance = chanceFrom(`${house.demo.word}/market`);
  const envelope = envelopeFor(house, chance);
  for (const { hoursAgo, place, bought, isPictured } of trips[house.demo.word] ?? []) {
    const at = new Date(world.end.getTime() - hoursAgo * 3_600_000);
    const lines = bought.map(({ name, much, unit, per, paidMinor }) => ({
      lineId: chance.idAt(at),
      movementId: chance.idAt(at),
      paperLineId: chance.idAt(at),
      itemId: ids.get(name) ?? '',
      bought: { text: `${much} ${unit}`, parts: [{ quantity: much, unit }] },
      measure: per === null ? null : { unit, per },
      paidMinor,
    }));
    const receiptId = chance.idAt(at);
    const paper = { paperId: chance.idAt(at), paymentId: chance.idAt(at), supplierId: null, place, note: null };
    const said = envelope(at, { receiptId, ...paper, lines });
    await purchasing.buyAtMarket(said as Parameters<typeof purchasing.buyAtMarket>[0]);
    if (!isPictured) continue;
    await purchasing.setReceiptPhoto(envelope(at, { photoId: chance.idAt(at), receiptId, lineId: null, picture: crate.jpeg }));
  }
};
