import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { kitchenContract } from '../contract/kitchen.contract.ts';

/** What each procedure of the kitchen is asked. */
export type KitchenInputs = InferContractRouterInputs<typeof kitchenContract>;

/** What each procedure of the kitchen answers. */
export type KitchenOutputs = InferContractRouterOutputs<typeof kitchenContract>;

/** The module's part of the app's client. */
export const useKitchenClient = () => useRpcClient<{ kitchen: typeof kitchenContract }>().kitchen;

/** The module's part of the app's client. */
export type KitchenClient = ReturnType<typeof useKitchenClient>;

/** The restaurant that is asked about, with the client that asks. */
export const useKitchenWorld = () => {
  const client = useKitchenClient();
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};

/** A client and the restaurant that it asks about. */
export type KitchenWorld = ReturnType<typeof useKitchenWorld>;
