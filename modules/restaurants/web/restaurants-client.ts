import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import type { restaurantsContract } from '../contract/restaurants.contract.ts';

/** The module's part of the app's client. */
export const useRestaurantsClient = () => useRpcClient<{ restaurants: typeof restaurantsContract }>().restaurants;
