import type { CheckOutcome } from './check-entry.ts';
import type { CheckType } from './check-item.ts';

/** What was written down, as far as its being true goes. */
export type WrittenEntry = {
  /** Which line of which list. */
  readonly line: string;
  readonly type: CheckType;
  readonly value: string | null;
  readonly outcome: CheckOutcome;
  readonly by: string;
  readonly day: string;
  readonly at: Date;
  readonly isLate: boolean;
};

/** How far what was written can be believed, with what speaks against it. */
export type Integrity = {
  /**
   * 100 where nothing speaks against it.
   *
   * @unit points of 100
   */
  readonly score: number;
  /**
   * Readings that came within seconds of the one before, by the same hand.
   *
   * @unit readings
   */
  readonly inSeconds: number;
  /**
   * Readings that had been the same for days.
   *
   * @unit readings
   */
  readonly same: number;
  /** @unit entries */
  readonly late: number;
  /** @unit entries */
  readonly entries: number;
};

/**
 * Nobody reads two thermometers so fast.
 *
 * @unit milliseconds
 */
const fastestMs = 4000;
/**
 * A thermometer that shows the very same so often was not looked at.
 *
 * @unit days
 */
const sameDaysMin = 5;
/**
 * What each sign takes away where it holds of everything.
 *
 * @unit points
 */
const weights = { inSeconds: 45, same: 35, late: 20 } as const;

const isReading = ({ type, value }: WrittenEntry): boolean => value !== null && (type === 'TEMPERATURE' || type === 'NUMBER');

const inOrder = (one: WrittenEntry, other: WrittenEntry): number => one.at.getTime() - other.at.getTime();

const groupedBy = (entries: readonly WrittenEntry[], key: (entry: WrittenEntry) => string): Iterable<readonly WrittenEntry[]> => {
  const groups = new Map<string, WrittenEntry[]>();
  for (const entry of entries) groups.set(key(entry), [...(groups.get(key(entry)) ?? []), entry]);
  return groups.values();
};

const countFast = (readings: readonly WrittenEntry[]): number => {
  let fast = 0;
  for (const ofOne of groupedBy(readings, ({ by }) => by)) {
    const ordered = ofOne.toSorted(inOrder);
    fast += ordered.filter((entry, index) => {
      const before = ordered[index - 1];
      return before !== undefined && before.line !== entry.line && entry.at.getTime() - before.at.getTime() < fastestMs;
    }).length;
  }
  return fast;
};

const countSame = (readings: readonly WrittenEntry[]): number => {
  let same = 0;
  for (const ofLine of groupedBy(readings, ({ line }) => line)) {
    let stretch: WrittenEntry[] = [];
    const end = (): void => {
      if (new Set(stretch.map(({ day }) => day)).size >= sameDaysMin) same += stretch.length;
    };
    for (const entry of ofLine.toSorted(inOrder)) {
      if (stretch[0] !== undefined && stretch[0].value !== entry.value) {
        end();
        stretch = [];
      }
      stretch.push(entry);
    }
    end();
  }
  return same;
};

/** How far what was written can be believed. It is for talking with people, never for punishing them by a number. */
export const judgeIntegrity = (entries: readonly WrittenEntry[]): Integrity => {
  const readings = entries.filter(isReading);
  const [inSeconds, same, late] = [countFast(readings), countSame(readings), entries.filter(({ isLate }) => isLate).length];
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
  const lost =
    weights.inSeconds * share(inSeconds, readings.length) +
    weights.same * share(same, readings.length) +
    weights.late * share(late, entries.length);
  return { score: Math.round(100 - lost), inSeconds, same, late, entries: entries.length };
};
