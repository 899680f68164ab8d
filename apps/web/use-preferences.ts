import { newPersonCommand } from '../../platform/web/new-command.ts';
import { setLocale, type Locale } from '../../platform/web/locale.ts';
import { useOutbox } from '../../platform/web/outbox/use-outbox.tsx';
import { currentSession, keepSession, type SessionUser } from '../../platform/web/session.ts';
import { setTheme, type ThemePreference } from '../../platform/web/theme.ts';

/** How a person reads days and times; an absent part stays as it is. */
type Reading = Partial<Pick<SessionUser, 'useEthiopianTime' | 'useEthiopianCalendar' | 'preferredTimeZone'>>;

/** What a person prefers: at once on this device, and kept with the account as soon as it can be reached. */
export const usePreferences = () => {
  const outbox = useOutbox();
  const keep = (body: Reading & { readonly language?: Locale; readonly theme?: ThemePreference }, subject: string) =>
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
    chooseReading: (reading: Reading, subject: string) => {
      keep(reading, subject);
      const session = currentSession();
      if (session) keepSession({ ...session, user: { ...session.user, ...reading } });
    },
  };
};
