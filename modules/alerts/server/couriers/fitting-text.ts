/**
 * What of a notice may be how long: push services and Firebase take 4096 bytes, of which encryption, path and ids have theirs.
 *
 * @unit bytes of JSON; a letter of Ethiopic is three
 */
const bytesMax = { title: 800, text: 2400 } as const;

/** As much of a text as fits; no letter is cut in two. */
export const fittingText = (text: string, part: keyof typeof bytesMax): string => {
  let bytes = 0;
  let end = 0;
  for (const letter of text) {
    bytes += Buffer.byteLength(JSON.stringify(letter)) - 2;
    if (bytes > bytesMax[part]) return text.slice(0, end);
    end += letter.length;
  }
  return text;
};
