import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { taskLimits, type CheckItem, type ProbePlace } from './check-item.ts';

/** How a line came out: within its limits, outside them, or not to be answered that day. */
export const checkOutcomes = ['PASS', 'FAIL', 'NA'] as const;

/** How a line came out. */
export type CheckOutcome = (typeof checkOutcomes)[number];

/** Why a value cannot be what the line asks for. */
export type EntryRefusal =
  | { readonly code: 'VALUE_REQUIRED' }
  | { readonly code: 'VALUE_NOT_UNDERSTOOD' }
  | { readonly code: 'READING_IMPLAUSIBLE'; readonly lowest: string; readonly highest: string };

/**
 * What a thermometer can show there; anything else is a slip of the finger.
 *
 * @unit degrees Celsius
 */
const plausible: Readonly<Record<ProbePlace, readonly [number, number]>> = { COLD: [-40, 60], HOT: [-40, 300] };

/**
 * A number as people type it, exact.
 *
 * @unit hundredths
 * @returns null for what is no number with two places at most
 */
export const hundredthsOf = (text: string): number | null => {
  const match = /^([-−]?)(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const size = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '' || size === 0 ? size : -size;
};

/**
 * What no fridge falls to by itself: below this, something frozen was read in its place, or a key was slipped on.
 *
 * @unit hundredths of a degree Celsius
 */
const coldestOfFridge = -500;

/** Whether a reading of what is to be cold, and not frozen, is to be doubted in words. It counts all the same. */
export const isFarColder = ({ type, place, max }: CheckItem, value: string): boolean => {
  if (type !== 'TEMPERATURE' || place !== 'COLD' || max === null || (hundredthsOf(max) ?? 0) <= 0) return false;
  return (hundredthsOf(value) ?? 0) < coldestOfFridge;
};

const isWithin = (hundredths: number, { min, max }: Pick<CheckItem, 'min' | 'max'>): boolean => {
  const [lowest, highest] = [min === null ? null : hundredthsOf(min), max === null ? null : hundredthsOf(max)];
  return (lowest === null || hundredths >= lowest) && (highest === null || hundredths <= highest);
};

const judgeNumber = (item: CheckItem, value: string): Decision<CheckOutcome, EntryRefusal> => {
  const hundredths = hundredthsOf(value);
  if (hundredths === null) return refused({ code: 'VALUE_NOT_UNDERSTOOD' });
  if (item.type === 'TEMPERATURE') {
    const [lowest, highest] = plausible[item.place ?? 'COLD'];
    if (hundredths < lowest * 100 || hundredths > highest * 100)
      return refused({ code: 'READING_IMPLAUSIBLE', lowest: String(lowest), highest: String(highest) });
  }
  return accepted(isWithin(hundredths, item) ? 'PASS' : 'FAIL');
};

const judgeWord = (item: CheckItem, value: string): Decision<CheckOutcome, EntryRefusal> => {
  const known: Readonly<Record<string, readonly string[]>> = {
    DONE: ['DONE'],
    SIGNATURE: ['SIGNED'],
    PHOTO: ['TAKEN'],
    YES_NO: ['YES', 'NO'],
    CHOICE: item.options,
  };
  if (item.type !== 'TEXT' && !known[item.type]?.includes(value)) return refused({ code: 'VALUE_NOT_UNDERSTOOD' });
  if (item.type === 'TEXT' && (value.trim() === '' || value.length > taskLimits.noteLengthMax)) return refused({ code: 'VALUE_REQUIRED' });
  return accepted(item.failing.includes(value) ? 'FAIL' : 'PASS');
};

/**
 * Decides how a line came out.
 *
 * @param value null for a line that can't be answered that day, which only a line that need not be answered may be
 * @refuses VALUE_REQUIRED, VALUE_NOT_UNDERSTOOD; READING_IMPLAUSIBLE with what a thermometer can show there
 */
export const judgeEntry = (item: CheckItem, value: string | null): Decision<CheckOutcome, EntryRefusal> => {
  if (value === null) return item.isRequired ? refused({ code: 'VALUE_REQUIRED' }) : accepted('NA');
  return item.type === 'TEMPERATURE' || item.type === 'NUMBER' ? judgeNumber(item, value) : judgeWord(item, value);
};

/** What is known of a line that was answered: the last answer counts. */
export type AnsweredLine = { readonly itemKey: string; readonly outcome: CheckOutcome; readonly isCorrected: boolean };

/** What still stands between a list and handing it in. */
export type OpenLines = { readonly unanswered: readonly string[]; readonly uncorrected: readonly string[] };

/**
 * The lines that were not answered though they must be, and the critical ones that failed and of which nobody said yet
 * what was done.
 *
 * @invariant a list with an open line of either kind is not handed in.
 */
export const openLines = (items: readonly CheckItem[], answered: readonly AnsweredLine[]): OpenLines => {
  const byKey = new Map(answered.map((line) => [line.itemKey, line]));
  const keyed = (lines: readonly CheckItem[]) => lines.map(({ key }) => key);
  return {
    unanswered: keyed(items.filter(({ key, isRequired }) => isRequired && !byKey.has(key))),
    uncorrected: keyed(
      items.filter(({ key, isCritical }) => isCritical && byKey.get(key)?.outcome === 'FAIL' && !byKey.get(key)?.isCorrected),
    ),
  };
};
