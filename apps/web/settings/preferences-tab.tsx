import { Monitor, Moon, Sun } from 'lucide-react';

import { m } from '../../../generated/messages/web/messages.js';
import { useLocale } from '../../../platform/web/locale.ts';
import { useTheme } from '../../../platform/web/theme.ts';
import { Segment } from '../../../ui/segment.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { usePreferences } from '../use-preferences.ts';

/** How the app looks and speaks, one row each, kept as they are touched. */
export const PreferencesTab = () => {
  const language = useLocale();
  const theme = useTheme();
  const { chooseLanguage, chooseTheme } = usePreferences();
  return (
    <>
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
    </>
  );
};
