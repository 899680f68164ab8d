import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { alertsContract } from '../contract/alerts.contract.ts';
import type { AlertCategory } from '../rules/signal-kinds.ts';

type Language = 'en' | 'am';

/** As many as are read at once. @unit alerts */
const openMax = 200;

/** The restaurant whose alerts are asked for, with the client that asks. */
export const useAlertsWorld = () => {
  const client = useRpcClient<{ alerts: typeof alertsContract }>().alerts;
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};

export type AlertsWorld = ReturnType<typeof useAlertsWorld>;

/** How many are unread, and the newest; asked by the clock while nobody tells. */
export const unreadQuery = (
  { client, restaurantId }: AlertsWorld,
  { language, isTold }: { readonly language: Language; readonly isTold: boolean },
) =>
  queryOptions({
    queryKey: ['alerts', restaurantId, 'unread', language],
    queryFn: () => client.countUnread({ restaurantId, language }),
    refetchInterval: isTold ? false : queryTimes.unreadAlertsPollMs,
  });

/** Those whose cause stands, what presses most first. */
export const openAlertsQuery = (
  { client, restaurantId }: AlertsWorld,
  { language, isTold }: { readonly language: Language; readonly isTold: boolean },
) =>
  queryOptions({
    queryKey: ['alerts', restaurantId, 'open', language],
    queryFn: () => client.listAlerts({ restaurantId, language, which: 'open', limit: openMax }),
    refetchInterval: isTold ? queryTimes.homeStaleMs : queryTimes.unreadAlertsPollMs,
  });

/** The newest alerts, all or of a category; while nobody tells, asked anew whenever the panel opens, and by the clock. */
export const alertsQuery = (
  { client, restaurantId }: AlertsWorld,
  { language, isTold, category }: { readonly language: Language; readonly isTold: boolean; readonly category: AlertCategory | null },
) =>
  queryOptions({
    queryKey: ['alerts', restaurantId, 'list', category, language],
    queryFn: () => client.listAlerts({ restaurantId, language, ...(category && { category }) }),
    staleTime: isTold ? queryTimes.defaultStaleMs : 0,
    refetchInterval: isTold ? false : queryTimes.unreadAlertsPollMs,
  });
