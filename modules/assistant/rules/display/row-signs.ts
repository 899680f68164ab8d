import { decodeUnit, type SignPlace } from './decode-segments.ts';
import type { InkPicture } from './find-ink.ts';
import type { Spot } from './find-spots.ts';
import { heightOf, standsAt, widthOf, type Band, type Cell } from './row-cells.ts';

/** A degree is of Celsius or of Fahrenheit. */
export type DegreeUnit = 'C' | 'F';

/** A unit and all that belongs to it: its letter, and the ring before it. */
export type SeenUnit = { readonly unit: DegreeUnit; readonly places: readonly SignPlace[] };

/** @unit shares of the height of a digit */
const shares = { letter: 0.2, ring: 0.36, minusHigh: 0.32, minusWide: 0.2, minusFrom: 0.36, minusTo: 0.64 } as const;
/** A minus lies. */
const minusAspectMin = 1.3;

/** The letter behind the digits, with its ring; null where none stands there. */
export const unitBehind = (cells: readonly Cell[], band: Band, ink: InkPicture): SeenUnit | null => {
  const high = heightOf(band);
  const spots = cells.flatMap((cell) => cell.spots);
  const [letter] = spots
    .filter((spot) => heightOf(spot) >= shares.letter * high)
    .toSorted((left, right) => heightOf(right) - heightOf(left));
  const unit = letter ? decodeUnit(ink, letter) : null;
  if (!letter || unit === null) return null;
  const isRing = (spot: Spot) => spot.x1 <= letter.x0 && heightOf(spot) <= shares.ring * high && standsAt(spot, band) < 0.5;
  return { unit, places: [letter, ...spots.filter(isRing)] };
};

/** The minus before the digits; none where nothing stands there, and null where it is something else. */
export const minusBefore = (cells: readonly Cell[], band: Band): 'NONE' | SignPlace | null => {
  const high = heightOf(band);
  const [cell, more] = [...cells].toReversed();
  if (!cell) return 'NONE';
  const at = standsAt(cell, band);
  const isBar =
    heightOf(cell) <= shares.minusHigh * high &&
    widthOf(cell) >= shares.minusWide * high &&
    widthOf(cell) >= minusAspectMin * heightOf(cell);
  return more === undefined && isBar && at > shares.minusFrom && at < shares.minusTo ? cell : null;
};
