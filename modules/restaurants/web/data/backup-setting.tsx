import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { SentenceWith } from '../../../../ui/sentence-with.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useMaybeRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';

/** When the last backup succeeded, and whether one failed since; for whoever may see how the installation runs. */
export const BackupSetting = () => {
  const restaurantId = useMaybeRestaurant()?.id ?? '';
  const client = useRestaurantsClient();
  const { data } = useQuery({
    queryKey: ['restaurants', 'backup-status', restaurantId],
    queryFn: () => client.backupStatus({ restaurantId }),
    enabled: restaurantId !== '',
  });
  if (data && !data.isMadeHere) {
    return (
      <SettingRow title={m.restaurants_backup_title()} hint={m.restaurants_backup_elsewhere_hint()}>
        <StatusLine status="information">{m.restaurants_backup_elsewhere()}</StatusLine>
      </SettingRow>
    );
  }
  return (
    <SettingRow title={m.restaurants_backup_title()} hint={m.restaurants_backup_hint()}>
      {data && <Runs {...data} />}
    </SettingRow>
  );
};

type RunsProps = {
  readonly lastSuccessAt: string | null;
  readonly lastError: string | null;
};

const Runs = ({ lastSuccessAt, lastError }: RunsProps) => (
  <div className="flex flex-col items-start gap-1">
    {lastSuccessAt === null ? (
      <StatusLine status="information">{m.restaurants_backup_none()}</StatusLine>
    ) : (
      <StatusLine status="good">
        <SentenceWith words={(when) => m.restaurants_backup_last({ when })}>
          <MomentText at={lastSuccessAt} style="date" />
        </SentenceWith>
      </StatusLine>
    )}
    {lastError !== null && <StatusLine status="wrong">{m.restaurants_backup_failed({ error: lastError })}</StatusLine>}
  </div>
);
