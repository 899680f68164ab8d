import type { SignPlace } from './decode-segments.ts';
import type { Spot } from './find-spots.ts';
import { cellsOf, heightOf, isDot, type Cell } from './row-cells.ts';

/** The digits of a row, and what stands before and behind them. */
export type Parts = { readonly digits: readonly Cell[]; readonly before: readonly Cell[]; readonly after: readonly Cell[] };

/** @unit shares of the height of a digit */
const shares = { whole: 0.78, next: 1.1, apartMax: 0.85, pitchMin: 0.42, crowd: 0.6, shared: 0.3 } as const;

/** The digits from the first on that stand near each other, with what is beside them. */
export const partsOf = (cells: readonly Cell[], high: number): Parts => {
  const wholes = cells.flatMap((cell, at) => (heightOf(cell) >= shares.whole * high ? [at] : []));
  const gap = (left: number, right: number) => (cells[right]?.x0 ?? 0) - (cells[left]?.x1 ?? 0);
  // The edge of a case behind the unit is as high as a digit, and further away than one.
  const apart = wholes.findIndex((at, order) => order > 0 && gap(wholes[order - 1] ?? 0, at) > shares.apartMax * high);
  const first = wholes[0] ?? 0;
  const end = (wholes.at(apart === -1 ? -1 : apart - 1) ?? 0) + 1;
  let start = first;
  while (start > 0 && gap(start - 1, start) <= shares.next * high) start -= 1;
  const after = cells.slice(end).filter(({ x0 }) => x0 - (cells[end - 1]?.x1 ?? 0) <= shares.next * high);
  return { digits: cells.slice(first, end), before: cells.slice(start, first), after };
};

/** What is faintly there before and behind the digits: a pale minus or letter is one all the same. */
export const besideDigits = (faint: readonly Spot[], digits: readonly Cell[], high: number): Pick<Parts, 'before' | 'after'> => {
  const [first, last] = [digits[0], digits.at(-1)];
  if (!first || !last) return { before: [], after: [] };
  const parts = faint.filter((spot) => !isDot(spot, high));
  return {
    before: cellsOf(
      parts.filter(({ x1 }) => x1 <= first.x0 + 1 && x1 >= first.x0 - shares.next * high),
      high,
    ),
    after: cellsOf(
      parts.filter(({ x0 }) => x0 >= last.x1 - 1 && x0 <= last.x1 + shares.next * high),
      high,
    ),
  };
};

/** Whether something stands right beside the digits that is not of their row: a digit of a row that was laid askew. */
const isCrowded = (others: readonly Spot[], digits: readonly Cell[]): boolean => {
  const [first, last] = [digits[0], digits.at(-1)];
  if (!first || !last) return false;
  const high = heightOf(first);
  return others.some(({ x0, x1, y0, y1 }) => {
    const beside = Math.max(first.x0 - x1, x0 - last.x1);
    const shared = Math.min(y1, first.y1) - Math.max(y0, first.y0);
    return beside <= shares.crowd * high && shared >= shares.shared * high;
  });
};

/** Whether something beside the digits is cut off by the end of the row: what is not seen whole is not explained. */
const isCut = ({ digits, before, after }: Parts, width: number): boolean =>
  [...before, ...digits, ...after].some(({ x0, x1 }: SignPlace) => x0 <= 0 || x1 >= width);

/** Digits stand in cells of one width, at the right of which ones stand: closer together are the strokes of one digit. */
const isSpaced = (digits: readonly Cell[], high: number): boolean =>
  digits.every(({ x1 }, at) => at === 0 || x1 - (digits[at - 1]?.x1 ?? 0) >= shares.pitchMin * high);

type Around = {
  /** What stands near the row and not in it. */
  readonly others: readonly Spot[];
  /** @unit pixels */
  readonly width: number;
  /** @unit pixels */
  readonly high: number;
};

/** Whether what stands around the digits may be more of them. */
export const isUnclear = (parts: Parts, { others, width, high }: Around): boolean =>
  isCut(parts, width) || !isSpaced(parts.digits, high) || isCrowded(others, parts.digits);
