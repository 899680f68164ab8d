import type { Finding, PlannedShift } from './planned-shift.ts';
import { workedMinutes } from './planned-shift.ts';

/** Who works what, by person. */
export type ShiftWorld = ReadonlyMap<string, readonly PlannedShift[]>;

/** A shift that goes from somebody, or nobody, to somebody. */
export type ExchangeMove = { readonly shift: PlannedShift; readonly fromUserId: string | null; readonly toUserId: string };

/** Who gives what to whom. */
export type Handing = {
  readonly shift: PlannedShift;
  readonly giverId: string | null;
  readonly takerId: string;
  /** What the giver gets for it; null where nothing. */
  readonly counter: PlannedShift | null;
};

/** The moves of an exchange: one, or two at once. */
export const movesOf = ({ shift, giverId, takerId, counter }: Handing): readonly ExchangeMove[] => [
  { shift, fromUserId: giverId, toUserId: takerId },
  ...(counter && giverId !== null ? [{ shift: counter, fromUserId: takerId, toUserId: giverId }] : []),
];

/** Who works what once shifts have changed hands. */
export const worldAfter = (world: ShiftWorld, moves: readonly ExchangeMove[]): ShiftWorld => {
  const after = new Map(world);
  for (const { shift, fromUserId, toUserId } of moves) {
    if (fromUserId !== null)
      after.set(
        fromUserId,
        (after.get(fromUserId) ?? []).filter(({ id }) => id !== shift.id),
      );
    after.set(toUserId, [...(after.get(toUserId) ?? []).filter(({ id }) => id !== shift.id), shift]);
  }
  return after;
};

/** A rota with what stands against it. */
export type CheckedWorld = { readonly world: ShiftWorld; readonly findings: readonly Finding[] };

/** Whose shifts a finding is about: a shift is one person's, so a finding is too. */
const holderOf = (world: ShiftWorld, { shiftIds }: Finding): string | undefined =>
  [...world].find(([, shifts]) => shifts.some(({ id }) => shiftIds.includes(id)))?.[0];

const keyIn = (world: ShiftWorld, finding: Finding): string =>
  `${holderOf(world, finding)} ${finding.ruleId} ${finding.shiftIds.toSorted().join()} ${finding.measured}`;

/** What stands against somebody's rota after a change that did not stand against theirs before. */
export const findingsMade = (before: CheckedWorld, after: CheckedWorld): readonly Finding[] => {
  const known = new Set(before.findings.map((finding) => keyIn(before.world, finding)));
  return after.findings.filter((finding) => !known.has(keyIn(after.world, finding)));
};

/**
 * How long somebody works between two days, the second left out.
 *
 * @unit minutes
 */
export const minutesBetween = (shifts: readonly PlannedShift[], from: string, until: string): number =>
  shifts.filter(({ day }) => from <= day && day < until).reduce((sum, shift) => sum + workedMinutes(shift), 0);
