import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { tasksContract } from '../contract/tasks.contract.ts';

const useTasksClient = () => useRpcClient<{ tasks: typeof tasksContract }>().tasks;

/** The module's part of the app's client. */
export type TasksClient = ReturnType<typeof useTasksClient>;

/** The restaurant that is asked about, with the client that asks. */
export const useTasksWorld = () => {
  const client = useTasksClient();
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};

/** A client and the restaurant that it asks about. */
export type TasksWorld = ReturnType<typeof useTasksWorld>;
