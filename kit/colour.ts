/** A colour as it is written in a page: `#rrggbb`. */
export type Hex = `#${string}`;

/** A colour as people see it: lightness from 0 to 1, chroma from 0 up, hue in degrees. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hueDegrees: number };

type Triple = readonly [number, number, number];

const hexPattern = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour of six digits. */
export const isHex = (text: string): text is Hex => hexPattern.test(text);

const channels = (hex: Hex): Triple => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

const linearOf = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const encodedOf = (linear: number): number => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);

/**
 * How far two colours stand apart, from 1 to 21; text needs 4.5 to be read.
 *
 * @source WCAG 2.2, contrast ratio and relative luminance (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio)
 */
export const contrastOf = (one: Hex, other: Hex): number => {
  const [left, right] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
};

const luminanceOf = (hex: Hex): number => {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);
};

/**
 * A colour of a screen as people see it.
 *
 * @source Björn Ottosson, A perceptual color space for image processing, 2020 (https://bottosson.github.io/posts/oklab/)
 */
export const oklchOf = (hex: Hex): Oklch => {
  const [red, green, blue] = channels(hex).map(linearOf) as unknown as Triple;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const towardsRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const towardsYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const degrees = (Math.atan2(towardsYellow, towardsRed) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(towardsRed, towardsYellow),
    hueDegrees: (degrees + 360) % 360,
  };
};

const linearChannels = ({ lightness, chroma, hueDegrees }: Oklch): Triple => {
  const radians = (hueDegrees * Math.PI) / 180;
  const [towardsRed, towardsYellow] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const long = (lightness + 0.3963377774 * towardsRed + 0.2158037573 * towardsYellow) ** 3;
  const medium = (lightness - 0.1055613458 * towardsRed - 0.0638541728 * towardsYellow) ** 3;
  const short = (lightness - 0.0894841775 * towardsRed - 1.291485548 * towardsYellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const slack = 1e-4;

const isOnScreen = (colour: Oklch): boolean => linearChannels(colour).every((channel) => channel >= -slack && channel <= 1 + slack);

/** @unit halvings of the chroma's way down; the last is far below what eyes tell apart */
const halvings = 16;

/** The colour with as much of its chroma as a screen can show at that lightness. */
const shown = (colour: Oklch): Oklch => {
  if (isOnScreen(colour)) return colour;
  let [possible, impossible] = [0, colour.chroma];
  for (let round = 0; round < halvings; round += 1) {
    const middle = (possible + impossible) / 2;
    if (isOnScreen({ ...colour, chroma: middle })) possible = middle;
    else impossible = middle;
  }
  return { ...colour, chroma: possible };
};

/** A colour as a screen shows it; what a screen cannot show loses chroma, never lightness or hue. */
export const hexOf = (colour: Oklch): Hex => {
  const digits = linearChannels(shown(colour)).map((linear) => {
    const byte = Math.round(255 * encodedOf(Math.min(1, Math.max(0, linear))));
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
};
