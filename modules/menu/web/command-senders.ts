// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { QueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { PrepPlan, PrepTask } from '../contract/prep-fields.ts';
import type { MenuClient, MenuInputs, MenuOutputs, WholeMenu } from './menu-client.ts';
import { menuKeys } from './menu-queries.ts';

/** How the commands of this module that waited on the device go to the server, by their names. */
export const menuSenders = (client: MenuClient) => ({
  'menu.pause-dish@1': (input: unknown) => client.pauseDish(input as MenuInputs['pauseDish']),
  'menu.make-batch@1': (input: unknown) => client.makeBatch(input as MenuInputs['makeBatch']),
  'menu.undo-batch@1': (input: unknown) => client.undoBatch(input as MenuInputs['undoBatch']),
  'menu.plan-prep@1': (input: unknown) => client.planPrep(input as MenuInputs['planPrep']),
  'menu.change-prep@1': (input: unknown) => client.changePrep(input as MenuInputs['changePrep']),
  'menu.lead-prep@1': (input: unknown) => client.leadPrep(input as MenuInputs['leadPrep']),
  'menu.step-prep@1': (input: unknown) => client.stepPrep(input as MenuInputs['stepPrep']),
  'menu.finish-prep@1': (input: unknown) => client.finishPrep(input as MenuInputs['finishPrep']),
  'menu.set-made-whole@1': (input: unknown) => client.setMadeWhole(input as MenuInputs['setMadeWhole']),
});

/** Puts what the server answered into what this device keeps; a batch changes stock too, which is asked for anew. */
export const settleMenuAnswer = (queries: QueryClient, { name, input }: OutboxEntry, answer: unknown): void => {
  if (name !== 'menu.pause-dish@1') {
    keepTasks(queries, input.restaurantId ?? '', answer as Answered);
    for (const kept of [
      ['menu', input.restaurantId, 'batches'],
      ['menu', input.restaurantId, 'prep'],
      ...(isOfStock(name) ? [['inventory', input.restaurantId]] : []),
    ])
      void queries.invalidateQueries({ queryKey: kept });
    return;
  }
  const { dish } = answer as MenuOutputs['pauseDish'];
  queries.setQueryData<WholeMenu>(
    menuKeys.menu(input.restaurantId ?? ''),
    (menu) => menu && { ...menu, dishes: menu.dishes.map((one) => (one.id === dish.id ? dish : one)) },
  );
};

/** Whether a command moves stock. */
const isOfStock = (name: string): boolean => ['menu.make-batch@1', 'menu.undo-batch@1', 'menu.finish-prep@1'].includes(name);

type Answered = { readonly task?: PrepTask; readonly tasks?: readonly PrepTask[] };

/** What a command made of tasks stands on the plans at once, and does not fall back until they are asked for anew. */
const keepTasks = (queries: QueryClient, restaurantId: string, { task, tasks = [] }: Answered): void => {
  const answered = new Map([...tasks, ...(task ? [task] : [])].map((one) => [one.id, one]));
  if (answered.size === 0) return;
  queries.setQueriesData<PrepPlan>({ queryKey: ['menu', restaurantId, 'prep'] }, (plan) => {
    if (!plan) return plan;
    const known = new Set(plan.tasks.map(({ id }) => id));
    const added = [...answered.values()].filter(({ id, workDate }) => !known.has(id) && workDate === plan.date);
    return { ...plan, tasks: [...plan.tasks.map((one) => answered.get(one.id) ?? one), ...added] };
  });
};
