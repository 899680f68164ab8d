import type { SKRSContext2D } from '@napi-rs/canvas';

/** How a maker builds the segments of a display, and how they shine. */
export type SegmentStyle = {
  readonly name: string;
  readonly shape: 'pointed' | 'blunt' | 'round';
  /** @unit shares of the width of a digit */
  readonly thickness: number;
  /** Between two segments. @unit shares of the width of a digit */
  readonly gap: number;
  /** How far the top leans to the right. @unit shares of the height */
  readonly slant: number;
  /** Width of a digit. @unit shares of its height */
  readonly aspect: number;
  /** From digit to digit. @unit shares of the width of a digit */
  readonly pitch: number;
  readonly lit: string;
  readonly unlit: string | null;
  readonly panel: string;
  readonly body: string;
  /** How far light spills. @unit shares of the height */
  readonly glow: number;
  /** How long the top stroke is. @unit shares of the width of a digit */
  readonly topLength?: number;
};

/** What is broken about a display: all of its last digit is dim, or a lit segment of its last digit is lit half way. */
export type DisplayFault = 'DIM_DIGIT' | 'HALF_SEGMENT';

type Point = readonly [x: number, y: number];

const lines: Readonly<Record<string, readonly [Point, Point]>> = {
  a: [
    [0, 0],
    [1, 0],
  ],
  b: [
    [1, 0],
    [1, 1],
  ],
  c: [
    [1, 1],
    [1, 2],
  ],
  d: [
    [0, 2],
    [1, 2],
  ],
  e: [
    [0, 1],
    [0, 2],
  ],
  f: [
    [0, 0],
    [0, 1],
  ],
  g: [
    [0, 1],
    [1, 1],
  ],
};

const lit: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abdeg',
  '3': 'abcdg',
  '4': 'bcfg',
  '5': 'acdfg',
  '6': 'acdefg',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
  C: 'adef',
  F: 'aefg',
  E: 'adefg',
  ' ': '',
};

/** Where digits stand, and how tall they are. */
export type DigitPlace = { readonly left: number; readonly top: number; readonly height: number };

/** Draws a segment from one end to the other. */
const drawSegment = (context: SKRSContext2D, style: SegmentStyle, [from, to]: readonly [Point, Point]): void => {
  const { shape, thickness, gap } = style;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const across: Point = [-along[1], along[0]];
  const half = thickness / 2;
  const inset = gap / 2 + (shape === 'blunt' ? half : shape === 'round' ? half * 0.9 : 0);
  const at = (share: number, side: number): Point => {
    const [x, y] = [from[0] + along[0] * share, from[1] + along[1] * share];
    return [x + across[0] * side, y + across[1] * side];
  };
  const corners: readonly Point[] =
    shape === 'pointed'
      ? [
          at(inset, 0),
          at(inset + half, half),
          at(length - inset - half, half),
          at(length - inset, 0),
          at(length - inset - half, -half),
          at(inset + half, -half),
        ]
      : [at(inset, half), at(length - inset, half), at(length - inset, -half), at(inset, -half)];
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
  context.fill();
  if (shape !== 'round') return;
  for (const share of [inset, length - inset]) {
    context.beginPath();
    context.arc(...at(share, 0), half, 0, 2 * Math.PI);
    context.fill();
  }
};

/** The ends of a segment: the top stroke of some makers is short, and ends at the right. */
const endsOf = (segment: string, { topLength = 1 }: SegmentStyle): readonly [Point, Point] => {
  const [from, to] = lines[segment] ?? [
    [0, 0],
    [0, 0],
  ];
  return segment === 'a' ? [[1 - topLength, 0], to] : [from, to];
};

const drawDigit = (context: SKRSContext2D, style: SegmentStyle, { sign, fault }: { sign: string; fault: DisplayFault | null }): void => {
  const shown = lit[sign] ?? '';
  context.globalAlpha = fault === 'DIM_DIGIT' ? 0.45 : 1;
  for (const isLit of [false, true]) {
    if (!isLit && style.unlit === null) continue;
    context.fillStyle = isLit ? style.lit : (style.unlit ?? '');
    for (const segment of Object.keys(lines)) {
      if (shown.includes(segment) !== isLit) continue;
      const [from, to] = endsOf(segment, style);
      const isHalf = fault === 'HALF_SEGMENT' && segment === shown.at(-1);
      drawSegment(context, style, [from, isHalf ? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] : to]);
    }
  }
  context.globalAlpha = 1;
};

/** How wide a text comes out. */
export const widthOf = (text: string, style: SegmentStyle, height: number): number =>
  text.replace(/[.:]/g, '').length * style.pitch * style.aspect * height;

/** Draws a value as a display shows it: every sign in its cell, points between them. */
export const drawSegments = (
  context: SKRSContext2D,
  text: string,
  { style, fault, left, top, height }: DigitPlace & { readonly style: SegmentStyle; readonly fault: DisplayFault | null },
): void => {
  const wide = style.aspect * height;
  let x = left;
  context.shadowBlur = style.glow * height;
  context.shadowColor = style.glow > 0 ? style.lit : 'transparent';
  for (const [at, sign] of Array.from(text).entries()) {
    context.save();
    // The cell is one wide and two high; it leans.
    context.transform(1, 0, -style.slant, 1, style.slant * (top + height), 0);
    if (sign === '.' || sign === ':') {
      const middle = x - (style.pitch - 1) * wide * 0.5;
      const side = style.thickness * wide * 1.1;
      context.fillStyle = style.lit;
      for (const share of sign === '.' ? [1] : [0.3, 0.7]) {
        context.beginPath();
        if (style.shape === 'blunt') context.rect(middle - side / 2, top + height * share - side / 2, side, side);
        else context.arc(middle, top + height * share, side / 2, 0, 2 * Math.PI);
        context.fill();
      }
    } else {
      context.translate(x, top);
      context.scale(wide, height / 2);
      // Strokes are as thick across as along: the cell is not square.
      drawDigit(context, style, { sign, fault: at === text.length - 1 ? fault : null });
      x += style.pitch * wide;
    }
    context.restore();
  }
  context.shadowBlur = 0;
  context.shadowColor = 'transparent';
};
