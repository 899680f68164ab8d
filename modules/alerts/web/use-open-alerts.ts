import { useQuery } from '@tanstack/react-query';

import { useLocale } from '../../../platform/web/locale.ts';
import { useLiveState } from '../../../platform/web/realtime/live-state.ts';
import { openAlertsQuery, useAlertsWorld } from './alerts-client.ts';

/** What presses on whoever looks: what the bell counts as far as it is unread, and made anew by the same events. */
export const useOpenAlerts = () => {
  const language = useLocale();
  const isTold = useLiveState().kind === 'live';
  return useQuery(openAlertsQuery(useAlertsWorld(), { language, isTold }));
};
