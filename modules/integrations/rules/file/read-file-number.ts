import { rational, roundHalfEven } from '../../../../kit/rational.ts';
import { decimalSignOf, readListedPrice } from '../../../inventory/rules/listed-price.ts';

/** What stands before the decimals of a whole file. */
export const decimalSigns = ['.', ','] as const;

/** A sign of the list above. */
export type FileSign = (typeof decimalSigns)[number];

/** How a file writes its decimals, judged by all of its figures; a point where none of them tells. */
export const guessSign = (texts: readonly string[]): FileSign => decimalSignOf(texts.map((text) => text.replaceAll(/[()\s-]/g, ''))) ?? '.';

const belowNothing = /^\((.*)\)$|^[-\u2212](.*)$|^(.*)[-\u2212]$/u;

/**
 * What is larger is no figure of a restaurant.
 *
 * @unit millionths
 */
const figureMax = 10n ** 15n;

/**
 * A figure as tills write it: "1,250.50", "1.250,50", "£12", "12 500 ብር"; below nothing as "-5", "5-" or "(5)".
 *
 * @returns null for what is no figure
 * @unit millionths
 */
export const readFileNumber = (text: string, sign: FileSign): bigint | null => {
  const written = text.trim();
  const [negative] = (belowNothing.exec(written) ?? []).slice(1).filter((part) => part !== undefined);
  const bare = (negative ?? written).trim();
  if (bare === '' || belowNothing.test(bare)) return null;
  const inside = /^([£$€]|[\p{L}.]+)\s*[-\u2212](.*)$/u.exec(bare);
  const read = readListedPrice(inside?.[2] ?? bare, sign);
  if (!read.ok || read.value < 0n || read.value > figureMax) return null;
  return (negative === undefined) === (inside === null) ? read.value : -read.value;
};

/** @unit millionths in a minor unit */
const perMinor = 10_000n;

/**
 * A figure in minor units, to the nearest: spreadsheets carry parts that nobody pays.
 *
 * @unit minor units
 */
export const minorOf = (millionths: bigint): bigint => roundHalfEven(rational(millionths, perMinor));

const million = 1_000_000n;

/**
 * What so many cost at so much.
 *
 * @unit minor units
 */
export const priceOf = (quantity: bigint, price: bigint): bigint => roundHalfEven(rational(quantity * price, million * perMinor));
