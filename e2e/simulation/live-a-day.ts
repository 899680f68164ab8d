import type { TestApp } from '../../apps/server/testing/test-app.ts';
import { chanceFrom, type Chance } from '../../db/seed/demo/chance.ts';
import { roles, type Role } from '../../modules/restaurants/rules/capabilities.ts';
import type { Pool } from '../../platform/server/database/pool.ts';
import { bookFaults, deedFaults, deviceFaults, listFaults, sumFaults, type Faults } from './books.ts';
import { createItem, nextDeed } from './day.ts';
import type { Day, Deed } from './deed.ts';
import { createDevice, type Device } from './device.ts';
import { calm, createNetwork, type Network } from './network.ts';
import { createSchedule, type Schedule } from './schedule.ts';

/** Where a day is lived: the product's router, and a way to look into the books. */
export type Kitchens = {
  readonly app: TestApp;
  readonly owner: Pool;
  /** Opens a restaurant with somebody in every role, and another one of the same account holder. */
  readonly open: () => Promise<{
    readonly restaurantId: string;
    readonly partnerId: string;
    readonly dishId: string;
    readonly people: Readonly<Record<Role, string>>;
  }>;
};

/** How a day went: everything that happened in order, what is wrong at its end, and how much of each there was. */
export type DayLived = {
  readonly trace: readonly string[];
  readonly faults: Faults;
  readonly deeds: number;
  readonly refused: number;
  /** How many transfers left. */
  readonly sent: number;
  /** The commands of which at least one took effect. */
  readonly arrived: readonly string[];
};

const startMs = Date.parse('2026-11-20T09:00:00Z');
const minuteMs = 60_000;
const deedsPerDevice = 5;
/** How often a tablet is dropped soon after something was done on it: while it is being sent, as a rule. */
const crashShare = 0.2;
const crashMsMax = 12_000;
const items = ['Berbere', 'Teff', 'Shiro'] as const;

/** One day of one restaurant with five devices in a storm, and a calm evening in which everything arrives. */
export const liveADay = async (kitchens: Kitchens, seed: number): Promise<DayLived> => {
  const { restaurantId, partnerId, dishId, people } = await kitchens.open();
  const chance = chanceFrom(`day ${seed}`);
  const schedule = createSchedule(startMs);
  const network = createNetwork(schedule, chance);
  const trace: string[] = [];
  const note = (line: string): void => void trace.push(`${schedule.now() - startMs} ${line}`);
  const clientOf = (role: Role) => kitchens.app.as({ kind: 'person', userId: people[role] });
  const deviceOf = (role: Role): Device =>
    createDevice({ name: role, role, restaurantId, client: clientOf(role), schedule, network, chance, note });
  const devices = roles.map(deviceOf);
  const day: Day = { restaurantId, partnerId, dishId, chance, now: schedule.now, deeds: [] };

  await work({ day, devices, schedule, chance });
  const lateFaults = await evening({ devices, schedule, network });

  const truths = roles.map(deviceOf);
  for (const device of truths) schedule.after(0, () => void device.sync());
  await schedule.run();
  const { owner } = kitchens;
  const faults = [
    ...lateFaults,
    ...(await bookFaults(owner, restaurantId)),
    ...(await deedFaults(owner, restaurantId, day.deeds)),
    ...(await sumFaults(owner, restaurantId, day.deeds)),
    ...devices.flatMap((device, index) => deviceFaults(device, truths[index]?.items() ?? new Map())),
  ];
  const shown = devices.flatMap((device) =>
    [...device.items().values()].map(({ name, level }) => `${device.name} ${name} ${level.onHand}`),
  );
  const refused = devices.flatMap((device) => device.entries());
  const refusedIds = new Set(refused.map(({ input }) => input.commandId));
  const transfers = day.deeds.filter(({ command }) => command.name === 'inventory.send-transfer@1');
  return {
    trace: [...trace, ...shown],
    faults,
    deeds: day.deeds.length,
    refused: refused.length,
    arrived: arrivedOf(day.deeds, refusedIds),
    sent: transfers.filter(({ command }) => !refusedIds.has(command.input.commandId)).length,
  };
};

const arrivedOf = (deeds: readonly Deed[], refusedIds: ReadonlySet<string>): readonly string[] => [
  ...new Set(deeds.filter(({ command }) => !refusedIds.has(command.input.commandId)).map(({ command }) => command.name)),
];

type Work = { readonly day: Day; readonly devices: readonly Device[]; readonly schedule: Schedule; readonly chance: Chance };

/** Everybody does a few things at odd moments, asks for news now and then, and drops the tablet sometimes. */
const work = async ({ day, devices, schedule, chance }: Work): Promise<void> => {
  const give = (deed: Deed | null): void => {
    if (!deed) return;
    day.deeds.push(deed);
    void deed.device.give(deed.command);
    if (chance.next() < crashShare) schedule.after(chance.next() * crashMsMax, () => deed.device.crash());
  };
  const [first] = devices;
  if (!first) throw new Error('A day needs a device.');
  for (const name of items) schedule.after(0, () => give(createItem(day, first, name)));
  for (const device of devices) {
    for (let count = 0; count < deedsPerDevice; count += 1) {
      schedule.after((2 + chance.next() * 20) * minuteMs, () => give(nextDeed(day, device)));
    }
    for (const share of [0.1, 0.4, 0.8]) schedule.after((1 + share * 20 + chance.next()) * minuteMs, () => void device.sync());
  }
  await schedule.run();
};

type Evening = { readonly devices: readonly Device[]; readonly schedule: Schedule; readonly network: Network };

/** The line is good again: everything goes out, what was refused is tried once more, and everybody asks for the news. */
const evening = async ({ devices, schedule, network }: Evening): Promise<Faults> => {
  const everybody = async (step: 'resume' | 'retryRefused' | 'sync'): Promise<void> => {
    for (const device of devices) schedule.after(0, () => void device[step]());
    await schedule.run();
  };
  network.becomes(calm);
  await everybody('resume');
  const faults = devices.flatMap(listFaults);
  await everybody('retryRefused');
  await everybody('sync');
  return faults;
};
