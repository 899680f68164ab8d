import { confirmAddress } from '../../../modules/accounts/server/public.ts';
import { openRestaurant } from '../../../modules/restaurants/server/public.ts';
import { changePlan } from '../../../modules/subscription/server/public.ts';
import { withPerson } from '../../../platform/server/database/tenancy.ts';
import { booksHouse } from './books-house.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { exchangeStock, openLots, setLotAside } from './exchange.ts';
import { demoOwner } from './people.ts';
import { demoRestaurants, type DemoRestaurant } from './restaurants.ts';
import { clientOf, month, type House, type People, type SeedWorld } from './seed-world.ts';
import { staffHouse } from './staff-house.ts';
import { stockHouse } from './stock-house.ts';
import { stockMonth } from './stock-month.ts';
import { writeCounts } from './counted-evenings.ts';
import { countToday, planCounts } from './counting-house.ts';
import { salesHistory, soldDays } from './sales/sales-history.ts';
import { openSuppliers } from './supply/open-suppliers.ts';
import { supplyMonth } from './supply/supply-month.ts';
import { wasteHouse } from './waste-house.ts';
import { hoursHouse } from './hours-house.ts';
import { kitchenHouse } from './kitchen-house.ts';
import { livingEvening } from './living-evening.ts';
import { marketHouse } from './market-house.ts';
import { rotaHouse } from './rota-house.ts';
import { teamHouse } from './team-house.ts';
import { timeOffHouse } from './time-off-house.ts';
import { menuHouse } from './menu-house.ts';
import { prepHouse } from './prep-house.ts';
import { supplyHouse } from './supply-house.ts';
import { tasksHouse } from './tasks-house.ts';

/** Who holds the demo's restaurants, and both of them: the same whenever a seed of this end asks. */
const demoIds = (end: Date) => {
  const chance = chanceFrom('demo');
  const at = new Date(end.getTime() - month);
  const [ownerId, firstId, commandId, secondId] = [chance.idAt(at), chance.idAt(at), chance.idAt(at), chance.idAt(at)];
  return { ownerId, firstId, commandId, secondId };
};

const registerOwner = async (world: SeedWorld, first: DemoRestaurant) => {
  const { ownerId: userId, firstId: restaurantId, commandId } = demoIds(world.end);
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

type Staffed = { readonly people: People; readonly chance: Chance };

/** What is bought, cooked, counted and sold in a house. */
const keepStock = async (world: SeedWorld, house: House, { people, chance }: Staffed): Promise<void> => {
  const sold = salesHistory(house.demo, world.end);
  const shelves = await stockHouse(world, house, chance);
  const days = soldDays(world.end, house.demo.timeZone);
  const suppliers = await openSuppliers(world, house, { people, itemIds: shelves.itemIds, days });
  await menuHouse(world, house, people);
  const { areas } = shelves;
  const templates = await planCounts(world, house, areas);
  const { deliveries, counted } = await stockMonth(world, house, { people, shelves, sold });
  await writeCounts(world, house, { people, areas, templates, counted });
  await countToday(world, house, { people, areas });
  await wasteHouse(world, house, { people, sold });
  const apart = await supplyMonth(world, house, { people, suppliers, deliveries });
  await supplyHouse(world, house, { people, suppliers, apart });
  await marketHouse(world, house, people);
  await kitchenHouse(world, house, { people, sold });
  await prepHouse(world, house, people);
};

/** Who works when, and what they tell each other. */
const leadTeam = async (world: SeedWorld, house: House, { people }: Staffed): Promise<void> => {
  await rotaHouse(world, house, people);
  await timeOffHouse(world, house, people);
  await hoursHouse(world, house, people);
  await teamHouse(world, house, people);
};

/** Stock, lists and people know nothing of each other: each goes on while the others wait for the database. */
const fillHouse = async (world: SeedWorld, house: House): Promise<void> => {
  const chance = chanceFrom(house.demo.word);
  const people = await staffHouse(world, house, chance);
  await Promise.all([
    keepStock(world, house, { people, chance }),
    leadTeam(world, house, { people, chance }),
    tasksHouse(world, house, people),
  ]);
  await booksHouse(world, house);
};

const demoHouses = (end: Date): readonly [House, House] => {
  const [first, second] = demoRestaurants;
  if (!first || !second) throw new Error('The demo has two restaurants.');
  const { ownerId, firstId, secondId } = demoIds(end);
  return [
    { demo: first, restaurantId: firstId, ownerId },
    { demo: second, restaurantId: secondId, ownerId },
  ];
};

/**
 * Fills an empty database with the demo: two restaurants of one owner and a month of their lives, through the product's
 * own commands, so that everything adds up. Every id follows from the words and `end`: a seed that was cut short is
 * run again and goes on where it was.
 */
export const seedDemo = async (world: SeedWorld): Promise<void> => {
  const houses = demoHouses(world.end);
  const [first, second] = houses;
  await registerOwner(world, first.demo);
  await openSecond(world, first.ownerId, { id: second.restaurantId, of: second.demo });
  await Promise.all(houses.map((house) => fillHouse(world, house)));
  for (const house of houses) await openLots(world, house);
  await setLotAside(world, second);
  await exchangeStock(world, ...houses);
};

/**
 * Lets a new evening begin in a demo that was filled before: what was waiting then is served and paid, and tables of now
 * are waiting.
 *
 * @param filled the end of the month that it was filled with
 */
export const wakeDemo = async (world: SeedWorld, filled: Date): Promise<void> => {
  for (const house of demoHouses(filled)) await livingEvening(world, house);
};
