import { useQuery } from '@tanstack/react-query';

import { m } from '../../../generated/messages/web/messages.js';
import { momentText } from '../../../kit/time/wall.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { StatusLine } from '../../../ui/tag.tsx';
import { useWall } from '../../../ui/when/wall.tsx';
import { useMaybeRestaurant } from './current-restaurant.tsx';
import { useRestaurantsClient } from './restaurants-client.ts';

/** When the last backup succeeded, and whether one failed since; for whoever may see how the installation runs. */
export const BackupStatus = () => {
  const restaurantId = useMaybeRestaurant()?.id ?? '';
  const client = useRestaurantsClient();
  const language = useLocale();
  const wall = useWall();
  const { data } = useQuery({
    queryKey: ['restaurants', 'backup-status', restaurantId],
    queryFn: () => client.backupStatus({ restaurantId }),
    enabled: restaurantId !== '',
  });
  if (!data) return null;
  if (!data.isMadeHere) return <StatusLine status="information">{m.restaurants_backup_elsewhere()}</StatusLine>;
  const when = (iso: string): string => momentText(new Date(iso), 'date', { wall, language });
  return (
    <div className="flex flex-col items-start gap-1">
      {data.lastSuccessAt === null ? (
        <StatusLine status="information">{m.restaurants_backup_none()}</StatusLine>
      ) : (
        <StatusLine status="good">{m.restaurants_backup_last({ when: when(data.lastSuccessAt) })}</StatusLine>
      )}
      {data.lastError !== null && <StatusLine status="wrong">{m.restaurants_backup_failed({ error: data.lastError })}</StatusLine>}
    </div>
  );
};
