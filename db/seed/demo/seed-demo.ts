import { confirmAddress } from '../../../modules/accounts/server/public.ts';
import { openRestaurant } from '../../../modules/restaurants/server/public.ts';
import { changePlan } from '../../../modules/subscription/server/public.ts';
import { withPerson } from '../../../platform/server/database/tenancy.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { exchangeStock, setLotAside } from './exchange.ts';
import { demoOwner } from './people.ts';
import { demoRestaurants, type DemoRestaurant } from './restaurants.ts';
import { clientOf, month, type House, type SeedWorld } from './seed-world.ts';
import { staffHouse } from './staff-house.ts';
import { stockHouse } from './stock-house.ts';
import { wasteHouse } from './waste-house.ts';
import { hoursHouse } from './hours-house.ts';
import { kitchenHouse } from './kitchen-house.ts';
import { marketHouse } from './market-house.ts';
import { menuHouse } from './menu-house.ts';
import { supplyHouse } from './supply-house.ts';

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

const fillHouse = async (world: SeedWorld, house: House): Promise<void> => {
  const chance = chanceFrom(house.demo.word);
  const people = await staffHouse(world, house, chance);
  await stockHouse(world, house, { people, chance });
  await wasteHouse(world, house, people);
  await menuHouse(world, house, people);
  await supplyHouse(world, house, people);
  await marketHouse(world, house, people);
  await kitchenHouse(world, house, people);
  await hoursHouse(world, house, people);
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
  const houses = [
    { demo: first, restaurantId, ownerId },
    { demo: second, restaurantId: secondId, ownerId },
  ] as const;
  await Promise.all(houses.map((house) => fillHouse(world, house)));
  await setLotAside(world, houses[1]);
  await exchangeStock(world, ...houses);
};
