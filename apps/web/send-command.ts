import { ORPCError } from '@orpc/client';
import type { QueryClient } from '@tanstack/react-query';

import { loadAccountsSenders } from '../../modules/accounts/web/public.ts';
import { loadInventoryCommands } from '../../modules/inventory/web/public.ts';
import { loadMenuCommands } from '../../modules/menu/web/public.ts';
import { loadKitchenCommands } from '../../modules/kitchen/web/public.ts';
import { loadPurchasingCommands } from '../../modules/purchasing/web/public.ts';
import { loadTasksCommands } from '../../modules/tasks/web/public.ts';
import { loadStaffCommands } from '../../modules/staff/web/public.ts';
import { loadWasteCommands } from '../../modules/waste/web/public.ts';
import { loadRestaurantsCommands } from '../../modules/restaurants/web/public.ts';
import { clockErrorMs, isClockKnown } from '../../platform/web/device-clock.ts';
import { noteTimeGuessed } from '../../platform/web/device-notices.ts';
import { attempt } from '../../platform/web/refusal.ts';
import { declareMeaning } from '../../platform/contract/refusal-meaning.ts';
import type { OutboxEntry } from '../../platform/web/outbox/outbox-entry.ts';
import { withRightTime } from '../../platform/web/new-command.ts';
import { rpc } from './rpc.ts';

type Senders = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;

/** What a module brings for its waiting commands. */
type ModuleCommands = {
  readonly senders: Senders;
  /** Puts the true answer in the place of what was assumed, before the command leaves the outbox. */
  readonly settle?: (queries: QueryClient, entry: OutboxEntry, answer: unknown) => void;
};

/** A command that this version of the app no longer knows: a person must see it, nobody may guess. */
const unknown = 'COMMAND_UNKNOWN';
declareMeaning(unknown, { status: 400, retry: 'never' });

/** How each module's commands are sent; with them come the refusals that are final. Loaded when one waits. */
const commandsByModule: Readonly<Record<string, () => Promise<ModuleCommands>>> = {
  accounts: async () => ({ senders: (await loadAccountsSenders())(rpc.accounts) }),
  restaurants: async () => {
    const { restaurantsSenders, settleAnswer } = await loadRestaurantsCommands();
    return { senders: restaurantsSenders(rpc.restaurants), settle: settleAnswer };
  },
  inventory: async () => {
    const { inventorySenders, settleAnswer } = await loadInventoryCommands();
    return { senders: inventorySenders(rpc.inventory), settle: settleAnswer };
  },
  purchasing: async () => {
    const { purchasingSenders, settleAnswer } = await loadPurchasingCommands();
    return { senders: purchasingSenders(rpc.purchasing), settle: settleAnswer };
  },
  menu: async () => {
    const { menuSenders, settleMenuAnswer } = await loadMenuCommands();
    return { senders: menuSenders(rpc.menu), settle: settleMenuAnswer };
  },
  kitchen: async () => {
    const { kitchenSenders, settleKitchenAnswer } = await loadKitchenCommands();
    return { senders: kitchenSenders(rpc.kitchen), settle: settleKitchenAnswer };
  },
  tasks: async () => {
    const { tasksSenders, settleTasksAnswer } = await loadTasksCommands();
    return { senders: tasksSenders(rpc.tasks), settle: settleTasksAnswer };
  },
  staff: async () => {
    const { staffSenders, settleStaffAnswer } = await loadStaffCommands();
    return { senders: staffSenders(rpc.staff), settle: settleStaffAnswer };
  },
  waste: async () => {
    const [{ wasteSenders, postedOf, settleWasteAnswer }, { settleAnswer }] = await Promise.all([
      loadWasteCommands(),
      loadInventoryCommands(),
    ]);
    const settle: NonNullable<ModuleCommands['settle']> = (queries, entry, answer) => {
      const posted = postedOf(answer);
      if (posted !== null) settleAnswer(queries, entry, posted);
      settleWasteAnswer(queries, entry, answer);
    };
    return { senders: wasteSenders(rpc.waste), settle };
  },
};

/** Put right by what is possible, not by a clock: somebody who was there should look at it. */
const isTimeGuessed = (made: object, sent: object): boolean => made !== sent && clockErrorMs() === 0;

/** Takes waiting commands to the server, by the module and the version in their names. */
export const createSendCommand =
  (queries: QueryClient) =>
  async (entry: OutboxEntry): Promise<unknown> => {
    const [module = ''] = entry.name.split('.');
    const commands = Object.hasOwn(commandsByModule, module) ? await commandsByModule[module]?.() : undefined;
    const send = commands && Object.hasOwn(commands.senders, entry.name) ? commands.senders[entry.name] : undefined;
    if (!commands || !send) throw new ORPCError(unknown, { defined: true });
    // Only an answer tells how right this device's clock is; a command that was made before any must not be the first to go.
    if (!isClockKnown()) await attempt(rpc.restaurants.listMine({}));
    const input = withRightTime(entry.input, entry.recorded);
    const answer = await send(input);
    if (isTimeGuessed(entry.input, input)) noteTimeGuessed();
    commands.settle?.(queries, entry, answer);
    return answer;
  };
