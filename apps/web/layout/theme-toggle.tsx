import { Moon, Sun } from 'lucide-react';

import { m } from '../../../generated/messages/web/messages.js';
import { useTheme } from '../../../platform/web/theme.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { usePreferences } from '../use-preferences.ts';

export const ThemeToggle = () => {
  const theme = useTheme();
  const { chooseTheme } = usePreferences();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <IconButton
      label={isDark ? m.app_theme_to_light() : m.app_theme_to_dark()}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark', m.app_theme())}
    >
      {isDark ? <Moon aria-hidden /> : <Sun aria-hidden />}
    </IconButton>
  );
};
