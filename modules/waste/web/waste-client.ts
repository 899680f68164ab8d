import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { wasteContract } from '../contract/waste.contract.ts';

/** What each procedure of waste is asked. */
export type WasteInputs = InferContractRouterInputs<typeof wasteContract>;

/** What each procedure of waste answers. */
export type WasteOutputs = InferContractRouterOutputs<typeof wasteContract>;

/** Everything about goals, as it was answered. */
export type Goals = WasteOutputs['getGoals'];

/** What came of causes, as it was answered. */
export type Reviews = WasteOutputs['listReviews'];

/** The module's part of the app's client. */
export const useWasteClient = () => useRpcClient<{ waste: typeof wasteContract }>().waste;

/** The module's part of the app's client. */
export type WasteClient = ReturnType<typeof useWasteClient>;

/** The restaurant that is asked about, with the client that asks. */
export const useWasteWorld = () => {
  const client = useWasteClient();
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};
