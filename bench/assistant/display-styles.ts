import type { SegmentStyle } from './display-drawing.ts';

/** Numbers from 0 to 1, the same at every run. */
export type Random = () => number;

/** Displays of a kind, drawn from numbers of their own. */
export type DisplaySet = {
  readonly name: string;
  /** @unit first number of the drawing */
  readonly seed: number;
  readonly font: string;
  readonly walls: readonly string[];
  readonly names: readonly string[];
  readonly valueOf: (random: Random) => string;
  readonly styles: readonly SegmentStyle[];
};

/** What thermometers of a kitchen show, with and without a tenth. */
const kitchenValue = (random: Random): string => {
  const kind = Math.floor(random() * 6);
  const whole =
    [
      () => -30 + random() * 16,
      () => random() * 10,
      () => random() * 10,
      () => 10 + random() * 30,
      () => 60 + random() * 35,
      () => -9 + random() * 9,
    ][kind]?.() ?? 4;
  return random() < 0.7 ? whole.toFixed(1) : String(Math.round(whole));
};

/** As often below nothing as above it, always with a tenth: -25.9 to -0.5, and 0.0 to 99.9. */
const tenthsValue = (random: Random): string => (random() < 0.5 ? -0.5 - random() * 25.4 : random() * 99.9).toFixed(1);

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
  valueOf: kitchenValue,
  styles: known,
};

/** Nothing in the reader was chosen by these: other makers, colours, print and numbers. Look at the figures, and leave them. */
export const unseenSet: DisplaySet = {
  name: 'unseen',
  seed: 900_001,
  font: 'DejaVu Serif',
  walls: ['#c2cbd1', '#74604f', '#33383a', '#f7f3e6'],
  names: ['Chiller A', 'BLAST', 'Walk-in 01', 'MEAT'],
  valueOf: kitchenValue,
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

/** Makers that make reading hard; nothing in the reader was chosen by these either. */
export const trialSet: DisplaySet = {
  name: 'trial',
  seed: 4_200_017,
  font: 'DejaVu Sans Mono',
  walls: ['#b9b4a6', '#4d5457', '#e3ded2', '#20262b'],
  names: ['DAIRY', 'Unit 7', 'COOLER', 'FISH'],
  valueOf: tenthsValue,
  styles: [
    { ...led, name: 'red LED on black, hair-thin', lit: '#ff1f14', panel: '#000000', thickness: 0.1, gap: 0.06 },
    { ...led, name: 'red LED on black, much aslant', lit: '#ff2418', panel: '#050303', slant: 0.2 },
    { ...led, name: 'red LED with a short top', lit: '#ff2a1c', topLength: 0.62, slant: 0.06 },
    { ...led, name: 'red LED, close together', lit: '#f5241a', pitch: 1.24, slant: 0.08 },
    { ...led, name: 'red LED, thick and narrow', lit: '#ff3526', thickness: 0.33, aspect: 0.42, gap: 0.02, slant: 0.04 },
    { ...lcd, name: 'LCD, dark on grey, hair-thin', panel: '#b3b5b0', lit: '#1b1d1a', unlit: null, thickness: 0.09 },
    { ...lcd, name: 'LCD, dark on grey, ghosts of what is off', panel: '#aeb2aa', lit: '#2a2c28', unlit: '#969a92' },
    { ...lcd, name: 'LCD, dark on grey, with a short top', panel: '#b8bab4', lit: '#26292a', unlit: null, topLength: 0.58 },
    { ...lcd, name: 'LCD, dark on grey, close together', panel: '#b0b6ac', lit: '#20241f', pitch: 1.26, slant: 0.1 },
    { ...lcd, name: 'LCD, dark on grey, much aslant', panel: '#c0c2bb', lit: '#303430', slant: 0.19, shape: 'pointed' },
  ],
};
