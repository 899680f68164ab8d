import { instantAt } from '../../../../kit/time/wall.ts';
import type { Demand, RotaFinding, Shift } from '../../contract/rota-fields.ts';
import { minuteMs } from '../../rules/planned-shift.ts';
import { dayAfter } from '../../rules/rota-week.ts';

/** @unit milliseconds */
export const quarterMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;
const dayMinutes = 1440;

/** A stretch of the wall's day. @unit milliseconds since 1970 */
export type Axis = { readonly startsMs: number; readonly endsMs: number };

const two = (part: number): string => String(part).padStart(2, '0');

/** The instant of a minute of the wall after the midnight that a day begins on. */
export const atMinute = (day: string, minute: number, timeZone: string): number => {
  const within = minute % dayMinutes;
  const date = dayAfter(day, Math.floor(minute / dayMinutes));
  return instantAt(date, `${two(Math.floor(within / 60))}:${two(within % 60)}`, timeZone).getTime();
};

/** Whole hours around everything that happens on a day; from eight to midnight at least. */
export const axisOf = (day: string, shifts: readonly Pick<Shift, 'startsAt' | 'endsAt'>[], timeZone: string): Axis => {
  const starts = shifts.map(({ startsAt }) => Date.parse(startsAt));
  const ends = shifts.map(({ endsAt }) => Date.parse(endsAt));
  const startsMs = Math.min(atMinute(day, 480, timeZone), ...starts);
  const endsMs = Math.max(atMinute(day, dayMinutes, timeZone), ...ends);
  return { startsMs: Math.floor(startsMs / hourMs) * hourMs, endsMs: Math.ceil(endsMs / hourMs) * hourMs };
};

/** How many of a kind of work are missing. */
export type Missing = { readonly workRoleId: string; readonly people: number };

/** A quarter of an hour: who is there, who is needed, and who is missing, each kind of work by itself. */
export type Quarter = {
  readonly atMs: number;
  readonly there: number;
  readonly needed: number;
  readonly missing: readonly Missing[];
  /** How many those are together. */
  readonly short: number;
};

/** A day with its shifts, and what is needed on it. */
export type CoverFacts = {
  readonly day: string;
  readonly shifts: readonly Shift[];
  readonly demand: readonly Demand[];
  readonly timeZone: string;
};

const sumOf = (kinds: readonly { readonly people: number }[]): number => kinds.reduce((sum, { people }) => sum + people, 0);

/** Who is there and who is needed, quarter by quarter. An open shift is nobody. */
export const coverOf = ({ day, shifts, demand, timeZone }: CoverFacts, { startsMs, endsMs }: Axis): Quarter[] => {
  const standing = shifts.filter(({ userId, isCancelled }) => userId !== null && !isCancelled);
  const spans = demand.map((span) => ({
    ...span,
    fromMs: atMinute(day, span.fromMinute, timeZone),
    toMs: atMinute(day, span.toMinute, timeZone),
  }));
  return Array.from({ length: Math.ceil((endsMs - startsMs) / quarterMs) }, (_, index) => {
    const atMs = startsMs + index * quarterMs;
    const there = standing.filter((one) => Date.parse(one.startsAt) <= atMs && atMs < Date.parse(one.endsAt));
    const wanted = spans.filter(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs);
    const missing = wanted
      .map(({ workRoleId, people }) => ({ workRoleId, people: people - there.filter((one) => one.workRoleId === workRoleId).length }))
      .filter(({ people }) => people > 0);
    return { atMs, there: there.length, needed: sumOf(wanted), missing, short: sumOf(missing) };
  });
};

/** A rule that somebody goes on against: the finding's rule and the shift it keeps back. */
export const overrideKey = (finding: RotaFinding): string => `${finding.ruleId} ${finding.shiftIds.join()}`;

/** The shift that a finding keeps back: the last of its shifts that is not known as it stands. */
export const keptBackBy = (finding: RotaFinding, shifts: readonly Shift[]): Shift | undefined =>
  finding.shiftIds.map((id) => shifts.find((one) => one.id === id && one.state !== 'KNOWN')).findLast((one) => one !== undefined);

/** What would be made known: everything that changed but what a finding keeps back, unless that has a reason. */
export const publishable = (
  shifts: readonly Shift[],
  findings: readonly RotaFinding[],
  reasons: Readonly<Record<string, string>>,
): { readonly ready: readonly Shift[]; readonly kept: readonly Shift[] } => {
  const changed = shifts.filter(({ state }) => state !== 'KNOWN');
  const blocking = findings.filter((one) => one.level === 'BLOCK' && !(one.mayOverride && (reasons[overrideKey(one)] ?? '').trim() !== ''));
  const kept = new Set(blocking.flatMap((finding) => keptBackBy(finding, shifts)?.id ?? []));
  return { ready: changed.filter(({ id }) => !kept.has(id)), kept: changed.filter(({ id }) => kept.has(id)) };
};

/** When a shift would begin so that the rest before it is long enough; null where it would be over by then. */
export const startAfterRest = (
  finding: RotaFinding,
  shifts: readonly Shift[],
): { readonly shift: Shift; readonly startsAt: string } | null => {
  const [before, after] = finding.shiftIds.map((id) => shifts.find((one) => one.id === id));
  if (finding.kind !== 'DAILY_REST' || !before || !after || finding.allowed === null) return null;
  const startsMs = Date.parse(before.endsAt) + finding.allowed * minuteMs;
  return startsMs < Date.parse(after.endsAt) ? { shift: after, startsAt: new Date(startsMs).toISOString() } : null;
};
