import { inflateSync } from 'node:zlib';

type PdfObject = { readonly head: string; readonly stream: string };

/** The numbered part of a match; an empty text where it matched nothing. */
const part = (found: RegExpMatchArray | null, index: number): string => found?.[index] ?? '';

/** The objects of a PDF by their numbers, each with its dictionary and what its stream says. */
const objectsOf = (file: Buffer): ReadonlyMap<string, PdfObject> => {
  const objects = new Map<string, PdfObject>();
  for (const match of file.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n|\nendobj)/g)) {
    const head = part(match, 2);
    const [from, sizeBytes] = [match.index + match[0].length, Number(part(/\/Length (\d+)/.exec(head), 1))];
    const isPacked = head.includes('/FlateDecode') && sizeBytes > 0;
    objects.set(part(match, 1), { head, stream: isPacked ? inflateSync(file.subarray(from, from + sizeBytes)).toString('latin1') : '' });
  }
  return objects;
};

/** A letter for every glyph of a face, by the map from glyphs to letters that it carries. */
const lettersOf = (map: string): readonly string[] =>
  [...part(/beginbfrange([\s\S]*)endbfrange/.exec(map), 1).matchAll(/\[([^\]]*)\]/g)]
    .flatMap((list) => [...part(list, 1).matchAll(/<([\da-f ]+)>/gi)])
    .map((letter) => Buffer.from(part(letter, 1).replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));

const facesOf = (objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, readonly string[]> => {
  const faces = new Map<string, readonly string[]>();
  for (const { head } of objects.values())
    for (const named of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = part(/\/ToUnicode (\d+) 0 R/.exec(objects.get(part(named, 2))?.head ?? ''), 1);
      faces.set(part(named, 1), lettersOf(objects.get(map)?.stream ?? ''));
    }
  return faces;
};

/** What one page draws, letter for letter. */
const drawn = (stream: string, faces: ReadonlyMap<string, readonly string[]>): string => {
  let letters: readonly string[] = [];
  let text = '';
  for (const match of stream.matchAll(/\/(F\d+) [\d.]+ Tf|(\[[^\]]*\]) TJ/g)) {
    letters = match[1] === undefined ? letters : (faces.get(match[1]) ?? []);
    const glyphs = [...part(match, 2).matchAll(/<([\da-f]+)>/gi)].flatMap((shown) => part(shown, 1).match(/.{4}/g) ?? []);
    text += glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join('');
  }
  return text;
};

/**
 * What each page of a PDF of this house says, letter for letter, without the blanks between them: where a line was broken is
 * not what it says. Each face knows its own letters, so that a text that nobody can copy out of it is found missing.
 */
export const pdfPages = (file: Buffer): readonly string[] => {
  const objects = objectsOf(file);
  const faces = facesOf(objects);
  return [...objects.values()].map(({ stream }) => drawn(stream, faces).replaceAll(/\s/g, '')).filter((text) => text !== '');
};
