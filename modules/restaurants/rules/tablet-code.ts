/** Letters and figures that nobody takes for each other when they are read out. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** A code that is typed at a shared tablet: eight of 31 signs are 39 bits, behind a tablet's own secret and few tries. */
export const tabletCodePattern: RegExp = /^[A-HJKMNP-Z2-9]{8}$/;

/**
 * A code from random bytes, each as likely as any other.
 *
 * @param randomBytes at least as many as are needed; those that would make some signs likelier are passed over
 * @returns null where there were too few
 */
export const tabletCodeFrom = (randomBytes: Uint8Array): string | null => {
  const fairMax = 256 - (256 % alphabet.length);
  const signs = [...randomBytes].filter((byte) => byte < fairMax).map((byte) => alphabet[byte % alphabet.length] ?? '');
  return signs.length < codeLength ? null : signs.slice(0, codeLength).join('');
};

/** A code as it is typed, in small letters, with blanks or dashes; null for anything that none could be. */
export const readTabletCode = (typed: string): string | null => {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return tabletCodePattern.test(code) ? code : null;
};

/** A code as it is read out: "KX7P 4M2Q". */
export const tabletCodeText = (code: string): string => `${code.slice(0, codeLength / 2)} ${code.slice(codeLength / 2)}`;
