import { type Chance, chanceFrom } from '../chance.ts';
import type { DemoItem } from '../catalogue.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from '../seed-world.ts';
import { demoSuppliers, type DemoSupplier } from '../suppliers.ts';
import { askedPrice } from './asked-price.ts';
import type { OpenedSupplier } from './told-delivery.ts';
import { writePrices } from './write-papers.ts';

/** What a supplier of a house sells there, and how a story about it is told on. */
export type Opened = OpenedSupplier & {
  readonly supplier: DemoSupplier;
  /** What may be ordered without spoiling another story. */
  readonly sold: readonly Sold[];
  readonly chance: Chance;
};

/** An item of the demo with its id, what is ordered of it, and what one of it costs now. */
export type Sold = {
  readonly itemId: string;
  readonly item: DemoItem;
  readonly offerId: string;
  readonly unit: string;
  readonly price: string;
};

type Purchasing = ReturnType<typeof clientOf>['purchasing'];
type Command<Name extends keyof Purchasing> = Parameters<Purchasing[Name]>[0];

const bigUnit = { g: 'kg', ml: 'l', each: 'each' } as const;
const soldInStories = 3;

const supplierBody = (supplier: DemoSupplier, { demo }: House) => ({
  name: supplier.name,
  nameLocal: supplier.nameLocal,
  country: demo.details.country,
  taxNumber: supplier.taxNumber,
  contacts: supplier.contacts,
  email: null,
  phone: supplier.phone,
  whatsapp: null,
  telegram: null,
  language: supplier.language,
  orderDays: [],
  deliveryDays: [],
  cutoffTime: supplier.terms?.cutoffTime ?? null,
  minimumMinor: supplier.terms?.minimumMinor ?? null,
  leadTimeDays: supplier.leadTimeDays,
  paymentTerms: supplier.terms?.paymentTerms ?? null,
  currency: demo.currency,
  isOpenMarket: false,
  certificates: supplier.certificates,
  note: null,
});

/** An offer whose price is told by the month. */
const offerBody = (supplierId: string, { itemId, item, unit }: Sold) => ({
  supplierId,
  itemId,
  supplierCode: null,
  description: null,
  packChain: item.pack.map(([link, per]) => ({ unit: link, per: String(per) })),
  packText: null,
  orderUnit: unit,
  priceMode: 'PER_PACK',
  priceUnit: null,
  price: null,
  isTaxIncluded: false,
  isPrimary: true,
  minimum: null,
  multiple: null,
  contractFrom: null,
  contractTo: null,
  isActive: true,
});

type Opening = {
  readonly world: SeedWorld;
  readonly house: House;
  readonly itemIds: ReadonlyMap<string, string>;
  readonly days: readonly string[];
};

/** Opens a supplier with an offer for everything it sells. */
const openSupplier = async ({ world, house, itemIds, days }: Opening, supplier: DemoSupplier) => {
  const chance = chanceFrom(`${house.demo.word}/${supplier.name}`);
  const envelope = envelopeFor(house, chance);
  const owner = clientOf(world, house.ownerId).purchasing;
  const supplierId = chance.idAt(world.end);
  const saved = { supplierId, baseVersion: null, supplier: supplierBody(supplier, house) };
  await owner.saveSupplier(envelope(world.end, saved) as Command<'saveSupplier'>);
  const offers: Sold[] = [];
  for (const item of house.demo.items.filter(({ category }) => supplier.sells.includes(category))) {
    const itemId = itemIds.get(item.name);
    if (itemId === undefined) continue;
    const price = askedPrice(item, { number: days.length - 1, days: days.length });
    const offer = { itemId, item, unit: item.pack[0]?.[0] ?? bigUnit[item.baseUnit], offerId: chance.idAt(world.end), price };
    const asked = { offerId: offer.offerId, baseVersion: null, offer: offerBody(supplierId, offer) };
    await owner.saveOffer(envelope(world.end, asked) as Command<'saveOffer'>);
    offers.push(offer);
  }
  const isQuiet = ({ item }: Sold): boolean => !house.demo.neglected.includes(item.name) && house.demo.unbooked !== item.name;
  const offerIds = new Map(offers.map(({ itemId, offerId }) => [itemId, offerId]));
  return { offers, opened: { supplier, supplierId, offerIds, chance, sold: offers.filter(isQuiet).slice(0, soldInStories) } };
};

/** Opens everybody who sells to a house, with what they offered and asked in its month; by name, in the order of their stories. */
export const openSuppliers = async (
  world: SeedWorld,
  house: House,
  { people, itemIds, days }: { people: People; itemIds: ReadonlyMap<string, string>; days: readonly string[] },
): Promise<ReadonlyMap<string, Opened>> => {
  const opened = new Map<string, Opened>();
  const offers: Sold[] = [];
  for (const supplier of demoSuppliers[house.demo.word] ?? []) {
    const one = await openSupplier({ world, house, itemIds, days }, supplier);
    opened.set(supplier.name, one.opened);
    offers.push(...one.offers);
  }
  const asked = offers.map((line) => ({ offerId: line.offerId, line }));
  await writePrices(world, house, { offers: asked, days, recordedBy: people.get('manager') ?? house.ownerId });
  return opened;
};
