import { Download } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';

const save = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

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
    save(outcome.answer, `maed-${restaurant.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.zip`);
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
