/**
 * The form in which two spellings of one word meet: lower case, without accents and punctuation, single spaces, and
 * with the Ethiopic letters that sound alike folded into one (ሐ ኀ into ሀ, ሠ into ሰ, ዐ into አ, ፀ into ጸ, and the
 * fourth order of ሀ and አ into their first, which speakers write interchangeably). For matching only, never shown.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[\u1200-\u1357]/g, foldHomophone)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What the singular and the plural of a word in normalized form share, in English and Amharic ("loaf" and "loaves",
 * "olive" and "olives", "ቲማቲም" and "ቲማቲሞች"). For comparing only: it need not be a word.
 */
export const numberlessStem = (word: string): string => {
  if (word.endsWith('ዎች')) return word.slice(0, -2);
  if (word.endsWith('ች')) return withoutAmharicPlural(word);
  const isPlural = word.length > 3 && word.endsWith('s') && !word.endsWith('ss');
  return (isPlural ? word.slice(0, -1) : word)
    .replace(/(?<=..)ie$/, 'y')
    .replace(/(?<=..)[vf]e$/, 'f')
    .replace(/(?<=..(?:[sxzo]|ch|sh))e$/, '');
};

// Each Ethiopic consonant is a row of eight letters, one for each vowel: these rows sound like the row they point to.
const soundsLikeRow: ReadonlyMap<number, number> = new Map([
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x1220, 0x1230],
  [0x12d0, 0x12a0],
  [0x1340, 0x1338],
]);
const rowsWithAlikeVowels: ReadonlySet<number> = new Set([0x1200, 0x12a0]);

const foldHomophone = (letter: string): string => {
  const code = letter.charCodeAt(0);
  const row = soundsLikeRow.get(code & ~7) ?? code & ~7;
  const vowel = rowsWithAlikeVowels.has(row) && (code & 7) === 3 ? 0 : code & 7;
  return String.fromCharCode(row + vowel);
};

/** Amharic forms a plural by turning the last letter's vowel from the sixth order to the seventh and adding ች. */
const withoutAmharicPlural = (word: string): string => {
  const code = word.charCodeAt(word.length - 2);
  const isSeventhOrder = word.length > 2 && code >= 0x1200 && code <= 0x1357 && (code & 7) === 6;
  return isSeventhOrder ? word.slice(0, -2) + String.fromCharCode(code - 1) : word;
};
