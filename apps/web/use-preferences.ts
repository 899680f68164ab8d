import { newPersonCommand } from '../../platform/web/new-command.ts';
import { setLocale, type Locale } from '../../platform/web/locale.ts';
import { setTheme, type ThemePreference } from '../../platform/web/theme.ts';
import { useOutbox } from '../../platform/web/outbox/use-outbox.tsx';

/** Language and theme: at once on this device, and kept with the account as soon as it can be reached. */
export const usePreferences = () => {
  const outbox = useOutbox();
  const keep = (body: { readonly language?: Locale; readonly theme?: ThemePreference }, subject: string) =>
    void outbox.enqueue({ name: 'accounts.update-preferences@1', subject, input: newPersonCommand(body) });
  return {
    chooseLanguage: (language: Locale, subject: string) => {
      keep({ language }, subject);
      setLocale(language);
    },
    chooseTheme: (theme: ThemePreference, subject: string) => {
      keep({ theme }, subject);
      setTheme(theme);
    },
  };
};
