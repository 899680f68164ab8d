/**
 * Where a native app carries its session to the server and back: names and values as a cookie has them, which a page at
 * another address may neither keep nor send. An empty value is one to forget.
 */
export const nativeSessionHeader = 'x-maed-session';

/** The addresses that Android's and iOS's shells give the page that lies in them. */
export const nativeOrigins: readonly string[] = ['https://localhost', 'capacitor://localhost'];

/** What is kept after an answer that said something of it. */
export const mergeNativeSession = (kept: string, said: string): string => {
  const pairs = new Map([...pairsOf(kept), ...pairsOf(said)]);
  return [...pairs]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
};

const pairsOf = (text: string): readonly (readonly [string, string])[] =>
  text
    .split(/; */)
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
