import { useQuery } from '@tanstack/react-query';

import { m } from '../../../generated/messages/web/messages.js';
import { SentenceWith } from '../../../ui/sentence-with.tsx';
import { StatusLine } from '../../../ui/tag.tsx';
import { MomentText } from '../../../ui/when/when-text.tsx';
import { useMaybeRestaurant } from './current-restaurant.tsx';
import { useRestaurantsClient } from './restaurants-client.ts';

/** When the last backup succeeded, and whether one failed since; for whoever may see how the installation runs. */
export const BackupStatus = () => {
  const restaurantId = useMaybeRestaurant()?.id ?? '';
  const client = useRestaurantsClient();
  const { data } = useQuery({
    queryKey: ['restaurants', 'backup-status', restaurantId],
    queryFn: () => client.backupStatus({ restaurantId }),
    enabled: restaurantId !== '',
  });
  if (!data) return null;
  return (
    <div className="flex flex-col items-start gap-1">
      {data.lastSuccessAt === null ? (
        <StatusLine status="information">{m.restaurants_backup_none()}</StatusLine>
      ) : (
        <StatusLine status="good">
          <SentenceWith words={(when) => m.restaurants_backup_last({ when })}>
            <MomentText at={data.lastSuccessAt} style="date" />
          </SentenceWith>
        </StatusLine>
      )}
      {data.lastError !== null && <StatusLine status="wrong">{m.restaurants_backup_failed({ error: data.lastError })}</StatusLine>}
    </div>
  );
};
