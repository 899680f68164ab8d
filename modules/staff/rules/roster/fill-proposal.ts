import { workedMinutes, type PlannedShift } from '../planned-shift.ts';
import { dayAfter } from '../rota-week.ts';
import { lacksOf, type Lack } from './fill-cover.ts';
import type { FillFacts, FillPerson, ShiftShape } from './fill-facts.ts';
import { breachesOf, type Hindrance } from './fill-options.ts';
import { hinderedKey, type FillProblem } from './fill-problem.ts';
import { shiftOfShape } from './fill-shapes.ts';
import { isLate, isLiked, isWeekend } from './fill-weights.ts';
import { dayOff, type RosterPlan } from './roster-problem.ts';

/** Why somebody was given a shift. */
export type FillReason =
  | { readonly code: 'ONLY_ONE' }
  | { readonly code: 'CHEAPEST' }
  | { readonly code: 'PREFERRED' }
  | {
      readonly code: 'HOURS';
      /** @unit minutes of the week, all shifts together */
      readonly minutes: number;
      /** @unit minutes that were agreed */
      readonly agreedMinutes: number;
    }
  | {
      readonly code: 'SHARE_OF_WEEKENDS';
      /** @unit days of weekends in the weeks before */
      readonly days: number;
    }
  | {
      readonly code: 'SHARE_OF_LATE';
      /** @unit late shifts in the weeks before */
      readonly shifts: number;
    }
  | {
      readonly code: 'ONE_OF';
      /** @unit people who could have had it */
      readonly people: number;
    };

/** A shift that is proposed. */
export type ProposedShift = ShiftShape & {
  readonly userId: string;
  /** An open draft with its own id, or a new shift. */
  readonly planned: PlannedShift;
  readonly isOpen: boolean;
  readonly reasons: readonly FillReason[];
};

/** A need that could not be met, and why. */
export type FillGap = Lack & {
  readonly why: 'NOBODY_CAN' | 'ALL_AWAY' | 'ALL_WORK' | 'LIMITS';
  /** The rules that stood in the way of those who could. */
  readonly ruleIds: readonly string[];
};

/** What is proposed. */
export type FillProposal = { readonly shifts: readonly ProposedShift[]; readonly gaps: readonly FillGap[] };

type Given = {
  readonly place: number;
  readonly person: FillPerson;
  readonly kind: number;
  readonly shape: ShiftShape;
  readonly day: number;
  readonly planned: PlannedShift;
  readonly isOpen: boolean;
};

/** A plan in the restaurant's words. Every person's shifts are put to the rules once more, and whatever they block is left out. */
export const fillProposalOf = (facts: FillFacts, filled: FillProblem, plan: RosterPlan): FillProposal => {
  const inPlaces = withOpen(
    facts,
    facts.people.flatMap((person, place) => givenTo(facts, filled, { person, place, plan })),
  );
  const given = facts.people.flatMap((person) =>
    lawful(
      person,
      inPlaces.filter((one) => one.person === person),
    ),
  );
  const shifts = given.map((one) => ({
    ...one.shape,
    userId: one.person.userId,
    planned: one.planned,
    isOpen: one.isOpen,
    reasons: reasonsOf({ facts, filled, given }, one),
  }));
  const standing = [
    ...facts.standing,
    ...given.map(({ shape, person, planned }) => ({ workRoleId: shape.workRoleId, userId: person.userId, planned })),
  ];
  const taken = new Set(given.map(({ planned }) => planned.id));
  const open = facts.open.filter(({ planned }) => !taken.has(planned.id));
  const gaps = lacksOf({ ...facts, standing, open }).map((lack) => gapOf({ facts, filled, given }, lack));
  return { shifts, gaps };
};

type OfPerson = { readonly person: FillPerson; readonly place: number; readonly plan: RosterPlan };

const givenTo = (facts: FillFacts, { shapes }: FillProblem, { person, place, plan }: OfPerson): Given[] =>
  (plan[place] ?? []).flatMap((kind, day) => {
    const shape = kind === dayOff ? null : shapes[kind];
    return shape ? [{ place, person, kind, shape, day, planned: shiftOfShape(facts, shape, day), isOpen: false }] : [];
  });

/** Whoever was given the times of a draft that waits for somebody is given that draft, with its own pauses; each goes once. */
const withOpen = ({ open }: FillFacts, given: readonly Given[]): Given[] => {
  const left = [...open];
  return given.map((one) => {
    const place = left.findIndex(
      ({ day, workRoleId, planned }) =>
        day === one.day &&
        workRoleId === one.shape.workRoleId &&
        planned.startsMs === one.planned.startsMs &&
        planned.endsMs === one.planned.endsMs,
    );
    const [found] = place === -1 ? [] : left.splice(place, 1);
    return found ? { ...one, planned: found.planned, isOpen: true } : one;
  });
};

/** The longest list from the front of which nothing is blocked: what a rule is about goes, the last of it first. */
const lawful = (person: FillPerson, given: readonly Given[]): Given[] => {
  let kept = [...given];
  for (;;) {
    const planned = kept.map((one) => one.planned);
    const ids = new Set(planned.map(({ id }) => id));
    const breach = breachesOf(person.rota, planned)[0];
    const last = breach?.shiftIds.findLast((id) => ids.has(id));
    if (last === undefined) return kept;
    kept = kept.filter((one) => one.planned.id !== last);
  }
};

type Explained = { readonly facts: FillFacts; readonly filled: FillProblem; readonly given: readonly Given[] };

const reasonsOf = ({ facts, filled, given }: Explained, one: Given): FillReason[] => {
  const couldHave = facts.people.flatMap((person, place) =>
    filled.problem.people[place]?.options[one.day]?.some(({ kind }) => kind === one.kind) ? [person] : [],
  );
  const others = couldHave.filter(({ userId }) => userId !== one.person.userId);
  if (others.length === 0) return [{ code: 'ONLY_ONE' }];
  const { rateMinor, contractMinutes, recentWeekendDays, recentLateShifts } = one.person;
  const reasons: FillReason[] = [];
  if (rateMinor !== null && others.every((other) => other.rateMinor !== null && other.rateMinor > rateMinor))
    reasons.push({ code: 'CHEAPEST' });
  if (isLiked(one.person, one.planned)) reasons.push({ code: 'PREFERRED' });
  const minutes = weekMinutes({ facts, given }, one);
  if (contractMinutes !== null && minutes <= contractMinutes) reasons.push({ code: 'HOURS', minutes, agreedMinutes: contractMinutes });
  if (isWeekend(one.day) && others.every((other) => other.recentWeekendDays >= recentWeekendDays))
    reasons.push({ code: 'SHARE_OF_WEEKENDS', days: recentWeekendDays });
  if (isLate(one.shape) && others.every((other) => other.recentLateShifts >= recentLateShifts))
    reasons.push({ code: 'SHARE_OF_LATE', shifts: recentLateShifts });
  return reasons.length > 0 ? reasons : [{ code: 'ONE_OF', people: couldHave.length }];
};

/** @unit minutes */
const weekMinutes = ({ facts, given }: Pick<Explained, 'facts' | 'given'>, { person, day }: Given): number => {
  const [from, until] = [day - (day % 7), day - (day % 7) + 7];
  const fresh = given
    .filter((one) => one.person.userId === person.userId && one.day >= from && one.day < until)
    .map(({ planned }) => planned);
  const known = person.rota.shifts.filter(
    (shift) => dayAfter(facts.firstDay, from) <= shift.day && shift.day < dayAfter(facts.firstDay, until),
  );
  return [...known, ...fresh].reduce((sum, shift) => sum + workedMinutes(shift), 0);
};

const gapOf = (explained: Explained, lack: Lack): FillGap => {
  const { facts, filled, given } = explained;
  const skilled = facts.people.flatMap((person, place) => (person.workRoleIds.includes(lack.workRoleId) ? [{ person, place }] : []));
  const isAtWork = ({ person }: Skilled): boolean =>
    given.some((one) => one.person === person && one.day === lack.day) ||
    person.rota.shifts.some(({ day }) => day === dayAfter(facts.firstDay, lack.day));
  const free = skilled.filter((one) => !isAtWork(one));
  const kinds = filled.shapes.flatMap((shape, kind) =>
    shape?.workRoleId === lack.workRoleId && shape.fromMinute < lack.toMinute && lack.fromMinute < shape.toMinute ? [{ shape, kind }] : [],
  );
  const against = free.map((one) => kinds.flatMap((tried) => hindrancesNow(explained, lack, { ...one, ...tried })));
  const ruleIds = [...new Set(against.flat().map(({ ruleId }) => ruleId))];
  if (skilled.length === 0) return { ...lack, why: 'NOBODY_CAN', ruleIds };
  if (free.length === 0) return { ...lack, why: 'ALL_WORK', ruleIds };
  const isAway = against.every((found) => found.some(({ kind }) => awayKinds.has(kind)));
  return { ...lack, why: isAway ? 'ALL_AWAY' : 'LIMITS', ruleIds };
};

type Skilled = { readonly person: FillPerson; readonly place: number };
type Tried = Skilled & { readonly shape: ShiftShape; readonly kind: number };

/** What stands against one more shift of somebody beside everything that is proposed. */
const hindrancesNow = ({ facts, filled, given }: Explained, { day }: Lack, { person, place, shape, kind }: Tried): readonly Hindrance[] => {
  const known = filled.hindered.get(hinderedKey(place, day, kind));
  if (known) return known;
  const planned = shiftOfShape(facts, shape, day);
  const others = given.filter((one) => one.person === person).map((one) => one.planned);
  return breachesOf(person.rota, [...others, planned]);
};

const awayKinds: ReadonlySet<string> = new Set(['TIME_OFF', 'TIME_OFF_ASKED', 'AVAILABILITY', 'EMPLOYED', 'RIGHT_TO_WORK']);
