import { useMemo } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Segment } from '../../../../ui/segment.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { timeZoneOptions } from '../../../../ui/time-zone-options.ts';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import { CurrencySetting } from './currency-setting.tsx';
import type { SettingsPartProps } from './settings-part.ts';

const cutoffMinutesMax = 12 * 60;

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Which money, which clock and which day the restaurant's books are kept by. */
export const BooksSettings = ({ details, onChange }: SettingsPartProps) => {
  const zones = useMemo(timeZoneOptions, []);
  const moveCutoff = (clock: string): void => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    const minutes = hour * 60 + minute;
    if (minutes <= cutoffMinutesMax) onChange({ dayCutoffMinutes: minutes }, m.restaurants_day_ends());
  };
  return (
    <>
      <CurrencySetting currency={details.currency} onChange={(currency) => onChange({ currency }, m.restaurants_currency())} />
      <SettingRow title={m.restaurants_calendar()} hint={m.restaurants_calendar_hint()}>
        <Segment
          label={m.restaurants_calendar()}
          value={details.useEthiopianCalendar ? 'ethiopian' : 'gregorian'}
          onChange={(next) => onChange({ useEthiopianCalendar: next === 'ethiopian' }, m.restaurants_calendar())}
          options={[
            { value: 'gregorian', label: m.restaurants_gregorian() },
            { value: 'ethiopian', label: m.restaurants_ethiopian() },
          ]}
        />
      </SettingRow>
      <SettingRow title={m.restaurants_clock()} hint={m.restaurants_clock_hint()}>
        <Segment
          label={m.restaurants_clock()}
          value={details.useEthiopianTime ? 'ethiopian' : 'ordinary'}
          onChange={(next) => onChange({ useEthiopianTime: next === 'ethiopian' }, m.restaurants_clock())}
          options={[
            { value: 'ordinary', label: m.restaurants_ordinary_clock() },
            { value: 'ethiopian', label: m.restaurants_ethiopian() },
          ]}
        />
      </SettingRow>
      <SettingRow title={m.restaurants_time_zone()} hint={m.restaurants_time_zone_hint()}>
        <SelectField
          label={<span className="sr-only">{m.restaurants_time_zone()}</span>}
          className="w-72 max-w-full"
          value={details.timeZone}
          onChange={(event) => onChange({ timeZone: event.target.value }, m.restaurants_time_zone())}
          options={zones}
        />
      </SettingRow>
      <SettingRow title={m.restaurants_day_ends()} hint={m.restaurants_day_ends_hint()}>
        <span className="w-72 max-w-full">
          <ClockField
            label={<span className="sr-only">{m.restaurants_day_ends()}</span>}
            value={clockOf(details.dayCutoffMinutes)}
            onChange={moveCutoff}
          />
        </span>
      </SettingRow>
    </>
  );
};
