import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import type { inventoryContract } from '../contract/inventory.contract.ts';

/** What each procedure of inventory is asked. */
export type InventoryInputs = InferContractRouterInputs<typeof inventoryContract>;

/** What each procedure of inventory answers. */
export type InventoryOutputs = InferContractRouterOutputs<typeof inventoryContract>;

/** The module's part of the app's client. */
export const useInventoryClient = () => useRpcClient<{ inventory: typeof inventoryContract }>().inventory;

export type InventoryClient = ReturnType<typeof useInventoryClient>;
