import type { SegmentStyle } from './display-drawing.ts';

/** Displays of a kind, drawn from numbers of their own. */
export type DisplaySet = {
  readonly name: string;
  /** @unit first number of the drawing */
  readonly seed: number;
  readonly font: string;
  readonly walls: readonly string[];
  readonly names: readonly string[];
  readonly styles: readonly SegmentStyle[];
};

const led = {
  unlit: null,
  panel: '#120d0c',
  body: '#c9c9c6',
  glow: 0.06,
  shape: 'pointed',
  thickness: 0.24,
  gap: 0.05,
  slant: 0.12,
  aspect: 0.52,
  pitch: 1.5,
} as const;
const lcd = {
  unlit: '#a9b39a',
  panel: '#b4bda4',
  body: '#e9e9e6',
  glow: 0,
  shape: 'blunt',
  thickness: 0.2,
  gap: 0.06,
  slant: 0,
  aspect: 0.5,
  pitch: 1.45,
  lit: '#23281f',
} as const;

const known: readonly SegmentStyle[] = [
  { ...led, name: 'red LED', lit: '#ff2a1c' },
  { ...led, name: 'red LED with dim segments', lit: '#ff3020', unlit: '#3a100c', slant: 0.08 },
  { ...led, name: 'green LED, thin', lit: '#3dff58', thickness: 0.16, gap: 0.1, slant: 0.14 },
  { ...led, name: 'amber LED, round', lit: '#ffb02a', shape: 'round', body: '#2a2b2d', slant: 0.1 },
  { ...led, name: 'white LED on blue', lit: '#f4f8ff', panel: '#1f4fd8', glow: 0.02, slant: 0 },
  { ...led, name: 'blue LED, thick', lit: '#4aa8ff', thickness: 0.3, gap: 0.03, body: '#46484b' },
  { ...lcd, name: 'grey LCD' },
  { ...lcd, name: 'grey LCD, thin', thickness: 0.14, gap: 0.03, unlit: null, slant: 0.08 },
  { ...lcd, name: 'green LCD, pointed', panel: '#8fb56f', unlit: '#86aa68', lit: '#1c2a12', shape: 'pointed' },
  { ...lcd, name: 'pale LCD in a black case', panel: '#d6dad2', unlit: '#cdd1c9', lit: '#3b3e3a', body: '#1e1f20', slant: 0.05 },
];

/** The reader was made with these before its eyes. */
export const knownSet: DisplaySet = {
  name: 'known',
  seed: 0,
  font: 'DejaVu Sans',
  walls: ['#d8d2c8', '#8f8b86', '#5b6168', '#efeeea'],
  names: ['COLD ROOM', 'ThermoTech', 'FREEZER', 'Fridge 2'],
  styles: known,
};

/** Nothing in the reader was chosen by these: other makers, colours, print and numbers. Look at the figures, and leave them. */
export const unseenSet: DisplaySet = {
  name: 'unseen',
  seed: 900_001,
  font: 'DejaVu Serif',
  walls: ['#c2cbd1', '#74604f', '#33383a', '#f7f3e6'],
  names: ['Chiller A', 'BLAST', 'Walk-in 01', 'MEAT'],
  styles: [
    { ...led, name: 'crimson LED, wide', lit: '#e0163c', aspect: 0.6, pitch: 1.4, slant: 0.05 },
    { ...led, name: 'lime LED, blunt', lit: '#a6ff1f', shape: 'blunt', thickness: 0.2, body: '#f1efe8' },
    { ...led, name: 'orange LED, leaning', lit: '#ff7a18', slant: 0.17, unlit: '#2b160b', panel: '#1a1210' },
    { ...led, name: 'white LED on black, round', lit: '#ffffff', shape: 'round', thickness: 0.18, gap: 0.08, glow: 0.04 },
    { ...led, name: 'teal LED in a steel case', lit: '#1fe6d0', thickness: 0.27, body: '#a3a8ab', glow: 0.09 },
    { ...lcd, name: 'yellow LCD', panel: '#c9c46a', unlit: '#c0bb63', lit: '#2b2a10' },
    { ...lcd, name: 'blue LCD, pale signs', panel: '#2a4fa8', unlit: '#2f55ae', lit: '#e8eefc', shape: 'pointed', body: '#26282b' },
    { ...lcd, name: 'grey LCD, narrow and pointed', aspect: 0.44, pitch: 1.6, shape: 'pointed', thickness: 0.17, slant: 0.1 },
    { ...lcd, name: 'grey-green LCD, round', panel: '#9fae93', unlit: null, lit: '#31372d', shape: 'round', thickness: 0.23 },
  ],
};
