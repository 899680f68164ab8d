import type { SignPlace } from './decode-segments.ts';
import type { InkWay } from './find-ink.ts';
import type { GreyPicture } from './grey-picture.ts';

/** How strongly each place of a row is lit beside its ground and its signs. */
export type RowLevels = {
  /** @unit pixels */
  readonly width: number;
  /** @unit pixels */
  readonly height: number;
  /** @unit 0 (its ground) to 1 (its signs) */
  readonly levels: Float32Array;
};

/**
 * Below it signs and ground can't be told apart.
 *
 * @unit tones
 */
const contrastMin = 18;

/** The tone that best parts a histogram in two (Otsu). */
const partingTone = (counts: Uint32Array): number => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const total = counts.reduce((sum, count, tone) => sum + tone * count, 0);
  let [below, belowTotal, best, most] = [0, 0, 0, -1];
  for (const [tone, count] of counts.entries()) {
    below += count;
    belowTotal += tone * count;
    if (below === 0 || below === all) continue;
    const apart = belowTotal / below - (total - belowTotal) / (all - below);
    const score = below * (all - below) * apart * apart;
    if (score > most) [best, most] = [tone, score];
  }
  return best;
};

/** The middle tone of a stretch of a histogram. */
const middleTone = (counts: Uint32Array, from: number, to: number): number => {
  const half = counts.subarray(from, to).reduce((sum, count) => sum + count, 0) / 2;
  let seen = 0;
  for (let tone = from; tone < to; tone += 1) {
    seen += counts[tone] ?? 0;
    if (seen >= half) return tone;
  }
  return from;
};

/**
 * The levels of a row by the two tones that the place of its digits falls into: one measure for the whole row, unlike ink,
 * which is told by what is around it. Null where the two are hardly apart.
 */
export const rowLevels = ({ width, height, greys }: GreyPicture, place: SignPlace, signs: InkWay['signs']): RowLevels | null => {
  const toneOf = (at: number) => (signs === 'BRIGHT' ? (greys[at] ?? 0) : 255 - (greys[at] ?? 0));
  const counts = new Uint32Array(256);
  for (let y = Math.max(0, place.y0); y < Math.min(height, place.y1); y += 1)
    for (let x = Math.max(0, place.x0); x < Math.min(width, place.x1); x += 1) {
      const tone = toneOf(y * width + x);
      counts[tone] = (counts[tone] ?? 0) + 1;
    }
  const parting = partingTone(counts);
  const [ground, sign] = [middleTone(counts, 0, parting + 1), middleTone(counts, parting + 1, 256)];
  if (sign - ground < contrastMin) return null;
  const levels = new Float32Array(greys.length);
  for (let at = 0; at < levels.length; at += 1) levels[at] = Math.min(1, Math.max(0, (toneOf(at) - ground) / (sign - ground)));
  return { width, height, levels };
};

/**
 * How strongly a part of a row is lit on the mean.
 *
 * @unit 0 (its ground) to 1 (its signs)
 */
export const levelIn = ({ width, height, levels }: RowLevels, { x0, x1, y0, y1 }: SignPlace): number => {
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, Math.round(y0)); y < Math.min(height, Math.max(Math.round(y1), Math.round(y0) + 1)); y += 1)
    for (let x = Math.max(0, Math.round(x0)); x < Math.min(width, Math.max(Math.round(x1), Math.round(x0) + 1)); x += 1) {
      sum += levels[y * width + x] ?? 0;
      count += 1;
    }
  return sum / Math.max(1, count);
};
