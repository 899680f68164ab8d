import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';
import type { Run } from '../../../modules/tasks/contract/fields.ts';
import type { CheckItem } from '../../../modules/tasks/rules/check-item.ts';
import { dayAfter } from '../../../modules/tasks/rules/schedule.ts';
import { openRunsOf } from '../../../modules/tasks/server/mount.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { foodHouse } from './food-house.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';
import { overItems } from './stock-house.ts';

/** @unit days */
const fortnight = 14;
const minuteMs = 60_000;

/** A fortnight of lists, done by whoever was there: one missed, one that failed and was put right; and what is to be done. */
export const tasksHouse = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word} tasks`);
  const envelope = envelopeFor(house, chance);
  const began = new Date(world.end.getTime() - fortnight * 24 * 60 * minuteMs);
  const chef = clientOf(world, people.get('chef') ?? house.ownerId).tasks;
  const rules = house.demo.details.country === 'ET' ? ('ET' as const) : ('GB' as const);
  await chef.adoptStarters(envelope(began, { rules }));
  const { from, to } = await openFortnight(world, house);
  const { runs } = await chef.readRuns({ restaurantId: house.restaurantId, from, to });
  const over = runs.filter(({ dueAt }) => new Date(dueAt) < world.end);
  const failed = over.filter(isCold).at(-failedAgo);
  await overItems([...over.entries()], async ([index, run]) => {
    // Of its own chance, so that a seed that was cut short says the same when it is run again.
    const work = { world, house, people, chance: chanceFrom(`${house.demo.word} ${run.day} ${run.name}`) };
    const fromLast = over.length - index;
    if (fromLast !== missedAgo) await doRun(work, run, { isFailed: run === failed, isVerified: fromLast > waitingLast });
  });
  await giveTasks({ world, house, people, chance });
  await foodHouse({ world, house, people, chance: chanceFrom(`${house.demo.word} food`) });
};

type Work = { readonly world: SeedWorld; readonly house: House; readonly people: People; readonly chance: Chance };

const openFortnight = (world: SeedWorld, house: House) =>
  withSystem(world.pools.app, { restaurantId: house.restaurantId, reason: 'fill the demo' }, async (tx) => {
    const today = tradingDay(tx, world.end);
    const days = Array.from({ length: fortnight + 2 }, (_, index) => dayAfter(today, index - fortnight));
    await openRunsOf(tx, days);
    return { from: days[0] ?? today, to: today };
  });

/** Of the lists that are over, counted from the last: this one nobody did, and these nobody looked over yet. */
const [missedAgo, waitingLast] = [9, 3];
/** Of those about cold, the one on which a fridge stood open. */
const failedAgo = 5;

const isCold = ({ items }: Run): boolean => items[0]?.place === 'COLD';

type Came = { readonly isFailed: boolean; readonly isVerified: boolean };

const doRun = async ({ world, house, people, chance }: Work, run: Run, came: Came): Promise<void> => {
  const envelope = envelopeFor(house, chance);
  const doer = clientOf(world, people.get('kitchenstaff') ?? house.ownerId).tasks;
  const [showMs, dueMs] = [new Date(run.showAt).getTime(), new Date(run.dueAt).getTime()];
  let at = new Date(showMs + (dueMs - showMs) * (0.4 + 0.4 * chance.next()));
  for (const [index, item] of run.items.entries()) {
    at = new Date(at.getTime() + (0.4 + chance.next()) * minuteMs);
    const entryId = chance.idAt(at);
    const value = came.isFailed && index === 0 ? '9.2' : valueOf(item, chance);
    await doer.recordEntry(envelope(at, { entryId, runId: run.id, itemKey: item.key, value }));
    if (value !== '9.2') continue;
    const note = 'Door was not shut. Food moved to the walk-in, door shut, 4 °C an hour later';
    await doer.correctEntry(envelope(at, { actionId: chance.idAt(at), entryId, disposition: 'CHILL', note, food: null, followUp: null }));
  }
  await doer.submitRun(envelope(at, { runId: run.id }));
  if (!came.isVerified) return;
  const chef = clientOf(world, people.get('chef') ?? house.ownerId).tasks;
  await chef.leadRun(envelope(new Date(at.getTime() + 40 * minuteMs), { runId: run.id, step: 'VERIFY', reason: null }));
};

/** A reading well within its limits, with a tenth that nobody makes up. */
const valueOf = ({ type, place, max, min, isRequired }: CheckItem, chance: Chance): string | null => {
  const drift = chance.next() * 4;
  if (type === 'TEMPERATURE') return (place === 'HOT' ? Number(min) + 2 + drift * 3 : Number(max) - 0.6 - drift).toFixed(1);
  if (type === 'YES_NO') return 'YES';
  if (type === 'SIGNATURE') return 'SIGNED';
  return type === 'DONE' || isRequired ? 'DONE' : null;
};

const giveTasks = async ({ world, house, people, chance }: Work): Promise<void> => {
  const envelope = envelopeFor(house, chance);
  const chef = clientOf(world, people.get('chef') ?? house.ownerId).tasks;
  const due = new Date(world.end.getTime() + 26 * 60 * minuteMs).toISOString();
  const isEthiopian = house.demo.details.country === 'ET';
  const [kettle, seal] = isEthiopian
    ? ['ማንቆርቆሪያውን ከኖራ ማጽዳት', 'ስለ ማቀዝቀዣው በር ጎማ ለጠጋኙ መደወል']
    : ['Descale the kettle', 'Call about the door seal of the fridge'];
  const tasks = [
    { title: kettle, priority: 'NORMAL', repeatDays: 28, assigneeId: people.get('kitchenstaff') ?? null },
    { title: seal, priority: 'HIGH', repeatDays: null, assigneeId: null },
  ] as const;
  for (const said of tasks) {
    const at = new Date(world.end.getTime() - 300 * minuteMs);
    await chef.saveTask(envelope(at, { taskId: chance.idAt(at), baseVersion: null, note: null, forRole: null, dueAt: due, ...said }));
  }
};
