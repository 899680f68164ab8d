import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { linesOf } from './lay-straight.ts';
import { candidatesMax, matchLine, type LineIndex, type LineMatch } from './match-line.ts';
import { boxOf, sureOf, textOf, type PaperBox, type PaperLine, type PaperWord } from './paper-word.ts';

/** A label, line by line, with the one that most likely names the thing. */
export type ReadLabel = { readonly name: string; readonly lines: readonly { readonly text: string; readonly box: PaperBox }[] };

/** What people said that labels mean: the text is in the form that is compared. */
export type LabelRule = { readonly text: string; readonly itemId: string; /** How often it was said. */ readonly confirmedCount: number };

/** An item that a label may be, and why. */
export type LabelMatch = Omit<LineMatch, 'price'>;

/**
 * Below it an item is a guess, and no label was read.
 *
 * @unit 0 to 1
 */
const matchFloor = 0.25;
/**
 * Below it a line is noise.
 *
 * @unit 0 to 1
 */
const lineSureMin = 0.3;
const lettersMin = 3;
/** @unit lines; a pack has more print on it than anybody asks about */
const linesMax = 40;
const learnedSureness = 0.97;
/** Two lines together are a name as often as one. */
const joinedMax = 8;

const heightOf = (line: PaperLine): number => line.reduce((sum, { y0, y1 }) => sum + y1 - y0, 0) / Math.max(1, line.length);

const isName = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= lettersMin;

/** The lines of a label; what names the thing is printed largest. */
export const readLabel = (words: readonly PaperWord[]): ReadLabel => {
  const read = linesOf(words)
    .filter((line) => sureOf(line) >= lineSureMin)
    .slice(0, linesMax);
  const named = read.filter((line) => isName(textOf(line))).toSorted((left, right) => heightOf(right) - heightOf(left));
  return {
    name: named[0] ? textOf(named[0]) : '',
    lines: read.flatMap((line) => {
      const box = boxOf(line);
      return box ? [{ text: textOf(line), box }] : [];
    }),
  };
};

/** A label's name as it is learned. */
export const labelKey = (name: string): string => normalizeText(name).slice(0, 400);

/**
 * The items that a label may be, the likeliest first, each once and with its reason: what people said of such a label, a
 * code on it, a name on one of its lines or on two below each other.
 */
export const matchLabel = ({ name, lines }: ReadLabel, index: LineIndex, rules: readonly LabelRule[]): readonly LabelMatch[] => {
  const texts = lines.map(({ text }) => text);
  const joined = texts.slice(0, joinedMax).flatMap((text, at) => (texts[at + 1] === undefined ? [] : [`${text} ${texts[at + 1]}`]));
  const asked = [name, ...texts, ...joined].filter((text) => text.trim() !== '');
  const found = asked.flatMap((text) => matchLine({ supplierId: null, code: null, text, unit: null, price: null }, index));
  const learned = rules
    .filter(({ text, itemId }) => text === labelKey(name) && index.items.has(itemId))
    .map(({ itemId, confirmedCount }): LabelMatch => ({
      itemId,
      confidence: learnedSureness,
      reason: { kind: 'LEARNED', confirmedCount },
    }));
  const all = [...learned, ...found.map(({ itemId, confidence, reason }) => ({ itemId, confidence, reason }))]
    .filter(({ confidence }) => confidence >= matchFloor)
    .toSorted((left, right) => right.confidence - left.confidence);
  return all.filter((match, at) => all.findIndex(({ itemId }) => itemId === match.itemId) === at).slice(0, candidatesMax);
};
