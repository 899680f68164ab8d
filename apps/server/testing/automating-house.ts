import { pino } from 'pino';
import { beforeEach } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { raiseAlerts } from '../../../modules/alerts/server/mount.ts';
import { runAutomations, type WorkflowWorld } from '../../../modules/assistant/server/mount.ts';
import type { Definition } from '../../../modules/assistant/rules/workflow/automation.ts';
import type { Role } from '../../../modules/restaurants/rules/capabilities.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';
import { createRouter } from '../router.ts';
import { workflowWorld } from '../speak-as.ts';
import { freshHouse, type House } from './fresh-house.ts';
import { sellDish } from './sell-dish.ts';

/** A task for the chef when stock runs low. */
export const lowStock: Definition = {
  name: 'Low stock',
  trigger: 'stock-low',
  conditions: [],
  actions: [{ kind: 'task', text: 'Buy more', forRole: 'chef' }],
  needsApproval: false,
};

/** A house that sells a dish, and what automations do in it. */
export type AutomatingHouse = House & {
  readonly sold: () => { readonly itemId: string; readonly dishId: string };
  readonly world: () => WorkflowWorld;
  /** As the superuser. */
  readonly write: (text: string, ...values: readonly unknown[]) => Promise<unknown>;
  /** Operations of this month. */
  readonly used: () => Promise<number>;
  readonly findAlerts: () => Promise<void>;
  /** Alerts look at everything, and automations at what they found, as the server does within a second. */
  readonly look: (now?: Date) => Promise<void>;
  readonly save: (change?: Partial<Definition>, role?: Role) => Promise<string>;
  readonly switchOn: (automationId: string, isOn?: boolean, role?: Role) => Promise<unknown>;
  readonly setUp: (change?: Partial<Definition>, role?: Role) => Promise<string>;
  /** Ten kilograms are there; from now on twenty should be. */
  readonly runLow: () => Promise<unknown>;
};

const settings = {
  secret: 'a secret of the tests, long enough',
  baseUrl: 'http://localhost',
  areLettersRead: false,
  areBackupsMade: false,
  arePrintersOn: false,
};

const writer = ({ as, tell }: House): Pick<AutomatingHouse, 'save' | 'switchOn' | 'setUp'> => {
  const save = async (change: Partial<Definition> = {}, role: Role = 'manager') => {
    const automationId = uuidv7();
    const { conditions, actions, ...rest } = { ...lowStock, ...change };
    const definition = { ...rest, conditions: [...conditions], actions: [...actions] };
    await as(role).assistant.saveAutomation(tell({ automationId, baseVersion: null, definition }));
    return automationId;
  };
  const switchOn = (automationId: string, isOn = true, role: Role = 'manager') =>
    as(role).assistant.switchAutomation(tell({ automationId, baseVersion: 1, isOn }));
  const setUp = async (change: Partial<Definition> = {}, role: Role = 'manager') => {
    const automationId = await save(change, role);
    await switchOn(automationId, true, role);
    return automationId;
  };
  return { save, switchOn, setUp };
};

/** A house that is made anew for each test of a file. */
export const automatingHouse = (): AutomatingHouse => {
  const house = freshHouse();
  const { app, as, database, here, tell } = house;
  let world: WorkflowWorld;
  let sold: { readonly itemId: string; readonly dishId: string };
  beforeEach(async () => {
    const { pools } = database();
    world ??= workflowWorld(createRouter(pools, settings), pools, pino({ level: 'silent' }));
    sold = await sellDish(app(), here().people.owner, here());
  });
  const findAlerts = async () => {
    const asked = { restaurantId: here().restaurantId, reason: 'test' };
    await withSystem(database().pools.app, asked, (tx) => raiseAlerts(tx, 'all', new Date()));
  };
  return {
    ...house,
    ...writer(house),
    sold: () => sold,
    world: () => world,
    write: (text, ...values) => queryAs(database().superuser, text, values),
    used: async () => {
      const asked = 'select used from ai_usage where owner_id = $1';
      const [row] = await queryAs<{ used: number }>(database().superuser, asked, [here().ownerId]);
      return row?.used ?? 0;
    },
    findAlerts,
    look: async (now = new Date()) => {
      await findAlerts();
      await runAutomations(world, here().restaurantId, now);
    },
    runLow: () => as('owner').inventory.setPars(tell({ pars: [{ itemId: sold.itemId, par: '20000', reorderPoint: null }] })),
  };
};
