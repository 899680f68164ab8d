import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';

/** The objects of a PDF by their numbers, each with its dictionary and what its stream says. */
const objectsOf = (file: Buffer): ReadonlyMap<string, { readonly head: string; readonly stream: string }> => {
  const objects = new Map<string, { head: string; stream: string }>();
  const all = file.toString('latin1');
  for (const match of all.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n|\nendobj)/g)) {
    const [whole, number = '', head = ''] = match;
    const from = match.index + whole.length;
    const size = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = whole.endsWith('stream\n') ? file.subarray(from, from + size) : Buffer.alloc(0);
    const isText = head.includes('/FlateDecode') && !head.includes('/FontFile') && !head.includes('/Subtype /CIDFontType0C');
    objects.set(number, { head, stream: isText && size > 0 ? inflateSync(bytes).toString('latin1') : '' });
  }
  return objects;
};

/** A letter for every glyph of a face. */
const lettersOf = (map: string): readonly string[] =>
  [...map.matchAll(/<([\da-f ]+)>(?=[\s,\]])/gi)]
    .map(([, hex = '']) => hex.replaceAll(' ', ''))
    .filter((hex) => hex.length >= 4)
    .map((hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le'));

/**
 * What a PDF of this house says, letter for letter, without the blanks between them: where a line was broken is not what it says.
 * Each face knows its own letters, so that a text that nobody can copy out of it is found missing.
 */
export const pdfText = async (path: string): Promise<string> => {
  const objects = objectsOf(await readFile(path));
  const faces = new Map<string, readonly string[]>();
  for (const { head } of objects.values())
    for (const [, face = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1] ?? '';
      const ranges = /beginbfrange([\s\S]*)endbfrange/.exec(objects.get(unicode)?.stream ?? '')?.[1] ?? '';
      faces.set(face, lettersOf([...ranges.matchAll(/\[([^\]]*)\]/g)].map(([, list = '']) => `${list} ]`).join(' ')));
    }
  let text = '';
  for (const { stream } of objects.values()) {
    let letters: readonly string[] = [];
    for (const [, face, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|(\[[^\]]*\]) TJ/g)) {
      if (face !== undefined) letters = faces.get(face) ?? [];
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([\da-f]+)>/gi))
        for (const glyph of hex.match(/.{4}/g) ?? []) text += letters[Number.parseInt(glyph, 16)] ?? '';
    }
  }
  return text.replaceAll(/\s/g, '');
};
