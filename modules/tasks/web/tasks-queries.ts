import { queryOptions } from '@tanstack/react-query';

import type { TasksWorld } from './tasks-client.ts';

/** The lists of this day and the next, and what waits for somebody. */
export const runsQuery = ({ client, restaurantId }: TasksWorld) =>
  queryOptions({ queryKey: ['tasks', restaurantId, 'runs'], queryFn: () => client.readRuns({ restaurantId }) });

/** The lists as they are written now. */
export const listsQuery = ({ client, restaurantId }: TasksWorld) =>
  queryOptions({ queryKey: ['tasks', restaurantId, 'lists'], queryFn: () => client.listTemplates({ restaurantId }) });

/** How far readings can be believed. */
export const integrityQuery = ({ client, restaurantId }: TasksWorld) =>
  queryOptions({ queryKey: ['tasks', restaurantId, 'integrity'], queryFn: () => client.readIntegrity({ restaurantId }) });

/** What keeps food cold or hot, and what measures it. */
export const equipmentQuery = ({ client, restaurantId }: TasksWorld) =>
  queryOptions({ queryKey: ['tasks', restaurantId, 'equipment'], queryFn: () => client.readEquipment({ restaurantId }) });

/** Food on its way. */
export const processesQuery = ({ client, restaurantId }: TasksWorld) =>
  queryOptions({ queryKey: ['tasks', restaurantId, 'processes'], queryFn: () => client.readProcesses({ restaurantId }) });

/** What went wrong, and when the power was out. */
export const incidentsQuery = ({ client, restaurantId }: TasksWorld) =>
  queryOptions({ queryKey: ['tasks', restaurantId, 'incidents'], queryFn: () => client.readIncidents({ restaurantId }) });

/** What was read of a unit lately. */
export const readingsQuery = ({ client, restaurantId }: TasksWorld, unitId: string) =>
  queryOptions({
    queryKey: ['tasks', restaurantId, 'readings', unitId],
    queryFn: () => client.readUnitReadings({ restaurantId, unitId }),
  });

/** What is to be done once, and by whom. */
export const todoQuery = ({ client, restaurantId }: TasksWorld) =>
  queryOptions({ queryKey: ['tasks', restaurantId, 'todo'], queryFn: () => client.listTasks({ restaurantId }) });
