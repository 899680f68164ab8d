/** How many decimal places a stored decimal has, and how large it may grow. */
export type DecimalShape = {
  /** @unit decimal places */
  readonly scale: number;
  /** The largest absolute value, in units of the last place. */
  readonly max: bigint;
};

const pattern = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads a plain decimal ("-12.5") as a whole number of last places. Null where the text is not a decimal, has more
 * places than the shape keeps (nothing is rounded in silence), or exceeds its bounds.
 */
export const parseDecimal = (text: string, shape: DecimalShape): bigint | null => {
  const [, sign, whole, fraction = ''] = pattern.exec(text) ?? [];
  if (whole === undefined || whole.length > 40) return null;
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > shape.scale) return null;
  const digits = BigInt(whole + kept.padEnd(shape.scale, '0'));
  if (digits > shape.max) return null;
  return sign === '-' ? -digits : digits;
};

/** The plain decimal, without the trailing zeros beyond `placesMin` places. The inverse of parseDecimal. */
export const formatDecimal = (lastPlaces: bigint, scale: number, placesMin: number = 0): string => {
  const sign = lastPlaces < 0n ? '-' : '';
  const digits = (lastPlaces < 0n ? -lastPlaces : lastPlaces).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits
    .slice(digits.length - scale)
    .replace(/0+$/, '')
    .padEnd(placesMin, '0');
  return sign + whole + (fraction === '' ? '' : `.${fraction}`);
};

/**
 * Thousands set apart by commas, as both English and Amharic readers of the product write them. A browser's own number format
 * says the same, and the first that it makes costs a cheap phone 60 to 80 milliseconds.
 */
export const grouped = (decimal: string | number): string => {
  const [whole = '', fraction] = String(decimal).split('.');
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
};

/**
 * The plain decimal of a number with so many places at the most, a half away from zero, by its digits as they are written: 1.005
 * is 1.01, although the number that a machine keeps for it is a little less.
 *
 * @param value below 10^21 in size, from which on no number is written as a plain decimal
 */
export const roundedTo = (places: number, value: number): string => {
  const text = String(Math.abs(value));
  // Below 10^-6 a number is written with an exponent, and rounds to nothing.
  const [whole = '0', fraction = ''] = text.includes('e-') ? [] : text.split('.');
  const isUp = fraction.charAt(places) >= '5';
  const lastPlaces = BigInt(whole + fraction.slice(0, places).padEnd(places, '0')) + (isUp ? 1n : 0n);
  return formatDecimal(value < 0 ? -lastPlaces : lastPlaces, places);
};
