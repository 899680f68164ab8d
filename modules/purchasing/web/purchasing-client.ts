import type { InferContractRouterInputs } from '@orpc/contract';
import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import type { purchasingContract } from '../contract/purchasing.contract.ts';

/** What each procedure of purchasing is asked. */
export type PurchasingInputs = InferContractRouterInputs<typeof purchasingContract>;

/** The module's part of the app's client: one and the same at every drawing. */
export const usePurchasingClient = () => {
  const client = useRpcClient<{ purchasing: typeof purchasingContract }>();
  return useMemo(() => client.purchasing, [client]);
};

export type PurchasingClient = ReturnType<typeof usePurchasingClient>;
