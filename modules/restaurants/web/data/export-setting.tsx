import { Download } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';

/** Everything of the restaurant, to take along. */
export const ExportSetting = () => {
  const restaurant = useRestaurant();
  const client = useRestaurantsClient();
  const [table, setTable] = useState<string | null>(null);
  const start = async () => {
    setTable('');
    const outcome = await attempt(
      import('./export-restaurant.ts').then(({ exportRestaurant }) => exportRestaurant(client, restaurant.id, setTable)),
    );
    setTable(null);
    if ('failure' in outcome) {
      showToast({ status: 'wrong', title: m.restaurants_export_failed(), description: m.restaurants_export_failed_text() });
      return;
    }
    saveFile(`maed-${restaurant.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.zip`, outcome.answer);
    showToast({ title: m.restaurants_export_done() });
  };
  return (
    <SettingRow title={m.restaurants_export()} hint={m.restaurants_export_hint()}>
      <Button
        icon={<Download aria-hidden />}
        onClick={() => void start()}
        {...(table !== null && { busyLabel: m.restaurants_export_busy({ table }) })}
      >
        {m.restaurants_export_button()}
      </Button>
    </SettingRow>
  );
};
