import { instantAt } from '../../../kit/time/wall.ts';
import type { RotaQuestion } from './rota-question.ts';
import { findingOf } from './finding-of.ts';
import { minuteMs, workedMinutes, type Finding, type PlannedShift } from './planned-shift.ts';
import { dayAfter, mondayOf } from './rota-week.ts';

/** Work at times of the wall at which somebody may not, and too long days of whoever usually works at night. */
export const checkNights = (question: RotaQuestion): Finding[] => [
  ...question.shifts.flatMap((shift) => barredNights(question, shift)),
  ...longNights(question),
];

const barredNights = ({ rules, timeZone }: RotaQuestion, shift: PlannedShift): Finding[] =>
  rules('NIGHT', shift.day).flatMap((rule) => {
    const measured = nightMinutes(shift, rule.limit, timeZone);
    return measured > 0 ? [findingOf(rule, { shiftIds: [shift.id], measured, allowed: 0 })] : [];
  });

type Night = { readonly from: string; readonly to: string };

/**
 * How much of a shift lies between two times of the wall.
 *
 * @unit minutes
 */
const nightMinutes = ({ day, startsMs, endsMs }: PlannedShift, { from, to }: Night, timeZone: string): number =>
  // The night before the day, its own, and the one after: a shift of a trading day may begin in any of them.
  [-1, 0, 1].reduce((sum, days) => {
    const evening = dayAfter(day, days);
    const opens = instantAt(evening, from, timeZone).getTime();
    const closes = instantAt(to > from ? evening : dayAfter(evening, 1), to, timeZone).getTime();
    return sum + Math.max(0, Math.min(endsMs, closes) - Math.max(startsMs, opens)) / minuteMs;
  }, 0);

const weekMs = 7 * 24 * 60 * minuteMs;

const longNights = ({ shifts, rules, file, timeZone }: RotaQuestion): Finding[] => {
  const mondays = [...new Set(shifts.map(({ day }) => mondayOf(day)))].toSorted();
  return mondays.flatMap((monday) => {
    const inWeek = shifts.filter(({ day }) => mondayOf(day) === monday);
    return rules('NIGHT_AVERAGE', inWeek.at(-1)?.day ?? monday).flatMap((rule) => {
      const { limit } = rule;
      // Weeks before the first that is known are not weeks without work: the average is over what is known.
      const from = [dayAfter(monday, -7 * (limit.weeks - 1)), mondays[0] ?? monday].toSorted().at(-1) ?? monday;
      const counted = shifts.filter(({ day }) => from <= mondayOf(day) && mondayOf(day) <= monday);
      const atNight = counted.filter((shift) => nightMinutes(shift, limit, timeZone) >= limit.nightMinutes);
      if (daysOf(atNight) * 2 <= daysOf(counted)) return [];
      const weeks = Math.round((Date.parse(monday) - Date.parse(from)) / weekMs) + 1;
      const weekly = counted.reduce((sum, shift) => sum + workedMinutes(shift), 0) / weeks + file.otherMinutes;
      const measured = Math.ceil(weekly / limit.daysPerWeek);
      const shiftIds = inWeek.map(({ id }) => id);
      return measured > limit.minutes ? [findingOf(rule, { shiftIds, measured, allowed: limit.minutes })] : [];
    });
  });
};

const daysOf = (shifts: readonly PlannedShift[]): number => new Set(shifts.map(({ day }) => day)).size;
