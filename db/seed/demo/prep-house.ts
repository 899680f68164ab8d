import { chanceFrom } from './chance.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

/** @unit milliseconds */
const aDay = 86_400_000;

/** What a house has cooked ahead, and what it prepares today: what ought to be, as its chef puts it on the plan and posts it; a cook has begun the first. */
export const prepHouse = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/prep`);
  const envelope = envelopeFor(house, chance);
  const { restaurantId } = house;
  const chef = clientOf(world, people.get('chef') ?? house.ownerId).menu;
  const { suggestions: known } = await chef.readPrep({ restaurantId });
  const yesterday = new Date(world.end.getTime() - aDay);
  for (const { recipeId, batch, onHand, par } of known) {
    if (Number(par) !== 2 * Number(batch) || Number(onHand ?? 0) > 0) continue;
    const size = { quantity: batch, unit: 'g' as const };
    const made = { planned: size, actual: { text: `${batch} g`, parts: [size] }, useBy: null, note: null };
    await chef.makeBatch(envelope(yesterday, { batchId: chance.idAt(yesterday), lotId: chance.idAt(yesterday), recipeId, ...made }));
  }
  const { suggestions } = await chef.readPrep({ restaurantId });
  const tasks = suggestions.flatMap(({ recipeId, suggested, due }) =>
    due === null || suggested === '0'
      ? []
      : [{ taskId: chance.idAt(world.end), recipeId, target: suggested, readyAt: due.readyAt, note: null }],
  );
  if (tasks.length === 0) return;
  await chef.planPrep(envelope(world.end, { tasks }));
  await chef.leadPrep(envelope(world.end, { taskIds: tasks.map(({ taskId }) => taskId), step: 'POST' as const }));
  const cook = clientOf(world, people.get('kitchenstaff') ?? house.ownerId).menu;
  const [first] = tasks;
  if (first) await cook.stepPrep(envelope(world.end, { step: 'CLAIM' as const, taskId: first.taskId }));
};
