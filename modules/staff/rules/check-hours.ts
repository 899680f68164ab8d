import type { RotaQuestion } from './rota-question.ts';
import { isOptedOutOn } from './employment.ts';
import { findingOf } from './finding-of.ts';
import type { Rule } from './labour-rule.ts';
import { minuteMs, workedMinutes, type Finding, type PlannedShift } from './planned-shift.ts';
import { dayAfter, mondayOf } from './rota-week.ts';

/** Too much in a shift, a day or a week, or without a pause. */
export const checkHours = (question: RotaQuestion): Finding[] => [
  ...weeklyHours(question),
  ...dailyHours(question),
  ...question.shifts.flatMap((shift) => [...length(question, shift), ...pause(question, shift)]),
];

/** @unit minutes */
const sumOf = (shifts: readonly PlannedShift[]): number => shifts.reduce((sum, shift) => sum + workedMinutes(shift), 0);

const groupedBy = (shifts: readonly PlannedShift[], keyOf: (day: string) => string): Map<string, PlannedShift[]> => {
  const groups = new Map<string, PlannedShift[]>();
  for (const shift of shifts) groups.set(keyOf(shift.day), [...(groups.get(keyOf(shift.day)) ?? []), shift]);
  return groups;
};

/** The lowest BLOCK that is broken says more than the WARN below it; where none is, the WARN speaks. */
const strictest = <Kind extends 'DAILY_HOURS' | 'WEEKLY_HOURS' | 'SHIFT_LENGTH'>(broken: readonly Rule<Kind>[]): readonly Rule<Kind>[] => {
  const blocking = broken.filter(({ level }) => level === 'BLOCK');
  return blocking.length > 0 ? blocking : broken;
};

const weeklyHours = ({ shifts, rules, file }: RotaQuestion): Finding[] => {
  const byWeek = groupedBy(shifts, mondayOf);
  const firstMonday = [...byWeek.keys()].toSorted()[0] ?? '';
  return [...byWeek].flatMap(([monday, inWeek]) => {
    const lastDay = inWeek.at(-1)?.day ?? monday;
    const averageOver = (weeks: number): number => {
      const since = dayAfter(monday, -7 * (weeks - 1));
      // Weeks before the first that is known are not weeks without work: the average is over what is known.
      const from = since < firstMonday ? firstMonday : since;
      const known = Math.round((Date.parse(monday) - Date.parse(from)) / (7 * 24 * 60 * minuteMs)) + 1;
      const counted = shifts.filter(({ day }) => from <= mondayOf(day) && mondayOf(day) <= monday);
      return Math.ceil(sumOf(counted) / known) + file.otherMinutes;
    };
    const broken = rules('WEEKLY_HOURS', lastDay)
      .filter(({ limit }) => !(limit.hasOptOut && isOptedOutOn(file, lastDay)))
      .filter(({ limit }) => averageOver(limit.weeks) > limit.minutes);
    return strictest(broken).map((rule) =>
      findingOf(rule, { shiftIds: inWeek.map(({ id }) => id), measured: averageOver(rule.limit.weeks), allowed: rule.limit.minutes }),
    );
  });
};

const dailyHours = ({ shifts, rules }: RotaQuestion): Finding[] =>
  [...groupedBy(shifts, (day) => day)].flatMap(([day, inDay]) => {
    const measured = sumOf(inDay);
    return strictest(rules('DAILY_HOURS', day).filter(({ limit }) => measured > limit.minutes)).map((rule) =>
      findingOf(rule, { shiftIds: inDay.map(({ id }) => id), measured, allowed: rule.limit.minutes }),
    );
  });

const length = ({ rules }: RotaQuestion, { id, day, startsMs, endsMs }: PlannedShift): Finding[] => {
  const measured = (endsMs - startsMs) / minuteMs;
  return strictest(rules('SHIFT_LENGTH', day).filter(({ limit }) => measured > limit.minutes)).map((rule) =>
    findingOf(rule, { shiftIds: [id], measured, allowed: rule.limit.minutes }),
  );
};

const pause = ({ rules }: RotaQuestion, { id, day, startsMs, endsMs, breaks }: PlannedShift): Finding[] => {
  const length = (endsMs - startsMs) / minuteMs;
  const measured = Math.max(0, ...breaks.map(({ minutes }) => minutes));
  return rules('BREAK', day)
    .filter(({ limit }) => length > limit.overMinutes && measured < limit.minutes)
    .map((rule) => findingOf(rule, { shiftIds: [id], measured, allowed: rule.limit.minutes }));
};
