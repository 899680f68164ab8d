import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { integrationsContract } from '../contract/integrations.contract.ts';

/** The restaurant that is asked about, with the client that asks. */
export const useIntegrationsWorld = () => {
  const client = useRpcClient<{ integrations: typeof integrationsContract }>().integrations;
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};

type World = ReturnType<typeof useIntegrationsWorld>;

/** How often a connection is looked at while its sales are on their way. @unit milliseconds */
const lookMs = 2000;

/** How everything stands that sells elsewhere. */
export const connectionsQuery = ({ client, restaurantId }: World) =>
  queryOptions({
    queryKey: ['integrations', restaurantId, 'connections'],
    queryFn: ({ signal }) => client.readConnections({ restaurantId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.connections.some(({ isPulling }) => isPulling) === true ? lookMs : false),
  });

/** What a provider sells, and what it may be here. */
export const mappingQuery = ({ client, restaurantId }: World, connectionId: string) =>
  queryOptions({
    queryKey: ['integrations', restaurantId, 'things', connectionId],
    queryFn: ({ signal }) => client.readMapping({ restaurantId, connectionId }, { signal }),
  });

/** Files that sales came from, and how kinds of files are read; looked at again while sales of theirs are being booked. */
export const salesFilesQuery = ({ client, restaurantId }: World) =>
  queryOptions({
    queryKey: ['integrations', restaurantId, 'files'],
    queryFn: ({ signal }) => client.readSalesFiles({ restaurantId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.files.some(({ waiting }) => waiting > 0) === true ? lookMs : false),
  });

/** Sales of some days that came with files before. */
export const fileSalesQuery = ({ client, restaurantId }: World, days: { readonly from: string; readonly to: string }) =>
  queryOptions({
    queryKey: ['integrations', restaurantId, 'file-sales', days],
    queryFn: ({ signal }) => client.readFileSales({ restaurantId, ...days }, { signal }),
  });
