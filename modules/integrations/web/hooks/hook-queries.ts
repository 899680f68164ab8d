import { queryOptions } from '@tanstack/react-query';

import type { useIntegrationsWorld } from '../integrations-client.ts';

type World = ReturnType<typeof useIntegrationsWorld>;

/** How often messages are looked at while somebody has them before them. @unit milliseconds */
const lookMs = 3000;

/** The addresses that are told what happens. */
export const hooksQuery = ({ client, restaurantId }: World) =>
  queryOptions({
    queryKey: ['integrations', restaurantId, 'hooks', 'endpoints'],
    queryFn: ({ signal }) => client.readHooks({ restaurantId }, { signal }),
  });

/** The latest messages to one address. */
export const hookDeliveriesQuery = ({ client, restaurantId }: World, endpointId: string) =>
  queryOptions({
    queryKey: ['integrations', restaurantId, 'hooks', 'deliveries', endpointId],
    queryFn: ({ signal }) => client.readHookDeliveries({ restaurantId, endpointId }, { signal }),
    refetchInterval: lookMs,
  });
