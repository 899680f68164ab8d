import { m } from '../../../../generated/messages/web/messages.js';
import { clockText, instantAt, weekdayText, type Wall } from '../../../../kit/time/wall.ts';
import type { Locale } from '../../../../platform/web/locale.ts';
import type { Availability } from '../../rules/availability.ts';
import { fastingDaysWord } from './dish-words.ts';

/** Some week that begins on a Monday, to ask the calendar for the names of its days. */
const mondayMs = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** The days of a week, Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The name of a day of the week. */
export const dayWord = (weekday: number, locale: Locale): string =>
  weekdayText(new Date(mondayMs + (weekday - 1) * dayMs).toISOString().slice(0, 10), 'short', locale);

/** Minutes after midnight as "13:48", as fields write it; midnight at the end of a day is that at its start. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A winter's day: no clock is put forward in it. */
const plainDay = '2024-01-01';

/** When a dish is offered, in one line, by the clock on the wall. */
export const availabilityText = ({ days, hours, fasting }: Availability, wall: Wall, locale: Locale): string => {
  const said = (minutes: number): string => clockText(instantAt(plainDay, clockOf(minutes), wall.timeZone), wall, locale);
  const parts = [
    days.length === 0 ? '' : days.map((day) => dayWord(day, locale)).join(m.ui_comma({}, { locale })),
    hours === null ? '' : `${said(hours.from)} – ${said(hours.to)}`,
    fasting === 'ALWAYS' ? '' : fastingDaysWord(fasting),
  ].filter((part) => part !== '');
  return parts.length === 0 ? m.menu_always() : parts.join(' · ');
};
