/** The most characters of an e-mail address. */
export const emailLengthMax: number = 254;

/** What is wrong with an address: its form, its length, or a well-known provider's name mistyped. */
export type EmailFault =
  | { readonly fault: 'invalid' }
  | { readonly fault: 'too-long' }
  | { readonly fault: 'mistyped'; readonly suggestion: string };

const intendedHosts: ReadonlyMap<string, string> = new Map([
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['yahoo.con', 'yahoo.com'],
  ['yahooo.com', 'yahoo.com'],
  ['hotmail.con', 'hotmail.com'],
  ['hotmial.com', 'hotmail.com'],
]);

const form = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Addresses are compared and kept without surrounding space and in lower case. */
export const normaliseEmail = (address: string): string => address.trim().toLowerCase();

/** What is wrong with an address, or null. A mistyped provider comes with the address that was probably meant. */
export const emailFault = (address: string): EmailFault | null => {
  const email = normaliseEmail(address);
  if (email.length > emailLengthMax) return { fault: 'too-long' };
  if (!form.test(email)) return { fault: 'invalid' };
  const [local = '', host = ''] = email.split('@');
  const intended = intendedHosts.get(host);
  return intended === undefined ? null : { fault: 'mistyped', suggestion: `${local}@${intended}` };
};
