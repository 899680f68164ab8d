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
