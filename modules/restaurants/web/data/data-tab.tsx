import { m } from '../../../../generated/messages/web/messages.js';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { BackupStatus } from '../backup-status.tsx';
import { DeletionSetting } from './deletion-setting.tsx';
import { ExportSetting } from './export-setting.tsx';

/** What is kept of the restaurant: how safely, how long, how to take it along, and how to have it erased. */
export const DataTab = () => (
  <>
    <SettingRow title={m.restaurants_backup_title()} hint={m.restaurants_backup_hint()}>
      <BackupStatus />
    </SettingRow>
    <ExportSetting />
    <DeletionSetting />
    <div className="h-10" />
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

const kept = (): readonly (readonly [string, string])[] => [
  [m.restaurants_kept_books(), m.restaurants_kept_books_until()],
  [m.restaurants_kept_audit(), m.restaurants_kept_books_until()],
  [m.restaurants_kept_keys(), m.restaurants_kept_keys_until()],
  [m.restaurants_kept_sessions(), m.restaurants_kept_sessions_until()],
  [m.restaurants_kept_backups(), m.restaurants_kept_backups_until()],
];
