import type { KeepAhead } from '../../restaurants/web/parts.ts';
import type { TasksClient } from './tasks-client.ts';
import { equipmentQuery, incidentsQuery, processesQuery, runsQuery, todoQuery } from './tasks-queries.ts';

/** The lists of today, what is to be done, and all that food safety is written down with. */
export const keepTasksAhead: KeepAhead<TasksClient> = async ({ keep, restaurantId }, client) => {
  const world = { client, restaurantId };
  await keep(runsQuery(world));
  await keep(todoQuery(world));
  await keep(equipmentQuery(world));
  await keep(processesQuery(world));
  await keep(incidentsQuery(world));
};
