import type { Slip, SlipBlock, SlipSize } from './slip.ts';
import { wrapText } from './wrap-text.ts';

/** Something at a place of the paper; all in dots from its upper left corner, a text by its baseline. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly height: number;
      readonly isBold: boolean;
      readonly isWhite: boolean;
    }
  | { readonly kind: 'filled' | 'framed'; readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A slip on paper of a width. @unit dots */
export type LaidOutSlip = { readonly width: number; readonly height: number; readonly marks: readonly Mark[] };

/** How wide a text of a height is. @unit dots */
export type MeasureText = (text: string, height: number, isBold: boolean) => number;

/** The paper that receipt printers take, at 203 dots an inch. @unit dots @source EPSON TM-T20 and TM-P20, printable area */
export const paperDots = { 58: 384, 80: 576 } as const;

const heights: Readonly<Record<SlipSize, number>> = { small: 22, normal: 28, large: 44, huge: 64 };
const narrowHeights: Readonly<Record<SlipSize, number>> = { small: 20, normal: 24, large: 36, huge: 52 };

const lineFactor = 1.35;
const baselineFactor = 1.02;
const gap = 8;
const padding = 12;
const frame = 5;

type Sheet = { readonly width: number; readonly measure: MeasureText; readonly marks: Mark[]; y: number };

const heightOn = ({ width }: Sheet, size: SlipSize): number => (width < paperDots[80] ? narrowHeights : heights)[size];

type Set = { readonly height: number; readonly isBold: boolean; readonly isWhite: boolean };

/** Puts one line of text down and goes below it. */
const setLine = (sheet: Sheet, text: string, { x, ...set }: Set & { readonly x: number }): void => {
  sheet.marks.push({ kind: 'text', text, x, y: Math.round(sheet.y + set.height * baselineFactor), ...set });
  sheet.y += Math.round(set.height * lineFactor);
};

const setText = (sheet: Sheet, { text, size, isBold, side }: Extract<SlipBlock, { kind: 'text' }>): void => {
  const height = heightOn(sheet, size);
  const measure = (one: string): number => sheet.measure(one, height, isBold);
  for (const line of wrapText(text, sheet.width, measure)) {
    const x = side === 'left' ? 0 : Math.max(0, Math.floor((sheet.width - measure(line)) / 2));
    setLine(sheet, line, { x, height, isBold, isWhite: false });
  }
};

const setPair = (sheet: Sheet, { left, right, size, isBold }: Extract<SlipBlock, { kind: 'pair' }>): void => {
  const set = { height: heightOn(sheet, size), isBold, isWhite: false };
  const measure = (one: string): number => sheet.measure(one, set.height, isBold);
  const room = Math.max(sheet.width - measure(right) - padding, 1);
  const isNarrow = room < sheet.width / 3;
  const lines = wrapText(left, isNarrow ? sheet.width : room, measure);
  for (const line of isNarrow ? lines : lines.slice(0, -1)) setLine(sheet, line, { x: 0, ...set });
  const top = sheet.y;
  if (!isNarrow) setLine(sheet, lines.at(-1) ?? '', { x: 0, ...set });
  const below = sheet.y;
  sheet.y = top;
  for (const line of wrapText(right, sheet.width, measure)) setLine(sheet, line, { x: Math.max(0, sheet.width - measure(line)), ...set });
  sheet.y = Math.max(sheet.y, below);
};

const setCounted = (sheet: Sheet, { count, text, size, isStruck }: Extract<SlipBlock, { kind: 'counted' }>): void => {
  const set = { height: heightOn(sheet, size), isBold: true, isWhite: false };
  const measure = (one: string): number => sheet.measure(one, set.height, true);
  const edge = Math.min(Math.max(measure('00'), measure(count)) + padding, Math.floor(sheet.width / 3));
  const top = sheet.y;
  if (count !== '') setLine(sheet, count, { x: 0, ...set });
  const below = sheet.y;
  sheet.y = top;
  for (const line of wrapText(text, sheet.width - edge, measure)) {
    const y = sheet.y;
    setLine(sheet, line, { x: edge, ...set });
    const middle = Math.round(y + set.height * 0.7);
    if (isStruck) sheet.marks.push({ kind: 'filled', x: edge, y: middle, width: Math.ceil(measure(line)), height: 4 });
  }
  // A text of blanks has no line; its count has one all the same.
  sheet.y = Math.max(sheet.y, below);
};

const setBoxed = (sheet: Sheet, { kind, text, size }: Extract<SlipBlock, { kind: 'framed' | 'inverse' }>): void => {
  const height = heightOn(sheet, size);
  const measure = (one: string): number => sheet.measure(one, height, true);
  const lines = wrapText(text, sheet.width - 2 * (padding + frame), measure);
  const box = { x: 0, y: sheet.y, width: sheet.width, height: Math.round(lines.length * Math.round(height * lineFactor)) + 2 * padding };
  sheet.marks.push({ kind: kind === 'inverse' ? 'filled' : 'framed', ...box });
  sheet.y += padding;
  for (const line of lines) {
    const x = Math.max(padding, Math.floor((sheet.width - measure(line)) / 2));
    setLine(sheet, line, { x, height, isBold: true, isWhite: kind === 'inverse' });
  }
  sheet.y = box.y + box.height;
};

const setBlock = (sheet: Sheet, block: SlipBlock): void => {
  if (block.kind === 'text') setText(sheet, block);
  else if (block.kind === 'pair') setPair(sheet, block);
  else if (block.kind === 'counted') setCounted(sheet, block);
  else if (block.kind === 'rule') {
    sheet.marks.push({ kind: 'filled', x: 0, y: sheet.y + gap, width: sheet.width, height: 2 });
    sheet.y += 2 * gap;
  } else setBoxed(sheet, block);
};

/**
 * Sets a slip on paper of a width, without drawing it.
 *
 * @invariant nothing stands beyond the paper, and no text of the slip is left out
 */
export const layOutSlip = ({ blocks }: Slip, width: number, measure: MeasureText): LaidOutSlip => {
  const sheet: Sheet = { width, measure, marks: [], y: gap };
  for (const block of blocks) {
    setBlock(sheet, block);
    sheet.y += gap;
  }
  // A printer takes whole bytes of dots, in both directions.
  return { width, height: Math.ceil((sheet.y + gap) / 8) * 8, marks: sheet.marks };
};
