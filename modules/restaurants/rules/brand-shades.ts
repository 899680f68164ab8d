import { contrastOf, hexOf, oklchOf, type Hex, type Oklch } from '../../../kit/colour.ts';

/** The places of the screen's one accent: the thing itself, pressed, what stands on it, and a wash behind it. */
export type Shades = { readonly accent: Hex; readonly press: Hex; readonly on: Hex; readonly wash: Hex };

/** A light of the screen: on the desk by day, by night, and the kitchen's at two metres. */
export type Light = 'light' | 'dark' | 'kitchen';

type Ground = {
  /** What the accent lies on as text, as `ui/theme-colours.css` has it. */
  readonly under: readonly Hex[];
  readonly on: Hex;
  readonly wash: Pick<Oklch, 'lightness' | 'chroma'>;
  /**
   * Which way the accent goes where it cannot be read: darker or lighter.
   *
   * @unit lightness of one step
   */
  readonly step: number;
  /**
   * How far a press is from it.
   *
   * @unit lightness
   */
  readonly press: number;
};

/**
 * What text needs to be read, by level AA.
 *
 * @source WCAG 2.2, success criterion 1.4.3 (2023-10-05)
 */
export const contrastMin = 4.5;

/** The grounds of `ui/theme-colours.css`, of which a test says that they are still those. */
export const grounds: Readonly<Record<Light, Ground>> = {
  light: {
    under: ['#fcf9f2', '#f6f1e7', '#fffefc'],
    on: '#fefbf7',
    wash: { lightness: 0.945, chroma: 0.022 },
    step: -0.005,
    press: -0.06,
  },
  dark: {
    under: ['#191410', '#110d0a', '#231d18'],
    on: '#170d08',
    wash: { lightness: 0.275, chroma: 0.045 },
    step: 0.005,
    press: -0.055,
  },
  kitchen: {
    under: ['#090604', '#040302', '#1a1511'],
    on: '#100704',
    wash: { lightness: 0.3, chroma: 0.05 },
    step: 0.005,
    press: -0.06,
  },
};

const canBeRead = ({ accent, press, on, wash }: Shades, { under }: Ground): boolean =>
  [...under, wash].every((ground) => contrastOf(accent, ground) >= contrastMin) &&
  contrastOf(on, accent) >= contrastMin &&
  contrastOf(on, press) >= contrastMin;

const shadesAt = (colour: Oklch, { on, wash, press }: Ground): Shades => ({
  accent: hexOf(colour),
  press: hexOf({ ...colour, lightness: Math.max(0, colour.lightness + press) }),
  on,
  wash: hexOf({ ...colour, lightness: wash.lightness, chroma: Math.min(colour.chroma, wash.chroma) }),
});

/** The nearest shade of a colour that can be read in a light, with what goes along with it. */
const shadesIn = (chosen: Oklch, ground: Ground): Shades => {
  const isAtEnd = ({ lightness }: Oklch): boolean => (ground.step < 0 ? lightness <= 0 : lightness >= 1);
  let colour = chosen;
  while (!canBeRead(shadesAt(colour, ground), ground) && !isAtEnd(colour)) {
    colour = { ...colour, lightness: Math.min(1, Math.max(0, colour.lightness + ground.step)) };
  }
  return shadesAt(colour, ground);
};

/**
 * The accent of the screens by a brand's colour, in each light: the colour itself where it can be read there, else the
 * nearest shade of it that can.
 */
export const brandShades = (colour: Hex): Readonly<Record<Light, Shades>> => {
  const chosen = oklchOf(colour);
  return {
    light: shadesIn(chosen, grounds.light),
    dark: shadesIn(chosen, grounds.dark),
    kitchen: shadesIn(chosen, grounds.kitchen),
  };
};
