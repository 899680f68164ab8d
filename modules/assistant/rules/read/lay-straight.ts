import { middleOf, printHeight, type LaidWord, type PaperLine, type PaperWord } from './paper-word.ts';

const degree = Math.PI / 180;
const coarse = { span: 10 * degree, step: degree / 4 };
const fine = { span: degree / 4, step: degree / 40 };
/** Gaps beyond half a letter's height are those between lines, and count alike. */
const gapShare = 0.5;
const rowShare = 0.6;

/**
 * The lines of print of a paper from top to bottom, whatever order its words come in and however it lay under the
 * camera: it is turned to where the middles of words gather on the fewest heights, and a line is then followed from
 * word to word, so that a bent one stays one.
 */
export const linesOf = (words: readonly PaperWord[]): readonly PaperLine[] => {
  const read = words.filter(({ text }) => text.trim() !== '');
  if (read.length === 0) return [];
  const straight = turned(read, -skewOf(read)).toSorted(
    (left, right) => left.x0 - right.x0 || left.y0 - right.y0 || (left.text < right.text ? -1 : 1),
  );
  const reach = printHeight(straight) * rowShare;
  const lines: LaidWord[][] = [];
  for (const word of straight) nearestLine(lines, word, reach).push(word);
  const heightOf = (line: PaperLine) => line.reduce((sum, word) => sum + middleOf(word), 0) / line.length;
  return lines.toSorted((left, right) => heightOf(left) - heightOf(right));
};

const nearestLine = (lines: LaidWord[][], word: LaidWord, reach: number): LaidWord[] => {
  let [nearest, distance]: [LaidWord[] | undefined, number] = [undefined, reach];
  for (const line of lines) {
    const last = line.at(-1);
    if (!last || last.x1 - word.x0 > reach) continue;
    const apart = Math.abs(middleOf(last) - middleOf(word));
    if (apart < distance) [nearest, distance] = [line, apart];
  }
  if (nearest) return nearest;
  const fresh: LaidWord[] = [];
  lines.push(fresh);
  return fresh;
};

/** How far the print is turned, in radians; 0 wins where nothing is flatter. */
const skewOf = (words: readonly PaperWord[]): number => {
  const cap = printHeight(words) * gapShare;
  const flattest = (around: number, { span, step }: typeof coarse): number => {
    let [best, least] = [around, spread(words, around, cap)];
    for (let angle = around - span; angle <= around + span; angle += step) {
      const one = spread(words, angle, cap);
      if (one < least - 1e-9) [best, least] = [angle, one];
    }
    return best;
  };
  return flattest(flattest(0, coarse), fine);
};

/** How much height the middles of words take up when the paper is turned back by an angle. */
const spread = (words: readonly PaperWord[], angle: number, cap: number): number => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const heights = words.map((word) => middleOf(word) * cos - ((word.x0 + word.x1) / 2) * sin).toSorted((left, right) => left - right);
  let sum = 0;
  for (const [at, height] of heights.entries()) if (at > 0) sum += Math.min(cap, height - (heights[at - 1] ?? height));
  return sum;
};

/** Words with their middles turned about the corner of the picture; their boxes keep their size. */
const turned = (words: readonly PaperWord[], angle: number): PaperLine => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return words.map((word) => {
    const [x, y] = [(word.x0 + word.x1) / 2, middleOf(word)];
    const [dx, dy] = [x * cos - y * sin - x, x * sin + y * cos - y];
    const { x0, y0, x1, y1 } = word;
    return { ...word, seen: { x0, y0, x1, y1 }, x0: word.x0 + dx, x1: word.x1 + dx, y0: word.y0 + dy, y1: word.y1 + dy };
  });
};
