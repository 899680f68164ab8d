/** What stands for bytes that are no letter of UTF-8. */
const notALetter = '\uFFFD';

const markedEncoding = ([first, second]: Uint8Array): string | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/** The text of a file, whatever wrote it: UTF-8, UTF-16 with its mark, or the Windows-1252 of older spreadsheets. */
export const readText = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  return text.includes(notALetter) ? new TextDecoder('windows-1252').decode(bytes) : text;
};
