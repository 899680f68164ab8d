import type { PaperWord } from '../../../modules/assistant/rules/read/paper-word.ts';

/** Words as a device reads them, a line of print each; two blanks part columns. */
export const print = (lines: readonly string[], confidence = 90): PaperWord[] =>
  lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      x0: index * 10,
      x1: (index + text.length) * 10,
      y0: row * 40,
      y1: row * 40 + 20,
      confidence,
    })),
  );
