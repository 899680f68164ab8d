import type { PlannedShift } from '../planned-shift.ts';
import { dayAfter } from '../rota-week.ts';
import type { FillFacts, ShiftShape } from './fill-facts.ts';
import { instantOf } from './fill-shapes.ts';
import { coverWeights } from './fill-weights.ts';
import type { RosterCover } from './roster-problem.ts';

/** @unit minutes */
const slot = 15;

/** A stretch of a day in which as many are missing of a kind of work. */
export type Lack = ShiftShape & {
  /** @unit days after the first */
  readonly day: number;
  /** @unit people */
  readonly people: number;
};

/**
 * What is needed of a kind of work in each quarter of an hour of a day, without who is there already: never less than the
 * shifts that wait for somebody.
 */
const missingBySlot = (facts: FillFacts, workRoleId: string, day: number): number[] => {
  const needs = facts.needs.filter((need) => need.day === day && need.workRoleId === workRoleId);
  const open = facts.open.filter((one) => one.day === day && one.workRoleId === workRoleId);
  const last = Math.max(0, ...[...needs, ...open].map(({ toMinute }) => toMinute));
  const there = facts.standing.filter((one) => one.workRoleId === workRoleId && isNear(facts, day, one.planned));
  return Array.from({ length: Math.ceil(last / slot) }, (_, place) => {
    const needed = needs.reduce((sum, { fromMinute, toMinute, people }) => sum + (covers({ fromMinute, toMinute }, place) ? people : 0), 0);
    const atMs = instantOf(facts, day, place * slot);
    const present = there.filter(({ planned }) => planned.startsMs <= atMs && atMs < planned.endsMs).length;
    const waiting = open.filter((one) => covers(one, place)).length;
    return Math.max(waiting, needed - present);
  });
};

/** Who came the evening before may still be there. */
const isNear = ({ firstDay }: FillFacts, day: number, shift: PlannedShift): boolean =>
  shift.day === dayAfter(firstDay, day) || shift.day === dayAfter(firstDay, day - 1);

const covers = ({ fromMinute, toMinute }: Pick<ShiftShape, 'fromMinute' | 'toMinute'>, place: number): boolean =>
  fromMinute <= place * slot && place * slot < toMinute;

type Row = {
  readonly kinds: readonly number[];
  /** @unit people */
  readonly need: number;
  /** @unit quarters of an hour */
  slots: number;
};

/** Quarters of an hour that the same kinds cover and that need as many are one row, as heavy as they are long. */
export const coverOf = (facts: FillFacts, shapes: readonly ShiftShape[]): RosterCover[] =>
  Array.from({ length: facts.dayCount }, (_, day) => day).flatMap((day) =>
    [...new Set(shapes.map(({ workRoleId }) => workRoleId))].flatMap((workRoleId) => {
      const rows = new Map<string, Row>();
      missingBySlot(facts, workRoleId, day).forEach((need, place) => {
        const kinds = shapes.flatMap((shape, kind) => (shape.workRoleId === workRoleId && covers(shape, place) ? [kind] : []));
        const key = `${need} ${kinds.join(' ')}`;
        const row = rows.get(key) ?? { kinds, need, slots: 0 };
        row.slots += 1;
        rows.set(key, row);
      });
      return [...rows.values()]
        .filter(({ kinds }) => kinds.length > 0)
        .map(({ kinds, need, slots }) => ({
          day,
          kinds,
          need,
          underWeight: coverWeights.under * slots,
          overWeight: coverWeights.over * slots,
        }));
    }),
  );

/** What is still missing, by stretches. */
export const lacksOf = (facts: FillFacts): Lack[] =>
  Array.from({ length: facts.dayCount }, (_, day) => day).flatMap((day) =>
    [...new Set([...facts.needs, ...facts.open].filter((need) => need.day === day).map(({ workRoleId }) => workRoleId))].flatMap(
      (workRoleId) => {
        const missing = missingBySlot(facts, workRoleId, day);
        const begins = missing.flatMap((people, place) => (people !== (missing[place - 1] ?? 0) ? [place] : []));
        return begins.flatMap((place, index) => {
          const end = begins[index + 1] ?? missing.length;
          const people = missing[place] ?? 0;
          return people > 0 ? [{ workRoleId, day, fromMinute: place * slot, toMinute: end * slot, people }] : [];
        });
      },
    ),
  );
