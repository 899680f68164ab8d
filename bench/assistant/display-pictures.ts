import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

import { drawSegments, widthOf, type DisplayFault, type SegmentStyle } from './display-drawing.ts';
import type { DisplaySet, Random } from './display-styles.ts';

/** A photograph of a display, with what the display shows; null where there is nothing to be read. */
export type DisplayPicture = {
  readonly how: string;
  readonly style: string;
  readonly value: string | null;
  readonly unit: 'C' | 'F' | null;
  readonly canvas: Canvas;
};

/** @unit pixels of a whole scene */
const scene = { width: 1200, height: 900 } as const;

/** Numbers of its own, so that pictures are the same at every run. */
const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 7), 61 | state) ^ state;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

type Print = { readonly context: SKRSContext2D; readonly font: string };

const drawText = ({ context, font }: Print, text: string, [x, y, size, colour]: readonly [number, number, number, string]): void => {
  context.font = `${size}px "${font}"`;
  context.fillStyle = colour;
  context.fillText(text, x, y);
};

type Shown = {
  readonly set: DisplaySet;
  readonly style: SegmentStyle;
  readonly text: string;
  readonly unit: 'C' | 'F' | null;
  readonly isUnitSegments: boolean;
  readonly fault: DisplayFault | null;
};

/** A box on a wall with a panel, what it is called, keys, and perhaps a small lamp. */
const drawDevice = ({ set, style, text, unit, isUnitSegments, fault }: Shown, random: Random): Canvas => {
  const canvas = createCanvas(scene.width, scene.height);
  const context = canvas.getContext('2d');
  context.fillStyle = set.walls[Math.floor(random() * 4)] ?? '#888';
  context.fillRect(0, 0, scene.width, scene.height);
  const [left, top, width, height] = [230 + random() * 40, 200 + random() * 60, 720, 440];
  context.fillStyle = style.body;
  context.beginPath();
  context.roundRect(left, top, width, height, 26);
  context.fill();
  context.fillStyle = style.panel;
  context.beginPath();
  context.roundRect(left + 70, top + 90, width - 140, 220, 8);
  context.fill();
  const digitHeight = 120 + random() * 40;
  const shown = isUnitSegments && unit !== null ? `${text}${unit}` : text;
  const wide = widthOf(shown, style, digitHeight);
  const place = {
    left: left + 70 + (width - 140 - wide - 60) * (0.3 + random() * 0.5) + 20,
    top: top + 200 - digitHeight / 2,
    height: digitHeight,
  };
  drawSegments(context, shown, { style, fault, ...place });
  const ink = style.body < '#8' ? '#d5d5d5' : '#4a4a4a';
  if (unit !== null && !isUnitSegments)
    drawText({ context, font: set.font }, `°${unit}`, [place.left + wide + 14, place.top + 42, 46, style.lit]);
  drawText({ context, font: set.font }, set.names[Math.floor(random() * 4)] ?? '', [left + 74, top + 66, 34, ink]);
  for (const key of ['SET', '▲', '▼'])
    drawText({ context, font: set.font }, key, [left + 90 + ['SET', '▲', '▼'].indexOf(key) * 160, top + 385, 34, ink]);
  if (random() < 0.4) {
    context.fillStyle = style.lit;
    context.beginPath();
    context.arc(left + 92, top + 112, 7, 0, 2 * Math.PI);
    context.fill();
  }
  return canvas;
};

type Look = {
  readonly how: string;
  readonly turn?: number;
  readonly lean?: number;
  readonly blur?: number;
  readonly noise?: number;
  readonly light?: number;
  readonly widthPixels: number;
  readonly isGlaring?: true;
  readonly isShaded?: true;
};

const looks: readonly Look[] = [
  { how: 'plain', widthPixels: 1200, noise: 2 },
  { how: 'skewed', widthPixels: 1200, turn: 9, lean: 0.16, noise: 3 },
  { how: 'glare', widthPixels: 1200, turn: 3, noise: 3, isGlaring: true },
  { how: 'dark', widthPixels: 1200, turn: 3, noise: 7, light: 0.25, blur: 0.8 },
  { how: 'photographed', widthPixels: 1000, turn: 5, lean: 0.08, noise: 6, blur: 1.6, isShaded: true },
  { how: 'low resolution', widthPixels: 300, turn: 3, noise: 4, blur: 0.4 },
];

const eachPixel = (context: SKRSContext2D, [width, height]: readonly [number, number], change: (value: number) => number): void => {
  const pixels = context.getImageData(0, 0, width, height);
  for (let at = 0; at < pixels.data.length; at += 1) if (at % 4 !== 3) pixels.data[at] = change(pixels.data[at] ?? 0);
  context.putImageData(pixels, 0, 0);
};

type Lit = { readonly width: number; readonly height: number; readonly random: Random };

/** Glare lies beside the digits as often as on them. */
const drawLight = (context: SKRSContext2D, { isGlaring, isShaded }: Look, { width, height, random }: Lit): void => {
  if (isGlaring) {
    const [x, y, radius] = [width * (0.25 + random() * 0.5), height * (0.3 + random() * 0.25), width * (0.08 + random() * 0.1)];
    const shine = context.createRadialGradient(x, y, 0, x, y, radius);
    shine.addColorStop(0, 'rgba(255,255,255,0.75)');
    shine.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = shine;
    context.fillRect(0, 0, width, height);
  }
  if (!isShaded) return;
  const shade = context.createLinearGradient(0, 0, width, height * (0.4 + random()));
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(0,0,0,0.6)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
};

/** What a telephone makes of a scene. */
const photograph = (drawn: Canvas, look: Look, random: Random): Canvas => {
  const { widthPixels, turn = 0, lean = 0, blur = 0, noise = 0, light = 1 } = look;
  const scale = widthPixels / scene.width;
  const [width, height] = [widthPixels, Math.round(scene.height * scale)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#77726b';
  context.fillRect(0, 0, width, height);
  context.save();
  if (blur > 0) context.filter = `blur(${blur}px)`;
  context.translate(width / 2, height / 2);
  context.rotate(((random() * 2 - 1) * turn * Math.PI) / 180);
  context.transform(1, (random() * 2 - 1) * lean * 0.3, (random() * 2 - 1) * lean, 1 - random() * lean, 0, 0);
  context.drawImage(drawn, -width / 2, -height / 2, width, height);
  context.restore();
  drawLight(context, look, { width, height, random });
  // Three draws of noise are near enough to how a sensor errs.
  eachPixel(context, [width, height], (value) => value * light + (random() + random() + random() - 1.5) * 2 * noise);
  return canvas;
};

/** The same numbers at every run. */
const warmRandom = (seed: number): Random => {
  const random = randomOf(seed);
  for (let warm = 0; warm < 8; warm += 1) random();
  return random;
};

const styleOf = ({ styles }: DisplaySet, at: number): SegmentStyle => styles[at % styles.length] as SegmentStyle;

/** Photographs of displays in each manner; numbered, so that they are the same at every run. */
export const displayPictures = (set: DisplaySet, each: number): readonly DisplayPicture[] =>
  looks.flatMap((look, row) =>
    Array.from({ length: each }, (_, at) => {
      const random = warmRandom(set.seed + row * 7919 + at * 104_729 + 17);
      const style = styleOf(set, at);
      const text = set.valueOf(random);
      const unit = random() < 0.5 ? null : random() < 0.8 ? ('C' as const) : ('F' as const);
      const canvas = photograph(drawDevice({ set, style, text, unit, isUnitSegments: random() < 0.4, fault: null }, random), look, random);
      return { how: look.how, style: style.name, value: text, unit, canvas };
    }),
  );

const faults: readonly (readonly [how: string, fault: DisplayFault])[] = [
  ['last digit dim', 'DIM_DIGIT'],
  ['half a segment lit', 'HALF_SEGMENT'],
];

/** Displays that are broken: what they were to show, or nothing, is right. */
export const faultyPictures = (set: DisplaySet, each: number): readonly DisplayPicture[] =>
  faults.flatMap(([how, fault], row) =>
    Array.from({ length: each }, (_, at) => {
      const random = warmRandom(set.seed + row * 6_700_417 + at * 86_028_121 + 29);
      const style = styleOf(set, at);
      const text = set.valueOf(random);
      const drawn = drawDevice({ set, style, text, unit: null, isUnitSegments: false, fault }, random);
      return { how, style: style.name, value: text, unit: null, canvas: photograph(drawn, looks[0] as Look, random) };
    }),
  );

/** What is no temperature: a clock, an empty panel, an error, a digit that is half covered. */
export const otherPictures = (set: DisplaySet, each: number): readonly DisplayPicture[] =>
  ['clock', 'empty', 'error', 'covered'].flatMap((how, row) =>
    Array.from({ length: each }, (_, at) => {
      const random = warmRandom(set.seed + row * 15_485_863 + at * 32_452_843 + 5);
      const style = styleOf(set, at);
      const clock = `${10 + Math.floor(random() * 10)}:${10 + Math.floor(random() * 49)}`;
      const text = { clock, empty: '   ', error: 'E-' }[how] ?? set.valueOf(random);
      const drawn = drawDevice({ set, style, text, unit: null, isUnitSegments: false, fault: null }, random);
      if (how === 'covered') {
        const context = drawn.getContext('2d');
        context.fillStyle = '#c68f6a';
        context.beginPath();
        context.ellipse(620, 560, 420, 150, 0.1, 0, 2 * Math.PI);
        context.fill();
      }
      return { how, style: style.name, value: null, unit: null, canvas: photograph(drawn, looks[0] as Look, random) };
    }),
  );
