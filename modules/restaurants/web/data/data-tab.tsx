import type { ComponentType } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { BackupSetting } from './backup-setting.tsx';
import { useCan } from '../current-restaurant.tsx';
import { DeletionSetting } from './deletion-setting.tsx';
import { ExportSetting } from './export-setting.tsx';
import { OwnExportSetting } from './own-export-setting.tsx';

/** What is kept of the person and of the restaurant: how long, how to take it along, and how to have it erased. */
export const dataTab = (LeavingSetting: ComponentType) => {
  const DataTab = () => (
    <>
      <RestaurantGroup />
      <SettingGroup title={m.restaurants_own_data()} hint={m.restaurants_own_data_hint()}>
        <OwnExportSetting />
        <LeavingSetting />
      </SettingGroup>
      <SettingGroup title={m.restaurants_kept()}>
        <dl>
          {kept().map(([what, until]) => (
            <div key={what} className="flex flex-wrap justify-between gap-x-8 border-t border-line py-3 last:border-b">
              <dt className="text-body">{what}</dt>
              <dd className="text-body text-ink-2">{until}</dd>
            </div>
          ))}
        </dl>
      </SettingGroup>
    </>
  );
  return DataTab;
};

/** For whoever answers for the restaurant; everybody else has data of their own alone. */
const RestaurantGroup = () => {
  const [mayView, mayExport, mayDelete] = [useCan('operations.view'), useCan('restaurant.export'), useCan('restaurant.delete')];
  if (!mayView && !mayExport && !mayDelete) return null;
  return (
    <SettingGroup title={m.restaurants_of_restaurant()}>
      {mayView && <BackupSetting />}
      {mayExport && <ExportSetting />}
      {mayDelete && <DeletionSetting />}
    </SettingGroup>
  );
};

const kept = (): readonly (readonly [string, string])[] => [
  [m.restaurants_kept_books(), m.restaurants_kept_books_until()],
  [m.restaurants_kept_audit(), m.restaurants_kept_books_until()],
  [m.restaurants_kept_account(), m.restaurants_kept_account_until()],
  [m.restaurants_kept_keys(), m.restaurants_kept_keys_until()],
  [m.restaurants_kept_sessions(), m.restaurants_kept_sessions_until()],
  [m.restaurants_kept_backups(), m.restaurants_kept_backups_until()],
];
