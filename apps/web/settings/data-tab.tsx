import { m } from '../../../generated/messages/web/messages.js';
import { BackupStatus } from '../../../modules/restaurants/web/public.ts';
import { SettingRow } from '../../../ui/setting-row.tsx';

/** What is kept of the restaurant, and that it is kept safe. */
export const DataTab = () => (
  <SettingRow title={m.restaurants_backup_title()} hint={m.restaurants_backup_hint()}>
    <BackupStatus />
  </SettingRow>
);
