import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { staffContract } from '../contract/staff.contract.ts';

const useStaffClient = () => useRpcClient<{ staff: typeof staffContract }>().staff;

/** What each procedure of staff is asked. */
export type StaffInputs = InferContractRouterInputs<typeof staffContract>;

/** What each procedure of staff answers. */
export type StaffOutputs = InferContractRouterOutputs<typeof staffContract>;

/** The module's part of the app's client. */
export type StaffClient = ReturnType<typeof useStaffClient>;

/** The restaurant that is asked about, with the client that asks. */
export const useStaffWorld = () => {
  const client = useStaffClient();
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};

/** A client and the restaurant that it asks about. */
export type StaffWorld = ReturnType<typeof useStaffWorld>;
