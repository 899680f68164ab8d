import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { hundredthsOf } from './check-entry.ts';
import type { CheckItem } from './check-item.ts';
import { foodLimits, type FoodRules } from './food-process.ts';

/** What keeps food cold or hot; a display is a chilled one. */
export const unitKinds = ['FRIDGE', 'FREEZER', 'HOT', 'DISPLAY'] as const;

/** What keeps food cold or hot. */
export type UnitKind = (typeof unitKinds)[number];

/**
 * What the rules ask of such a unit: the warmest that cold may be, the coldest that hot may be.
 *
 * @unit degrees Celsius
 */
export const unitLimit = (kind: UnitKind, rules: FoodRules): string => {
  const { chillMaxC, freezeMaxC, hotHoldMinC } = foodLimits[rules];
  return { FRIDGE: chillMaxC, DISPLAY: chillMaxC, FREEZER: freezeMaxC, HOT: hotHoldMinC }[kind];
};

/** A limit of its own that somebody wants for a unit, and why; none is what the rules ask. */
export type WantedLimit = { readonly limit: string | null; readonly reason: string | null };

/** Why a unit does not get a limit. */
export type LimitRefusal = { readonly code: 'VALUE_NOT_UNDERSTOOD' } | { readonly code: 'LIMIT_LOOSER'; readonly limit: string };

/**
 * Decides the limit of a unit: always stricter than the rules, looser only with a reason.
 *
 * @invariant a limit that is looser than what the rules ask stands beside its reason.
 * @refuses VALUE_NOT_UNDERSTOOD; LIMIT_LOOSER with what the rules ask
 */
export const decideUnitLimit = (kind: UnitKind, rules: FoodRules, { limit, reason }: WantedLimit): Decision<string, LimitRefusal> => {
  const asked = unitLimit(kind, rules);
  if (limit === null) return accepted(asked);
  const [wanted, lawful] = [hundredthsOf(limit), hundredthsOf(asked) ?? 0];
  if (wanted === null) return refused({ code: 'VALUE_NOT_UNDERSTOOD' });
  const isLooser = kind === 'HOT' ? wanted < lawful : wanted > lawful;
  return isLooser && (reason ?? '').trim() === '' ? refused({ code: 'LIMIT_LOOSER', limit: asked }) : accepted(limit);
};

/** A unit, as far as a line of a list that names it goes. */
export type LimitedUnit = { readonly id: string; readonly kind: UnitKind; readonly limit: string };

/** A line with the limits of the unit that it names; as it is where it names none. */
export const withUnitLimit = (item: CheckItem, units: readonly LimitedUnit[]): CheckItem => {
  const unit = item.type === 'TEMPERATURE' ? units.find(({ id }) => id === item.unitId) : undefined;
  if (!unit) return item;
  const isHot = unit.kind === 'HOT';
  return { ...item, place: isHot ? 'HOT' : 'COLD', min: isHot ? unit.limit : null, max: isHot ? null : unit.limit };
};
