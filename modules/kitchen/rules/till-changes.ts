/** What of a line matters for what has changed. */
export type SaidLine = {
  readonly lineId: string;
  readonly dishId: string;
  /** @unit portions */
  readonly quantity: number;
  readonly modifierIds: readonly string[];
  /** @unit courses, from 1; null for the one that the dish usually goes out with */
  readonly course: number | null;
  readonly note: string | null;
  readonly hasAllergy: boolean;
  readonly isHeld: boolean;
  readonly unitPriceMinor: string | null;
};

/** One difference between two messages of a till. */
export type TillChange<Line extends SaidLine> =
  | { readonly kind: 'MORE'; readonly line: Line; /** @unit portions */ readonly quantity: number }
  | { readonly kind: 'LESS'; readonly lineId: string; /** @unit portions */ readonly quantity: number }
  | { readonly kind: 'SAY'; readonly line: Line }
  | { readonly kind: 'PACE'; readonly lineId: string; readonly step: 'FIRE' | 'HOLD' };

const isSameDish = (before: SaidLine, line: SaidLine): boolean =>
  before.dishId === line.dishId &&
  before.unitPriceMinor === line.unitPriceMinor &&
  before.modifierIds.toSorted().join() === line.modifierIds.toSorted().join();

const isSaidAlike = (before: SaidLine, line: SaidLine): boolean =>
  before.note === line.note && before.course === line.course && before.hasAllergy === line.hasAllergy;

const changesOf = <Line extends SaidLine>(before: Line | undefined, line: Line): TillChange<Line>[] => {
  const { lineId, quantity } = line;
  if (!before) return [{ kind: 'MORE', line, quantity }];
  if (!isSameDish(before, line))
    return [
      { kind: 'LESS', lineId, quantity: before.quantity },
      { kind: 'MORE', line, quantity },
    ];
  const changes: TillChange<Line>[] = [];
  if (quantity < before.quantity) changes.push({ kind: 'LESS', lineId, quantity: before.quantity - quantity });
  if (!isSaidAlike(before, line)) changes.push({ kind: 'SAY', line });
  if (before.isHeld !== line.isHeld) changes.push({ kind: 'PACE', lineId, step: line.isHeld ? 'HOLD' : 'FIRE' });
  if (quantity > before.quantity) changes.push({ kind: 'MORE', line, quantity: quantity - before.quantity });
  return changes;
};

/**
 * What a till changed between two of its messages. It is measured by what the till said before, and never by what stands in
 * the kitchen: a line that was voided or made again there is not asked for a second time by a till that knows nothing of it.
 *
 * @param before the lines of its last message; none for a new order
 */
export const tillChanges = <Line extends SaidLine>(before: readonly Line[], now: readonly Line[]): TillChange<Line>[] => {
  const known = new Map(before.map((line) => [line.lineId, line]));
  const kept = new Set(now.map(({ lineId }) => lineId));
  const gone = before
    .filter(({ lineId }) => !kept.has(lineId))
    .map(({ lineId, quantity }): TillChange<Line> => ({ kind: 'LESS', lineId, quantity }));
  return [...gone, ...now.flatMap((line) => changesOf(known.get(line.lineId), line))];
};

/** How far a piece of a line has come, from what is easiest to take off to what is hardest. */
const byEase = ['HELD', 'QUEUED', 'STARTED', 'READY', 'PASSED', 'SERVED'];

/** A piece of a till's line on an order. */
export type TillPiece = { readonly id: string; readonly state: string; /** @unit portions */ readonly quantity: number };

/** Portions of a piece that go. */
export type TakenOff<Piece> = { readonly piece: Piece; /** @unit portions */ readonly quantity: number };

/**
 * Which portions go when some are taken off: those that nobody has begun before those on the fire.
 *
 * @returns how many of each piece; fewer altogether where the kitchen had taken some off before
 */
export const takeOff = <Piece extends TillPiece>(pieces: readonly Piece[], quantity: number): TakenOff<Piece>[] => {
  const standing = pieces
    .filter(({ state }) => byEase.includes(state))
    .toSorted((left, right) => byEase.indexOf(left.state) - byEase.indexOf(right.state));
  const taken: TakenOff<Piece>[] = [];
  let left = quantity;
  for (const piece of standing) {
    if (left === 0) break;
    const portions = Math.min(left, piece.quantity);
    taken.push({ piece, quantity: portions });
    left -= portions;
  }
  return taken;
};
