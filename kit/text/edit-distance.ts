/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to turn one word into the
 * other. Stops early: anything above `distanceMax` comes back as `distanceMax + 1`.
 *
 * @unit letters (UTF-16 units; every letter of the product's two scripts is one)
 */
export const editDistance = (left: string, right: string, distanceMax: number): number => {
  if (Math.abs(left.length - right.length) > distanceMax) return distanceMax + 1;
  if (right.length >= scratch.before.length) return left === right ? 0 : distanceMax + 1;
  let { before, previous, current } = scratch;
  for (let column = 0; column <= right.length; column += 1) previous[column] = column;
  for (let row = 1; row <= left.length; row += 1) {
    const best = fillRow({ left, right, row, before, previous, current });
    if (best > distanceMax) return distanceMax + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[right.length] ?? 0, distanceMax + 1);
};

// Rows are reused, because ranking a catalogue measures tens of thousands of words between two keystrokes.
const wordLengthMax = 127;
const scratch = {
  before: new Int32Array(wordLengthMax + 1),
  previous: new Int32Array(wordLengthMax + 1),
  current: new Int32Array(wordLengthMax + 1),
};

type Step = {
  readonly left: string;
  readonly right: string;
  /** @unit letters of left already read */
  readonly row: number;
  readonly before: Int32Array;
  readonly previous: Int32Array;
  readonly current: Int32Array;
};

/** Fills the table's next row and answers with its smallest entry, which no later row can fall below. */
const fillRow = ({ left, right, row, before, previous, current }: Step): number => {
  const letter = left.charCodeAt(row - 1);
  const letterBefore = row > 1 ? left.charCodeAt(row - 2) : -1;
  let best = row;
  let cost = row;
  current[0] = row;
  for (let column = 1; column <= right.length; column += 1) {
    const other = right.charCodeAt(column - 1);
    const changed = at(previous, column - 1) + (letter === other ? 0 : 1);
    cost = Math.min(cost + 1, at(previous, column) + 1, changed);
    const isSwapped = column > 1 && letterBefore === other && letter === right.charCodeAt(column - 2);
    if (isSwapped) cost = Math.min(cost, at(before, column - 2) + 1);
    current[column] = cost;
    if (cost < best) best = cost;
  }
  return best;
};

const at = (row: Int32Array, column: number): number => row[column] ?? 0;
