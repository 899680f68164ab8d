import { addQuantities, noQuantity, type Quantity } from '../../../kit/quantity.ts';

/** What somebody wrote down at one shelf. */
export type CountEntry = {
  /** Null for what lies nowhere in particular. */
  readonly storageAreaId: string | null;
  readonly counterId: string;
  /** The round of counting again that it answers; 0 is the first count. */
  readonly recountNumber: number;
  /**
   * In the order in which the server took them.
   *
   * @unit place among the entries of its count, from 1
   */
  readonly number: number;
  /**
   * Null where it was passed over.
   *
   * @unit millionths of the item's base unit
   */
  readonly quantity: Quantity | null;
  readonly isCarried: boolean;
  readonly countedAt: Date;
};

/** What the entries of one item come to. */
export type CountedLine = {
  /** `OPEN` while a shelf has no entry; `SKIPPED` where one was passed over and every other has an entry. */
  readonly state: 'OPEN' | 'COUNTED' | 'SKIPPED';
  /**
   * Null unless counted.
   *
   * @unit millionths of the item's base unit
   */
  readonly counted: Quantity | null;
  /** When its first shelf was looked at, of the round that stands. */
  readonly firstAt: Date | null;
  /** The moment that the count speaks of: when its last shelf was looked at. */
  readonly lastAt: Date | null;
  readonly counterIds: readonly string[];
  readonly isCarried: boolean;
  /** Whether the last round that was asked for is answered at every shelf. */
  readonly isRecounted: boolean;
};

/** Where an item is looked for, and in which round it was last asked for again. */
export type LineOfCount = {
  readonly storageAreaIds: readonly (string | null)[];
  readonly recountNumber: number;
  readonly entries: readonly CountEntry[];
};

/**
 * Adds up what was written down of one item. Of one person, item and area the entry that was made last stands, in
 * whatever order they arrived; what different people and areas say is added.
 *
 * @invariant a shelf without an entry is never taken as empty: such a line has no figure.
 * @invariant a round that nobody finished leaves the figure of the one before it.
 */
export const countedLine = (line: LineOfCount): CountedLine => {
  for (let round = line.recountNumber; round > 0; round -= 1) {
    const said = lineOfRound(line, round);
    if (said.state === 'COUNTED') return { ...said, isRecounted: round === line.recountNumber };
  }
  return { ...lineOfRound(line, 0), isRecounted: line.recountNumber === 0 };
};

/** What one round says by itself, finished or not. */
export const lineOfRound = ({ storageAreaIds, entries }: LineOfCount, round: number): CountedLine => {
  const standing = standingEntries(entries.filter(({ recountNumber }) => recountNumber === round));
  const counted = standing.filter(({ quantity }) => quantity !== null);
  const moments = counted.map(({ countedAt }) => countedAt.getTime());
  const state = stateOf(storageAreaIds, standing);
  const sum = counted.reduce((total, { quantity }) => addQuantities(total, quantity ?? noQuantity), noQuantity);
  return {
    state,
    counted: state === 'COUNTED' ? sum : null,
    firstAt: moments.length === 0 ? null : new Date(Math.min(...moments)),
    lastAt: moments.length === 0 ? null : new Date(Math.max(...moments)),
    counterIds: [...new Set(standing.map(({ counterId }) => counterId))],
    isCarried: counted.some(({ isCarried }) => isCarried),
    isRecounted: false,
  };
};

/** The entry that stands of each person and area. */
export const standingEntries = <Entry extends CountEntry>(entries: readonly Entry[]): readonly Entry[] => {
  const standing = new Map<string, Entry>();
  for (const entry of entries) {
    const key = `${entry.storageAreaId ?? ''} ${entry.counterId} ${entry.recountNumber}`;
    const known = standing.get(key);
    if (!known || isLater(entry, known)) standing.set(key, entry);
  }
  return [...standing.values()];
};

const isLater = (left: CountEntry, right: CountEntry): boolean =>
  left.countedAt.getTime() === right.countedAt.getTime() ? left.number > right.number : left.countedAt > right.countedAt;

const stateOf = (areas: readonly (string | null)[], standing: readonly CountEntry[]): CountedLine['state'] => {
  const atShelf = (area: string | null) => standing.filter(({ storageAreaId }) => storageAreaId === area);
  if (areas.some((area) => atShelf(area).length === 0)) return 'OPEN';
  return areas.some((area) => atShelf(area).every(({ quantity }) => quantity === null)) ? 'SKIPPED' : 'COUNTED';
};
