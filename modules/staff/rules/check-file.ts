import type { RotaQuestion } from './rota-question.ts';
import type { Stretch } from './stretch.ts';
import { paperState } from './certificate.ts';
import { hasRightToWorkOn, isEmployedOn } from './employment.ts';
import { findingOf } from './finding-of.ts';
import type { Finding, PlannedShift } from './planned-shift.ts';

/** Whether the person works here that day, may, and did not say that they can't come. */
export const checkFile = (question: RotaQuestion): Finding[] =>
  question.shifts.flatMap((shift) => [...standing(question, shift), ...undecided(question, shift), ...ranOut(question, shift)]);

const standing = ({ file, timeOff, unavailable, rules }: RotaQuestion, shift: PlannedShift): Finding[] => {
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
};

/** Time off that waits for an answer: whoever plans over it decides it first. */
const undecided = ({ askedOff, rules }: RotaQuestion, shift: PlannedShift): Finding[] => {
  const asked = askedOff.find(({ stretch }) => meets(shift, stretch));
  return asked ? rules('TIME_OFF_ASKED', shift.day).map((rule) => findingOf(rule, { shiftIds: [shift.id], asked: asked.days })) : [];
};

/** Papers that somebody had and that will have run out by the day; of each kind the one that lasts longest counts. */
const ranOut = ({ papers, rules }: RotaQuestion, { id, day }: PlannedShift): Finding[] =>
  rules('CERTIFICATE', day).flatMap((rule) => {
    const held = papers.filter(({ topic }) => topic === rule.limit.topic);
    const isOut = held.length > 0 && held.every(({ expiresOn }) => paperState(expiresOn, day) === 'RAN_OUT');
    return isOut ? [findingOf(rule, { shiftIds: [id], topic: rule.limit.topic })] : [];
  });

const meets = (shift: PlannedShift, { startsMs, endsMs }: Stretch): boolean => shift.startsMs < endsMs && startsMs < shift.endsMs;
