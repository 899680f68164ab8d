/** What is called out: the device's letters and a number of its day, so that two devices without a line never clash. */
export type OrderNumber = { readonly prefix: string; /** @unit orders of one device and day */ readonly number: number };

/** What a prefix looks like. */
export const prefixPattern: RegExp = /^[A-Z][A-Z0-9]{0,2}$/;

// Without I and O, which are read as digits.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Two letters of a device, always the same ones; two devices share them once in five hundred. */
export const devicePrefix = (deviceId: string): string => {
  let hash = 0;
  for (const character of deviceId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % (letters.length * letters.length);
  return `${letters.charAt(Math.floor(hash / letters.length))}${letters.charAt(hash % letters.length)}`;
};

/** The number as it is said and written. */
export const orderNumberText = ({ prefix, number }: OrderNumber): string => `${prefix}-${number}`;

/** The next number of a device on a day, after those that it knows of. */
export const nextOrderNumber = (prefix: string, known: readonly OrderNumber[]): OrderNumber => ({
  prefix,
  number: Math.max(0, ...known.filter((one) => one.prefix === prefix).map((one) => one.number)) + 1,
});
