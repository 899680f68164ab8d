import { namedEthiopianHolidays, type NamedHoliday } from '../../../../staff/rules/holidays-et.ts';
import { dayAfter } from '../../../../staff/rules/rota-week.ts';
import type { DayFacts } from '../daily-series.ts';
import { ethiopianFast, type Fast } from './fasts-et.ts';
import { britishHolidays } from './holidays-gb.ts';

/** What somebody wrote down that changes how many guests come. */
export type PlannedEvent = {
  readonly name: string;
  readonly fromDay: string;
  /** Within it. */
  readonly untilDay: string;
  /** @unit hundredths of a percent more, or less below zero; null where nobody said */
  readonly effectBps: number | null;
};

/** A day with what is known of it before it comes. */
export type CalendarDay = DayFacts & { readonly day: string; readonly fast: Fast | null };

/** What the days of a house depend on. */
export type HouseCalendar = {
  /** Two letters; a country without a calendar here has no holidays. */
  readonly country: string;
  /** 1 is Monday; null where nobody wrote the opening hours down. */
  readonly openWeekdays: ReadonlySet<number> | null;
  /** Days on which something was sold, whatever the opening hours say. */
  readonly traded: ReadonlySet<string>;
  readonly events: readonly PlannedEvent[];
};

const holidaysOf = (country: string, year: number): readonly NamedHoliday[] => {
  if (country === 'ET') return namedEthiopianHolidays(year);
  return country === 'GB' ? britishHolidays(year) : [];
};

/** The days from one to another, both within, in order. */
export const daysBetween = (from: string, to: string): readonly string[] => {
  const count = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
  return Array.from({ length: count }, (_, ahead) => dayAfter(from, ahead));
};

/** Days with their weekday, holidays, fasts and events; those to come and those gone by are told alike. */
export const calendarDays = (days: readonly string[], { country, openWeekdays, traded, events }: HouseCalendar): readonly CalendarDay[] => {
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
  const holidays = years.flatMap((year) => holidaysOf(country, year));
  return days.map((day) => {
    const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
    const fast = country === 'ET' ? ethiopianFast(day) : null;
    return {
      day,
      weekday,
      fast,
      isFasting: fast !== null,
      isClosed: openWeekdays !== null && !openWeekdays.has(weekday) && !traded.has(day),
      holidays: holidays.filter((holiday) => holiday.day === day).map(({ name }) => name),
      events: events.filter(({ fromDay, untilDay }) => fromDay <= day && day <= untilDay).map(({ name }) => name),
      weather: null,
    };
  });
};
