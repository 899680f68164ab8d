import { chanceFrom, type Chance } from './chance.ts';
import { channels } from '../../../modules/menu/rules/menu-limits.ts';
import {
  channelPrice,
  type DemoDish,
  type DemoLine,
  type DemoMenu,
  type DemoRecipe,
  demoWater,
  demoWaterLocal,
} from './menus/demo-menu.ts';
import { salesDays } from './sales/sales-history.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

const dayMs = 86_400_000;

/** The menu was written before anything of it was sold. @unit days */
const writtenDaysAgo = salesDays + 2;

type Menu = ReturnType<typeof clientOf>['menu'];
type Command<Name extends keyof Menu> = Parameters<Menu[Name]>[0];

/** What a menu is written with: who does it, ids by chance, and everything that was named before. */
type Writing = {
  readonly chef: Menu;
  readonly demo: DemoMenu;
  readonly chance: Chance;
  readonly tell: <Body>(body: Body) => Body;
  readonly at: Date;
  readonly items: Map<string, string>;
  readonly recipes: Map<string, string>;
};

/** What a house sells and how it is made: written by its chef through the commands that everybody has. */
export const menuHouse = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const demo = house.demo.menu;
  const chance = chanceFrom(`${house.demo.word}/menu`);
  const at = new Date(world.end.getTime() - writtenDaysAgo * dayMs);
  const envelope = envelopeFor(house, chance);
  const person = clientOf(world, people.get('chef') ?? house.ownerId);
  const { items } = await person.inventory.syncItems({ restaurantId: house.restaurantId });
  const writing: Writing = {
    chef: person.menu,
    demo,
    chance,
    // The menu's words are checked by the contract's schema, like anybody's input.
    tell: (body) => envelope(at, body) as never,
    at,
    items: new Map(items.map(({ name, id }) => [name, id])),
    recipes: new Map(),
  };
  const kept = demo.recipes.filter(({ keptAs }) => keptAs !== undefined && !writing.items.has(keptAs));
  for (const recipe of kept) await keepPrep(writing, person.inventory, recipe);
  for (const recipe of demo.recipes) await writeRecipe(writing, recipe);
  const headings = await writeHeadings(writing);
  const groups = await writeChoices(writing);
  for (const dish of demo.dishes) await writeDish(writing, dish, { headings, groups });
};

const lineOf = ({ chance, at, items, recipes }: Writing, [name, quantity, unit, usable = 100]: DemoLine) => {
  const recipeId = recipes.get(name);
  const itemId = items.get(name);
  if (name !== demoWater && recipeId === undefined && itemId === undefined)
    throw new Error(`The demo cooks with ${name}, which it has not.`);
  const subject =
    recipeId !== undefined
      ? { kind: 'RECIPE', recipeId }
      : itemId !== undefined
        ? { kind: 'ITEM', itemId }
        : { kind: 'UNCOSTED', name, nameLocal: demoWaterLocal, isNeutral: true };
  const lineId = chance.idAt(at);
  return {
    lineId,
    subject,
    quantity: String(quantity),
    unit,
    usableShare: Math.round(usable * 100),
    isOptional: false,
    channels: null,
    note: null,
  };
};

const packagingOf = (writing: Writing, { packedIn }: DemoRecipe) =>
  packedIn === undefined ? [] : [{ ...lineOf(writing, [packedIn, 1, 'each']), channels: ['TAKEAWAY', 'DELIVERY'] }];

const bodyOf = (writing: Writing, recipe: DemoRecipe) => ({
  yieldQuantity: String(recipe.yields[0]),
  yieldUnit: recipe.yields[1],
  portions: recipe.portions === null ? null : String(recipe.portions),
  activeMinutes: recipe.work,
  passiveMinutes: recipe.wait,
  steps: recipe.steps.map(([text, textLocal]) => ({ text, textLocal, pictureId: null })),
  changeNote: null,
  lines: [...recipe.lines.map((line) => lineOf(writing, line)), ...packagingOf(writing, recipe)],
});

type Inventory = ReturnType<typeof clientOf>['inventory'];

/** What a house cooks ahead and buys nowhere is an item of its stock too. */
const keepPrep = async (
  { chance, at, tell, items }: Writing,
  inventory: Inventory,
  { keptAs, nameLocal, yields }: DemoRecipe,
): Promise<void> => {
  if (keptAs === undefined) return;
  const itemId = chance.idAt(at);
  const units = { baseUnit: 'g', packChain: [], countUnits: [yields[1]], densityGPerMl: null, eachMeasure: null };
  const item = {
    name: keptAs,
    nameLocal,
    sku: null,
    barcodes: [],
    categoryId: null,
    storageAreaIds: [],
    units,
    par: null,
    reorderPoint: null,
  };
  await inventory.createItem(tell({ itemId, item: { ...item, allergens: {} } }) as unknown as Parameters<Inventory['createItem']>[0]);
  items.set(keptAs, itemId);
};

const writeRecipe = async (writing: Writing, recipe: DemoRecipe): Promise<void> => {
  const { chef, chance, at, tell, items, recipes } = writing;
  const { name, nameLocal, kind, keptAs } = recipe;
  const recipeId = chance.idAt(at);
  const stockItemId = keptAs === undefined ? null : (items.get(keptAs) ?? null);
  const par = keptAs === undefined ? null : String(recipe.par ?? 2 * recipe.yields[0]);
  const said = { recipeId, baseVersion: null, kind, name, nameLocal, stockItemId, par, body: bodyOf(writing, recipe) };
  await chef.saveRecipe(tell(said) as unknown as Command<'saveRecipe'>);
  recipes.set(name, recipeId);
  const approval = tell({ recipeId, baseVersion: 1, step: 'APPROVE', effectiveAt: null }) as unknown as Command<'stepVersion'>;
  const verificationId = chance.idAt(at);
  if (recipe.isDraft) return;
  const { current } = await chef.stepVersion(approval);
  if (kind !== 'DISH' || current === null) return;
  const vouched = { verificationId, recipeId, allergens: current.allergens, evidence: 'Labels and supplier sheets read' };
  await chef.verifyAllergens(tell(vouched) as unknown as Command<'verifyAllergens'>);
};

const writeHeadings = async ({ chef, demo, chance, at, tell }: Writing): Promise<ReadonlyMap<string, string>> => {
  const headings = new Map<string, string>();
  for (const [sortOrder, [name, nameLocal]] of demo.headings.entries()) {
    const categoryId = chance.idAt(at);
    const said = { categoryId, baseVersion: null, name, nameLocal, sortOrder, isArchived: false };
    await chef.saveCategory(tell(said) as unknown as Command<'saveCategory'>);
    headings.set(name, categoryId);
  }
  return headings;
};

const minorOf = (major: number): string => String(Math.round(major * 100));

const writeChoices = async ({ chef, demo, chance, at, tell, recipes }: Writing): Promise<ReadonlyMap<string, string>> => {
  const groups = new Map<string, string>();
  for (const { name, nameLocal, min, max, modifiers } of demo.choices) {
    const groupId = chance.idAt(at);
    const said = modifiers.map((modifier) => ({
      id: chance.idAt(at),
      name: modifier.name,
      nameLocal: modifier.nameLocal,
      priceDeltaMinor: minorOf(modifier.price),
      stockEffect: modifier.takes === 'NOTHING' ? 'NONE' : modifier.takes === 'UNSAID' ? 'UNMAPPED' : 'RECIPE',
      recipeId: recipes.get(modifier.takes) ?? null,
      leavesOut: false,
    }));
    const group = { groupId, baseVersion: null, name, nameLocal, chooseMin: min, chooseMax: max, isArchived: false, modifiers: said };
    await chef.saveModifierGroup(tell(group) as unknown as Command<'saveModifierGroup'>);
    groups.set(name, groupId);
  }
  return groups;
};

type Places = { readonly headings: ReadonlyMap<string, string>; readonly groups: ReadonlyMap<string, string> };

const dishBody = ({ demo, recipes }: Writing, dish: DemoDish, { headings, groups }: Places) => ({
  baseVersion: null,
  name: dish.name,
  nameLocal: dish.nameLocal,
  description: dish.description[0],
  descriptionLocal: dish.description[1],
  categoryId: headings.get(dish.heading) ?? null,
  recipeId: recipes.get(dish.recipe) ?? null,
  availability: { days: [], hours: dish.offered?.hours ?? null, fasting: dish.offered?.fasting ?? 'ALWAYS' },
  vatRate: demo.vatRate,
  targetFoodCostShare: 3200,
  targetSeconds: dish.minutes * 60,
  course: 1,
  prices: Object.fromEntries(channels.map((channel) => [channel, minorOf(channelPrice(dish, channel))])),
  groupIds: (dish.choices ?? []).flatMap((name) => groups.get(name) ?? []),
});

const writeDish = async (writing: Writing, dish: DemoDish, places: Places): Promise<void> => {
  const { chef, chance, at, tell, demo } = writing;
  const dishId = chance.idAt(at);
  await chef.saveDish(tell({ dishId, ...dishBody(writing, dish, places) }) as unknown as Command<'saveDish'>);
  const publish = tell({ dishId, baseVersion: 1, step: 'PUBLISH' }) as unknown as Command<'moveDish'>;
  const pause = tell({ dishId, isPaused: true, reason: dish.off ?? null, until: null }) as unknown as Command<'pauseDish'>;
  if (demo.recipes.some(({ name, isDraft }) => name === dish.recipe && isDraft === true)) return;
  await chef.moveDish(publish);
  if (dish.off !== undefined) await chef.pauseDish(pause);
};
