import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { menuContract } from '../contract/menu.contract.ts';

/** What each procedure of the menu is asked. */
export type MenuInputs = InferContractRouterInputs<typeof menuContract>;

/** What each procedure of the menu answers. */
export type MenuOutputs = InferContractRouterOutputs<typeof menuContract>;

/** The whole menu, as it was answered. */
export type WholeMenu = MenuOutputs['readMenu'];

/** The module's part of the app's client. */
export const useMenuClient = () => useRpcClient<{ menu: typeof menuContract }>().menu;

/** The module's part of the app's client. */
export type MenuClient = ReturnType<typeof useMenuClient>;

/** The restaurant that is asked about, with the client that asks. */
export type MenuWorld = { readonly client: MenuClient; readonly restaurantId: string };

/** The one that is being worked in. */
export const useMenuWorld = (): MenuWorld => {
  const client = useMenuClient();
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};
