/** How wide a text is. @unit dots */
export type Measure = (text: string) => number;

/** Cuts a word that is wider than the paper; a character at least, however narrow it is. */
const cutWord = (word: string, room: number, measure: Measure): readonly string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > room) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
};

/**
 * Breaks a text into lines that fit, between words where it can.
 *
 * @param room in dots
 * @invariant every character but a blank at a break is on some line, in its order
 */
export const wrapText = (text: string, room: number, measure: Measure): readonly string[] => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines: string[] = [];
  for (const piece of words.flatMap((word) => cutWord(word, room, measure).map((part, index) => ({ part, isNew: index === 0 })))) {
    const last = lines.at(-1);
    const joined = `${last} ${piece.part}`;
    if (last !== undefined && piece.isNew && measure(joined) <= room) lines[lines.length - 1] = joined;
    else lines.push(piece.part);
  }
  return lines;
};
