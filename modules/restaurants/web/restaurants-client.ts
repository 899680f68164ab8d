import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import type { restaurantsContract } from '../contract/restaurants.contract.ts';

/** The module's part of the app's client: one and the same at every drawing, so that effects may depend on it. */
export const useRestaurantsClient = () => {
  const client = useRpcClient<{ restaurants: typeof restaurantsContract }>();
  return useMemo(() => client.restaurants, [client]);
};
