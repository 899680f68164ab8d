import type { RotaQuestion, Stretch } from './rota-question.ts';
import { hasRightToWorkOn, isEmployedOn } from './employment.ts';
import { findingOf } from './finding-of.ts';
import type { Finding, PlannedShift } from './planned-shift.ts';

/** Whether the person works here that day, may, and did not say that they can't come. */
export const checkFile = ({ shifts, file, timeOff, unavailable, rules }: RotaQuestion): Finding[] =>
  shifts.flatMap((shift) => {
    const lies = (stretches: readonly Stretch[]): boolean => stretches.some((stretch) => meets(shift, stretch));
    const broken = [
      ['EMPLOYED', !isEmployedOn(file, shift.day)],
      ['RIGHT_TO_WORK', !hasRightToWorkOn(file, shift.day)],
      ['TIME_OFF', lies(timeOff)],
      ['AVAILABILITY', lies(unavailable)],
    ] as const;
    return broken.flatMap(([kind, isBroken]) =>
      isBroken ? rules(kind, shift.day).map((rule) => findingOf(rule, { shiftIds: [shift.id] })) : [],
    );
  });

const meets = (shift: PlannedShift, { startsMs, endsMs }: Stretch): boolean => shift.startsMs < endsMs && startsMs < shift.endsMs;
