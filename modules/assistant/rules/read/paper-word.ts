/** A word on a picture of a paper, as a reader of letters gives it: where it stands and how sure the reading is. */
export type PaperWord = {
  readonly text: string;
  /** @unit pixels from the left */
  readonly x0: number;
  /** @unit pixels from the top */
  readonly y0: number;
  /** @unit pixels from the left */
  readonly x1: number;
  /** @unit pixels from the top */
  readonly y1: number;
  /** @unit 0 (a guess) to 100 */
  readonly confidence: number;
};

/** A place on the picture. */
export type PaperBox = {
  /** @unit pixels from the left */
  readonly x0: number;
  /** @unit pixels from the top */
  readonly y0: number;
  /** @unit pixels from the left */
  readonly x1: number;
  /** @unit pixels from the top */
  readonly y1: number;
};

/** A word of a paper that was laid straight, with where it stood on the picture. */
export type LaidWord = PaperWord & { readonly seen?: PaperBox };

/** Words of one line of print, from left to right; places are those of the paper laid straight. */
export type PaperLine = readonly LaidWord[];

/** The text of words that stand beside each other. */
export const textOf = (words: readonly PaperWord[]): string => words.map(({ text }) => text).join(' ');

/**
 * How sure the reading of words is: as sure as the weakest of them.
 *
 * @unit 0 to 1
 */
export const sureOf = (words: readonly PaperWord[]): number =>
  words.length === 0 ? 0 : Math.min(1, Math.max(0, Math.min(...words.map(({ confidence }) => confidence)) / 100));

/** The place on the picture that words take up together; null for none. */
export const boxOf = (words: readonly LaidWord[]): PaperBox | null => {
  const boxes = words.map((word) => word.seen ?? word);
  if (boxes.length === 0) return null;
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
};

/**
 * The height of common print on a paper.
 *
 * @unit pixels
 */
export const printHeight = (words: readonly PaperWord[]): number => {
  const heights = words.map(({ y0, y1 }) => y1 - y0).toSorted((left, right) => left - right);
  return Math.max(1, heights[Math.floor(heights.length / 2)] ?? 1);
};

/** The middle of a word between top and bottom. */
export const middleOf = ({ y0, y1 }: PaperWord): number => (y0 + y1) / 2;
