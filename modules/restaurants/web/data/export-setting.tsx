import { Download } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { useExport } from './use-export.ts';

/** Everything of the restaurant, to take along. */
export const ExportSetting = () => {
  const restaurant = useRestaurant();
  const client = useRestaurantsClient();
  const { start, busyLabel } = useExport({
    fileName: `maed-${restaurant.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.zip`,
    done: m.restaurants_export_done(),
    make: async (onTable) => (await import('./export-restaurant.ts')).exportRestaurant(client, restaurant.id, onTable),
  });
  return (
    <SettingRow title={m.restaurants_export()} hint={m.restaurants_export_hint()}>
      <Button icon={<Download aria-hidden />} onClick={() => void start()} busyLabel={busyLabel}>
        {m.restaurants_export_button()}
      </Button>
    </SettingRow>
  );
};
