/** Whether a text ends as a sentence does, in either script. */
const isSentence = (text: string): boolean => /[.!?።]$/.test(text);

/** What an alert says in one line: after a sentence there is a space, after a mere word a dot in the middle. Empty parts are left out. */
export const joinWords = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter((part) => part)
    .reduce<string>((line, part) => (line === '' ? `${part}` : `${line}${isSentence(line) ? ' ' : ' · '}${part}`), '');
