import { createRouterClient } from '@orpc/server';
import type { Logger } from 'pino';

import type { AppRouter } from '../../../apps/server/router.ts';
import { confirmAddress, createAccount } from '../../../modules/accounts/server/public.ts';
import { addMember, openRestaurant } from '../../../modules/restaurants/server/public.ts';
import { changePlan } from '../../../modules/subscription/server/public.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import { withPerson, withRestaurant } from '../../../platform/server/database/tenancy.ts';
import { demoAreas, demoCategories, type DemoItem } from './catalogue.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { monthOf, type DemoMovement } from './month.ts';
import { demoOwner, type DemoPerson } from './people.ts';
import { demoRestaurants, type DemoRestaurant } from './restaurants.ts';

/** What the seed works with. */
export type SeedWorld = {
  readonly pools: Pools;
  readonly router: AppRouter;
  readonly log: Logger;
  /** Everyone's password. */
  readonly password: string;
  /** The end of the month that is told; the same in every run of one seed. */
  readonly end: Date;
};

type People = ReadonlyMap<string, string>;

const month = 31 * 86_400_000;
const itemsAtOnce = 6;

const clientOf = (world: SeedWorld, userId: string | null) =>
  createRouterClient(world.router, {
    context: {
      pools: world.pools,
      credential: userId === null ? null : { kind: 'person', userId },
      requestId: 'seed',
      log: world.log,
      headers: new Headers(),
      responseHeaders: new Headers(),
    },
  });

const registerOwner = async (world: SeedWorld, chance: Chance, first: DemoRestaurant) => {
  const at = new Date(world.end.getTime() - month);
  const [userId, restaurantId, commandId] = [chance.idAt(at), chance.idAt(at), chance.idAt(at)];
  const { email, firstName, lastName, language } = demoOwner;
  await clientOf(world, null).restaurants.register({
    commandId,
    body: {
      userId,
      person: { email, firstName, lastName, password: world.password, title: 'owner' },
      restaurants: [{ id: restaurantId, ...first.details }],
      selectedPlan: 'pro',
      language,
    },
  });
  await confirmAddress(world.pools.auth, userId);
  return { userId, restaurantId };
};

/** The second restaurant and the plan; both are the owner's own doing, in one transaction that can be repeated. */
const openSecond = async (world: SeedWorld, ownerId: string, second: { id: string; of: DemoRestaurant }): Promise<void> => {
  const entry = { pool: world.pools.app, credential: { kind: 'person', userId: ownerId }, access: 'write' } as const;
  await withPerson(entry, async (tx) => {
    const { restaurants } = await clientOf(world, ownerId).restaurants.listMine({});
    if (restaurants.some((restaurant) => restaurant.id === second.id)) return;
    await openRestaurant(tx, { id: second.id, ...second.of.details });
    await changePlan(tx, { ownerId, plan: 'pro' });
  });
};

const hire = async (world: SeedWorld, house: House, chance: Chance): Promise<People> => {
  const people = new Map<string, string>([['owner', house.ownerId]]);
  for (const person of house.demo.people) people.set(person.role, await hireOne(world, house, { person, chance }));
  return people;
};

const departments: Readonly<Record<string, string>> = { manager: 'Management', staff: 'Service' };

const departmentOf = ({ role }: DemoPerson): string => departments[role] ?? 'Kitchen';

const hireOne = async (world: SeedWorld, house: House, who: { person: DemoPerson; chance: Chance }): Promise<string> => {
  const { person } = who;
  const userId = who.chance.idAt(new Date(world.end.getTime() - month));
  const as = (id: string) => ({ pool: world.pools.app, credential: { kind: 'person', userId: id }, access: 'write' }) as const;
  await withPerson(as(userId), (tx) =>
    createAccount(tx, { ...person, userId, password: world.password, title: person.role, plannedUpgrade: null }),
  );
  await confirmAddress(world.pools.auth, userId);
  await withRestaurant(as(house.ownerId), house.restaurantId, (tx) =>
    addMember(tx, { userId, role: person.role as 'chef', department: departmentOf(person) }),
  );
  return userId;
};

type House = { readonly demo: DemoRestaurant; readonly restaurantId: string; readonly ownerId: string };
type Places = { readonly categories: ReadonlyMap<string, string>; readonly areas: ReadonlyMap<string, string> };

const envelopeFor = (house: House, chance: Chance) => {
  const deviceId = chance.idAt(new Date(0));
  return <Body>(at: Date, body: Body) => ({
    commandId: chance.idAt(at),
    restaurantId: house.restaurantId,
    deviceId,
    occurredAt: at.toISOString(),
    body,
  });
};

const furnish = async (world: SeedWorld, house: House, chance: Chance): Promise<Places> => {
  const owner = clientOf(world, house.ownerId).inventory;
  const envelope = envelopeFor(house, chance);
  const at = new Date(world.end.getTime() - month);
  const categories = new Map<string, string>();
  for (const [key, [name, nameLocal]] of Object.entries(demoCategories)) {
    const categoryId = chance.idAt(at);
    await owner.createCategory(envelope(at, { categoryId, name, nameLocal }));
    categories.set(key, categoryId);
  }
  const areas = new Map<string, string>();
  for (const [key, [name, nameLocal, kind]] of Object.entries(demoAreas)) {
    const storageAreaId = chance.idAt(at);
    await owner.createStorageArea(envelope(at, { storageAreaId, name, nameLocal, kind }));
    areas.set(key, storageAreaId);
  }
  return { categories, areas };
};

const itemBody = (item: DemoItem, places: Places) => ({
  name: item.name,
  nameLocal: item.nameLocal,
  sku: null,
  barcodes: item.barcode ? [item.barcode] : [],
  categoryId: places.categories.get(item.category) ?? null,
  storageAreaIds: [places.areas.get(item.area)].filter((id) => id !== undefined),
  units: {
    baseUnit: item.baseUnit,
    packChain: item.pack.map(([unit, per]) => ({ unit, per: String(per) })),
    countUnits: [item.pack.at(-1)?.[0], item.baseUnit === 'each' ? undefined : item.baseUnit === 'g' ? 'kg' : 'l'].filter(
      (unit) => unit !== undefined,
    ),
    densityGPerMl: null,
    eachMeasure: null,
  },
  par: String(item.par),
  reorderPoint: String(Math.round(item.par * 0.4)),
  allergens: item.allergens ?? {},
});

const textOf = (movement: DemoMovement): string => movement.parts.map(({ quantity, unit }) => `${quantity} ${unit}`).join(' + ');

const stock = async (world: SeedWorld, house: House, work: { item: DemoItem; places: Places; people: People }): Promise<void> => {
  const { item, places, people } = work;
  const chance = chanceFrom(`${house.demo.word}/${item.name}`);
  const envelope = envelopeFor(house, chance);
  const at = new Date(world.end.getTime() - month);
  const itemId = chance.idAt(at);
  const owner = clientOf(world, house.ownerId).inventory;
  // The catalogue's words are checked by the contract's schema, like anybody's input.
  await owner.createItem(envelope(at, { itemId, item: itemBody(item, places) }) as Parameters<typeof owner.createItem>[0]);
  const facts = {
    end: world.end,
    isNeglected: house.demo.neglected.includes(item.name),
    isUnbooked: house.demo.unbooked === item.name,
  };
  for (const movement of monthOf(item, facts, chance)) {
    const inventory = clientOf(world, people.get(movement.by) ?? house.ownerId).inventory;
    const body = {
      movementId: chance.idAt(movement.at),
      itemId,
      kind: movement.kind,
      entry: { text: textOf(movement), parts: movement.parts },
      price: movement.price,
      reason: movement.reason,
      note: null,
    };
    await inventory.recordMovement(envelope(movement.at, body) as Parameters<typeof inventory.recordMovement>[0]);
  }
};

const fillHouse = async (world: SeedWorld, house: House): Promise<void> => {
  const chance = chanceFrom(house.demo.word);
  const people = await hire(world, house, chance);
  const places = await furnish(world, house, chance);
  const waiting = [...house.demo.items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await stock(world, house, { item, places, people });
  };
  await Promise.all(Array.from({ length: itemsAtOnce }, worker));
};

/**
 * Fills an empty database with the demo: two restaurants of one owner and a month of their lives, through the product's
 * own commands, so that everything adds up. Every id follows from the words and `end`: a seed that was cut short is
 * run again and goes on where it was.
 */
export const seedDemo = async (world: SeedWorld): Promise<void> => {
  const chance = chanceFrom('demo');
  const [first, second] = demoRestaurants;
  if (!first || !second) throw new Error('The demo has two restaurants.');
  const { userId: ownerId, restaurantId } = await registerOwner(world, chance, first);
  const secondId = chance.idAt(new Date(world.end.getTime() - month));
  await openSecond(world, ownerId, { id: secondId, of: second });
  await Promise.all([
    fillHouse(world, { demo: first, restaurantId, ownerId }),
    fillHouse(world, { demo: second, restaurantId: secondId, ownerId }),
  ]);
};
