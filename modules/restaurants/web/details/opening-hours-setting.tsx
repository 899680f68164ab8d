import { Plus, X } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import { openingHoursFault, stretchesPerDayMax, type OpeningStretch } from '../../rules/opening-hours.ts';

/** The first of January 2024 was a Monday: the day of a number, of which only the weekday is read. */
const isoDayOf = (day: number): string => `2024-01-0${day}`;
const days = [1, 2, 3, 4, 5, 6, 7] as const;
const usual = { opens: '11:00', closes: '22:00' };

export type OpeningHoursSettingProps = {
  readonly hours: readonly OpeningStretch[];
  readonly onChange: (hours: OpeningStretch[]) => void;
};

const same = (left: readonly OpeningStretch[], right: readonly OpeningStretch[]): boolean =>
  left.length === right.length &&
  left.every(({ day, opens, closes }, index) => {
    const other = right[index];
    return day === other?.day && opens === other.opens && closes === other.closes;
  });

/**
 * The week, a line a day. What was touched is shown until it has been kept, so that the next touch builds on it; hours that
 * overlap stay in sight with their fault, and are kept once they make sense.
 */
export const OpeningHoursSetting = ({ hours, onChange }: OpeningHoursSettingProps) => {
  const [touched, setTouched] = useState<readonly OpeningStretch[] | null>(null);
  if (touched && same(touched, hours)) setTouched(null);
  const shown = touched ?? hours;
  const fault = openingHoursFault(shown);
  const change = (next: readonly OpeningStretch[]): void => {
    setTouched(next);
    if (openingHoursFault(next) === null) onChange([...next]);
  };
  return (
    <SettingGroup title={m.restaurants_opening_hours()} hint={m.restaurants_opening_hours_hint()}>
      <ul>
        {days.map((day) => (
          <OpeningDay key={day} day={day} hours={shown} fault={fault} onChange={change} />
        ))}
      </ul>
    </SettingGroup>
  );
};

type OpeningDayProps = {
  readonly day: number;
  readonly hours: readonly OpeningStretch[];
  readonly fault: number | null;
  readonly onChange: (hours: readonly OpeningStretch[]) => void;
};

const OpeningDay = ({ day, hours, fault, onChange }: OpeningDayProps) => {
  const language = useLocale();
  const name = weekdayText(isoDayOf(day), 'long', language);
  const mine = hours.map((stretch, place) => ({ stretch, place })).filter(({ stretch }) => stretch.day === day);
  const replace = (place: number, part: Partial<OpeningStretch>): void =>
    onChange(hours.map((stretch, index) => (index === place ? { ...stretch, ...part } : stretch)));
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-line py-3">
      <span className="w-28 pt-2 text-body font-medium">{name}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {mine.length === 0 && <span className="pt-2 text-small text-ink-2">{m.restaurants_closed()}</span>}
        {mine.map(({ stretch, place }) => (
          <div key={place} className="flex flex-wrap items-end gap-2">
            <ClockField label={m.restaurants_opens()} value={stretch.opens} onChange={(opens) => replace(place, { opens })} />
            <ClockField
              label={m.restaurants_closes()}
              value={stretch.closes}
              error={fault === place ? { title: m.restaurants_hours_overlap(), message: m.restaurants_hours_overlap_text() } : undefined}
              onChange={(closes) => replace(place, { closes })}
            />
            <IconButton
              label={m.restaurants_remove_hours({ day: name })}
              onClick={() => onChange(hours.filter((_unused, index) => index !== place))}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        ))}
      </div>
      {mine.length < stretchesPerDayMax && (
        <Button kind="row" onClick={() => onChange([...hours, { day, ...usual }])}>
          <Plus aria-hidden /> {m.restaurants_add_hours()}
          <span className="sr-only">{m.ui_comma() + name}</span>
        </Button>
      )}
    </li>
  );
};
