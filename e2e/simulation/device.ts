import type { AppClient } from '../../apps/server/testing/test-app.ts';
import type { Chance } from '../../db/seed/demo/chance.ts';
import type { CatalogueItem } from '../../modules/inventory/contract/item-schemas.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { drain } from '../../platform/web/outbox/drain.ts';
import type { OutboxEntry, QueuedCommand } from '../../platform/web/outbox/outbox-entry.ts';
import { createDisk } from './disk.ts';
import type { Network } from './network.ts';
import type { Schedule } from './schedule.ts';
import { sendersOf } from './senders.ts';

/** One tablet in somebody's hands. */
export type Device = {
  readonly name: string;
  readonly role: Role;
  /** Writes a command down, and sends it as soon as it can. */
  readonly give: (command: QueuedCommand) => Promise<void>;
  /** Asks for what changed. */
  readonly sync: () => Promise<void>;
  /** The browser is killed, now and in the middle of whatever it does, and opened again a while later. */
  readonly crash: () => void;
  /** A person, or the line that is back, lets everything that waits be due now. */
  readonly resume: () => Promise<void>;
  /** A person has what was refused tried again. */
  readonly retryRefused: () => Promise<void>;
  readonly items: () => ReadonlyMap<string, CatalogueItem>;
  readonly entries: () => readonly OutboxEntry[];
};

export type DeviceWorld = {
  readonly name: string;
  readonly role: Role;
  readonly restaurantId: string;
  readonly client: AppClient;
  readonly schedule: Schedule;
  readonly network: Network;
  readonly chance: Chance;
  readonly note: (line: string) => void;
};

const userId = 'whoever';
const restartMs = 4_000;

export const createDevice = (world: DeviceWorld): Device => {
  const { name, schedule, network, chance, client, restaurantId } = world;
  const disk = createDisk();
  const senders = sendersOf(client);
  let items = new Map<string, CatalogueItem>();
  let cursor: string | undefined;
  let life = 0;
  let round: Promise<void> = Promise.resolve();

  const isAlive = (born: number) => () => born === life;

  const send = (entry: OutboxEntry): Promise<unknown> =>
    network.carry(async () => {
      const arrives = (outcome: string): void => world.note(`${name} ${entry.subject} #${entry.attempts} arrives: ${outcome}`);
      try {
        const answer = await senders[entry.name]?.(entry.input as never);
        arrives('done');
        return answer;
      } catch (refused) {
        arrives((refused as { readonly code?: string }).code ?? 'failed');
        throw refused;
      }
    });

  /** One sending round at a time, as the lock of the tabs sees to it. */
  const run = (prepare?: () => Promise<void>): Promise<void> => {
    const alive = isAlive(life);
    const mine = round.then(async () => {
      if (!alive()) return;
      await prepare?.();
      const end = await drain({
        store: disk.mount(alive),
        userId,
        send,
        now: schedule.now,
        chance: chance.next,
        isStopped: () => !alive(),
        onAnswer: () => undefined,
        onFailure: () => undefined,
        onChange: () => undefined,
      });
      const { dueAtMs } = end;
      if (dueAtMs !== undefined) schedule.after(Math.max(0, dueAtMs - schedule.now()), () => void (alive() && run()));
    });
    round = mine;
    return mine;
  };

  const changeAll = (from: OutboxEntry['state']) => async () => {
    const store = disk.mount(isAlive(life));
    for (const entry of await store.list(userId)) {
      if (entry.state === from) await store.put({ ...entry, state: 'waiting', nextAttemptAtMs: 0 });
    }
  };

  return {
    name,
    role: world.role,
    give: async (command) => {
      world.note(`${name} gives ${command.subject}`);
      await disk
        .mount(isAlive(life))
        .add({ ...command, userId, state: 'waiting', enqueuedAtMs: schedule.now(), attempts: 0, nextAttemptAtMs: 0 });
      void run();
    },
    sync: async () => {
      const alive = isAlive(life);
      const page = await network
        .carry(() => client.inventory.syncItems({ restaurantId, ...(cursor !== undefined && { since: cursor }) }))
        .catch(() => undefined);
      if (!page || !alive()) return;
      items = new Map([...items, ...page.items.map((item) => [item.id, item] as const)]);
      cursor = page.cursor;
    },
    crash: () => {
      world.note(`${name} crashes`);
      life += 1;
      round = Promise.resolve();
      schedule.after(restartMs, () => void run(changeAll('waiting')));
    },
    resume: () => run(changeAll('waiting')),
    retryRefused: () => run(changeAll('needs-attention')),
    items: () => items,
    entries: disk.entries,
  };
};
