/**
 * How many calls a key may make.
 *
 * @unit calls in a minute, at all servers together
 */
export const callsPerMinute = 120;

/**
 * For how long a key may be made to live.
 *
 * @unit days
 */
export const keyLifeDaysMax = 3650;

/** The most characters of a key's name. */
export const keyNameLengthMax = 60;

/**
 * How far back it is counted how much a key was used.
 *
 * @unit days
 */
export const keyUseDays = 30;

const keyPattern = /^maed_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_([A-Za-z0-9_-]{32})$/;

/** A key as it is handed to a program: whoever finds one in a log or a repository sees what it is, and of which restaurant. */
export const apiKeyText = (restaurantId: string, secret: string): string =>
  `maed_${restaurantId.replaceAll('-', '').toLowerCase()}_${secret}`;

/** What a key names and proves; null for a word that none of ours could be. */
export const readApiKey = (word: string): { readonly restaurantId: string; readonly secret: string } | null => {
  const match = keyPattern.exec(word);
  return match && { restaurantId: match.slice(1, 6).join('-'), secret: match[6] ?? '' };
};

/** Whether a word means to be a key, whole or not: it is no session then. */
export const isKeyLike = (word: string): boolean => word.startsWith('maed_');
