import { Download } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { currentSession } from '../../../../platform/web/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { useExport } from './use-export.ts';

/** Everything that Maed holds about whoever is signed in, to take along. */
export const OwnExportSetting = () => {
  const client = useRestaurantsClient();
  const { start, busyLabel } = useExport({
    fileName: 'maed-my-data.zip',
    done: m.restaurants_own_export_done(),
    make: async (onTable) =>
      (await import('./export-own-data.ts')).exportOwnData(client, { avatarUrl: currentSession()?.user.avatarUrl ?? null, onTable }),
  });
  return (
    <SettingRow title={m.restaurants_own_export()} hint={m.restaurants_own_export_hint()}>
      <Button icon={<Download aria-hidden />} onClick={() => void start()} busyLabel={busyLabel}>
        {m.restaurants_own_export_button()}
      </Button>
    </SettingRow>
  );
};
