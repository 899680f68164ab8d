import { instantAt } from '../../../../kit/time/wall.ts';
import { checkShifts } from '../check-shifts.ts';
import type { RotaFacts } from '../rota-question.ts';
import type { PlannedShift } from '../planned-shift.ts';
import { dayAfter } from '../rota-week.ts';

/** A grown person about whom nothing else is known. */
export const file: RotaFacts['file'] = {
  startedOn: null,
  endedOn: null,
  rightToWorkUntil: null,
  optedOutOn: null,
  optOutEndsOn: null,
  birthDate: null,
  otherMinutes: 0,
};
/** What a check is asked about: nobody's shifts, in London, but for what is said. */
export const facts = (said: Partial<RotaFacts> = {}): RotaFacts => ({
  shifts: [],
  file,
  timeOff: [],
  askedOff: [],
  unavailable: [],
  preferred: [],
  papers: [],
  country: 'GB',
  timeZone: 'Europe/London',
  dayTurnsAt: '04:00',
  ...said,
});

type Lasting = {
  readonly zone?: string;
  /** @unit minutes */
  readonly pause?: number;
};

/** A shift of a day from one time of the wall to another, past midnight where it ends before it begins. */
export const shift = (
  day: string,
  [from, to]: readonly [string, string],
  { zone = 'Europe/London', pause = 60 }: Lasting = {},
): PlannedShift => ({
  id: `${day} ${from}`,
  day,
  startsMs: instantAt(day, from, zone).getTime(),
  endsMs: instantAt(to > from ? day : dayAfter(day, 1), to, zone).getTime(),
  breaks: pause > 0 ? [{ afterMinutes: 180, minutes: pause, isPaid: false }] : [],
});

/** What is found: the rule, what was measured and what it allows. */
export const found = (said: Partial<RotaFacts>): [rule: string, measured: unknown, allowed: unknown][] =>
  checkShifts(facts(said)).map(({ ruleId, measured, allowed }) => [ruleId, measured, allowed]);

/** The same person, with a day of birth. */
export const born = (birthDate: string): RotaFacts['file'] => ({ ...file, birthDate });

/** Monday of an ordinary week. */
export const monday = '2026-11-16';

/** So many days from that Monday on. */
export const days = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => dayAfter(monday, index));
