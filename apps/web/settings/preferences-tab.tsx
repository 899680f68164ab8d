import { Monitor, Moon, Sun } from 'lucide-react';
import { useMemo, useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { useSession } from '../../../platform/web/session.ts';
import { useTheme } from '../../../platform/web/theme.ts';
import { Segment } from '../../../ui/segment.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { timeZoneOptions } from '../../../ui/time-zone-options.ts';
import { MomentText } from '../../../ui/when/when-text.tsx';
import { PermissionsSetting } from '../permissions/permissions-setting.tsx';
import { usePreferences } from '../use-preferences.ts';

/** How the app looks and speaks, one row each, kept as they are touched. */
export const PreferencesTab = () => {
  const language = useLocale();
  const theme = useTheme();
  const { chooseLanguage, chooseTheme } = usePreferences();
  return (
    <>
      <div className="mb-10">
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
        <ReadingRows />
      </div>
      <PermissionsSetting />
    </>
  );
};

/** How this person reads days and times, wherever they work, with what it comes to. */
const ReadingRows = () => {
  const user = useSession()?.user;
  const restaurant = useMaybeRestaurant();
  const { chooseReading } = usePreferences();
  const zones = useMemo(timeZoneOptions, []);
  const [now] = useState(() => new Date().toISOString());
  return (
    <>
      <SettingRow title={m.app_calendar()} hint={m.app_calendar_hint()}>
        {restaurant?.useEthiopianCalendar ? (
          <AsRestaurant />
        ) : (
          <Segment
            label={m.app_calendar()}
            value={user?.useEthiopianCalendar ? 'ethiopian' : 'gregorian'}
            onChange={(next) => chooseReading({ useEthiopianCalendar: next === 'ethiopian' }, m.app_calendar())}
            options={[
              { value: 'gregorian', label: m.app_calendar_gregorian() },
              { value: 'ethiopian', label: m.app_calendar_ethiopian() },
            ]}
          />
        )}
      </SettingRow>
      <SettingRow title={m.app_clock()} hint={m.app_clock_hint()}>
        {restaurant?.useEthiopianTime ? (
          <AsRestaurant />
        ) : (
          <Segment
            label={m.app_clock()}
            value={user?.useEthiopianTime ? 'ethiopian' : 'ordinary'}
            onChange={(next) => chooseReading({ useEthiopianTime: next === 'ethiopian' }, m.app_clock())}
            options={[
              { value: 'ordinary', label: m.app_clock_ordinary() },
              { value: 'ethiopian', label: m.app_calendar_ethiopian() },
            ]}
          />
        )}
      </SettingRow>
      <SettingRow title={m.app_time_zone()} hint={m.app_time_zone_hint()}>
        <span className="w-72 max-w-full">
          <SelectField
            label={<span className="sr-only">{m.app_time_zone()}</span>}
            value={user?.preferredTimeZone ?? ''}
            onChange={(event) => chooseReading({ preferredTimeZone: event.target.value || null }, m.app_time_zone())}
            options={[{ value: '', label: m.app_time_zone_restaurant() }, ...zones]}
          />
        </span>
      </SettingRow>
      <SettingRow title={m.app_now_reads()}>
        <MomentText at={now} style="long" />
      </SettingRow>
    </>
  );
};

/** Where the restaurant counts so, everybody there does; the ordinary reading of each date and time is a touch away. */
const AsRestaurant = () => <p className="max-w-72 text-small text-ink-2">{m.app_reading_of_restaurant()}</p>;
