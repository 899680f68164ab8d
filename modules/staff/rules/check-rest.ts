import { instantAt } from '../../../kit/time/wall.ts';
import type { RotaQuestion } from './rota-question.ts';
import type { Stretch } from './stretch.ts';
import { findingOf } from './finding-of.ts';
import type { Rule } from './labour-rule.ts';
import { minuteMs, type Finding, type PlannedShift } from './planned-shift.ts';
import { dayAfter, mondayOf } from './rota-week.ts';

/** Shifts at one time, too little rest between two, and too little in a week. */
export const checkRest = (question: RotaQuestion): Finding[] => [...overlaps(question), ...dailyRest(question), ...weeklyRest(question)];

const overlaps = ({ shifts, rules }: RotaQuestion): Finding[] =>
  shifts.flatMap((later, index) =>
    shifts
      .slice(0, index)
      .filter((earlier) => later.startsMs < earlier.endsMs)
      .flatMap((earlier) =>
        rules('OVERLAP', later.day).map((rule) =>
          findingOf(rule, {
            shiftIds: [earlier.id, later.id],
            measured: (Math.min(earlier.endsMs, later.endsMs) - later.startsMs) / minuteMs,
            allowed: 0,
          }),
        ),
      ),
  );

const dailyRest = ({ shifts, rules }: RotaQuestion): Finding[] => {
  // Whoever began earlier may end later: rest is counted from the last end so far.
  let last: PlannedShift | undefined;
  return shifts.flatMap((shift) => {
    const before = last;
    if (!last || shift.endsMs > last.endsMs) last = shift;
    // Two parts of one trading day are one day's work: the rest is owed between days.
    if (!before || before.day === shift.day || shift.startsMs < before.endsMs) return [];
    const measured = (shift.startsMs - before.endsMs) / minuteMs;
    return rules('DAILY_REST', shift.day)
      .filter(({ limit }) => measured < limit.minutes)
      .map((rule) => findingOf(rule, { shiftIds: [before.id, shift.id], measured, allowed: rule.limit.minutes }));
  });
};

const weeklyRest = (question: RotaQuestion): Finding[] =>
  [...new Set(question.shifts.map(({ day }) => mondayOf(day)))].flatMap((monday) => {
    const shifts = question.shifts.filter(({ day }) => mondayOf(day) === monday);
    const lastDay = shifts.at(-1)?.day ?? monday;
    return question.rules('WEEKLY_REST', lastDay).flatMap((rule) => {
      const rests = restsOf(question, monday);
      const measured = Math.max(0, ...rests);
      if (measured >= rule.limit.minutes || isPaired(question, { rule, monday })) return [];
      return [findingOf(rule, { shiftIds: shifts.map(({ id }) => id), measured, allowed: rule.limit.minutes })];
    });
  });

/**
 * Whether the week before or after makes good for this one with two rests or a double one. A week after in which nothing
 * is planned yet promises no rest.
 */
const isPaired = (question: RotaQuestion, { rule, monday }: { readonly rule: Rule<'WEEKLY_REST'>; readonly monday: string }): boolean => {
  const { minutes, mayBePaired } = rule.limit;
  const next = dayAfter(monday, 7);
  const isPlanned = question.shifts.some(({ day }) => mondayOf(day) === next);
  const beside = [dayAfter(monday, -7), ...(isPlanned ? [next] : [])];
  return (
    mayBePaired &&
    beside.some((week) => {
      const rests = restsOf(question, week);
      return rests.some((rest) => rest >= 2 * minutes) || rests.filter((rest) => rest >= minutes).length >= 2;
    })
  );
};

/**
 * The unbroken rests within a week of trading days, so that whoever closes on Saturday night has their Sunday whole.
 *
 * @unit minutes
 */
const restsOf = ({ shifts, timeZone, dayTurnsAt }: RotaQuestion, monday: string): number[] => {
  const turn = (day: string): number => instantAt(day, dayTurnsAt, timeZone).getTime();
  const week: Stretch = { startsMs: turn(monday), endsMs: turn(dayAfter(monday, 7)) };
  let freeFrom = week.startsMs;
  const rests: number[] = [];
  for (const { startsMs, endsMs } of [...shifts, { startsMs: week.endsMs, endsMs: week.endsMs }]) {
    const until = Math.min(startsMs, week.endsMs);
    if (until > freeFrom) rests.push((until - freeFrom) / minuteMs);
    freeFrom = Math.max(freeFrom, endsMs);
  }
  return rests;
};
