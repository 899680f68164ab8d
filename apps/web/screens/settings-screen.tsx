import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { BackupStatus, useCan } from '../../../modules/restaurants/web/public.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { useTheme } from '../../../platform/web/theme.ts';
import { Segment } from '../../../ui/segment.tsx';
import { usePreferences } from '../use-preferences.ts';

/** Language and theme, one row each, kept as they are touched. The restaurant's own settings are yet to come. */
export const SettingsScreen = () => {
  const language = useLocale();
  const theme = useTheme();
  const { chooseLanguage, chooseTheme } = usePreferences();
  const seesBackups = useCan('operations.view');
  return (
    <section className="max-w-[44rem]">
      <h1 className="mb-6 text-title">{m.app_settings_title()}</h1>
      <SettingRow title={m.app_language()} hint={m.app_language_hint()}>
        <Segment
          label={m.app_language()}
          value={language}
          onChange={(next) => chooseLanguage(next, m.app_language())}
          options={[
            { value: 'en', label: m.app_language_english() },
            { value: 'am', label: m.app_language_amharic() },
          ]}
        />
      </SettingRow>
      <SettingRow title={m.app_theme()} hint={m.app_theme_hint()}>
        <Segment
          label={m.app_theme()}
          value={theme}
          onChange={(next) => chooseTheme(next, m.app_theme())}
          options={[
            { value: 'light', label: m.app_theme_light(), icon: <Sun aria-hidden /> },
            { value: 'dark', label: m.app_theme_dark(), icon: <Moon aria-hidden /> },
            { value: 'system', label: m.app_theme_system(), icon: <Monitor aria-hidden /> },
          ]}
        />
      </SettingRow>
      {seesBackups && (
        <SettingRow title={m.restaurants_backup_title()} hint={m.restaurants_backup_hint()}>
          <BackupStatus />
        </SettingRow>
      )}
      <p className="mt-6 text-small text-ink-2">{m.app_settings_purpose()}</p>
    </section>
  );
};

type SettingRowProps = { readonly title: string; readonly hint: string; readonly children: ReactNode };

const SettingRow = ({ title, hint, children }: SettingRowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4 last-of-type:border-b">
    <div>
      <h2 className="text-body font-medium">{title}</h2>
      <p className="text-small text-ink-2">{hint}</p>
    </div>
    {children}
  </div>
);
