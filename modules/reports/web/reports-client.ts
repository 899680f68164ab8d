import { queryOptions } from '@tanstack/react-query';
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { reportsContract } from '../contract/reports.contract.ts';

/** What each procedure of reports is asked. */
export type ReportsInputs = InferContractRouterInputs<typeof reportsContract>;

/** What each procedure of reports answers. */
export type ReportsOutputs = InferContractRouterOutputs<typeof reportsContract>;

/** The module's part of the app's client. */
export const useReportsClient = () => useRpcClient<{ reports: typeof reportsContract }>().reports;

/** The module's part of the app's client. */
export type ReportsClient = ReturnType<typeof useReportsClient>;

/** The restaurant that is asked about, with the client that asks. */
export const useReportsWorld = () => {
  const client = useReportsClient();
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};

type ReportsWorld = { readonly client: ReportsClient; readonly restaurantId: string };

/** A report of some days. */
export const reportQuery = ({ client, restaurantId }: ReportsWorld, asked: Omit<ReportsInputs['readReport'], 'restaurantId'>) =>
  queryOptions({
    queryKey: ['reports', restaurantId, 'report', asked],
    queryFn: ({ signal }) => client.readReport({ restaurantId, ...asked }, { signal }),
  });

/** All restaurants of the account holder, in some days. */
export const groupQuery = ({ client, restaurantId }: ReportsWorld, asked: Omit<ReportsInputs['readGroup'], 'restaurantId'>) =>
  queryOptions({
    queryKey: ['reports', restaurantId, 'group', asked],
    queryFn: ({ signal }) => client.readGroup({ restaurantId, ...asked }, { signal }),
  });

/** A month's book, by its first day. */
export const monthQuery = ({ client, restaurantId }: ReportsWorld, monthFrom: string) =>
  queryOptions({
    queryKey: ['reports', restaurantId, 'month', monthFrom],
    queryFn: ({ signal }) => client.readMonth({ restaurantId, monthFrom }, { signal }),
  });

/** Where the five weeks of trading days until a day stand. */
export const closesQuery = ({ client, restaurantId }: ReportsWorld, until: string | null) =>
  queryOptions({
    queryKey: ['reports', restaurantId, 'closes', until],
    queryFn: ({ signal }) => client.listCloses({ restaurantId, ...(until !== null && { until }) }, { signal }),
  });

/** A trading day: what holds it, what it came to, who signed it. */
export const closeQuery = ({ client, restaurantId }: ReportsWorld, businessDate: string) =>
  queryOptions({
    queryKey: ['reports', restaurantId, 'close', businessDate],
    queryFn: ({ signal }) => client.readClose({ restaurantId, businessDate }, { signal }),
  });

/** Where the months of the books stand. */
export const periodsQuery = ({ client, restaurantId }: ReportsWorld) =>
  queryOptions({
    queryKey: ['reports', restaurantId, 'periods'],
    queryFn: ({ signal }) => client.listPeriods({ restaurantId }, { signal }),
  });

/** Which reports one has sent by mail. */
export const lettersQuery = ({ client, restaurantId }: ReportsWorld) =>
  queryOptions({
    queryKey: ['reports', restaurantId, 'letters'],
    queryFn: ({ signal }) => client.listLetters({ restaurantId }, { signal }),
  });
