import fc from 'fast-check';
import { expect, it } from 'vitest';

import { fontRuns } from './font-runs.ts';

it.each([
  ['', []],
  ['Teff £40', ['latin']],
  ['ጤፍ', ['ethiopic']],
  ['Teff ጤፍ 25 kg', ['latin', 'ethiopic', 'latin']],
  ['Łódź', ['latin-ext', 'latin', 'latin-ext']],
] as const)('“%s” is set in faces that hold it', (text, faces) => {
  expect(fontRuns(text).map(({ font }) => font)).toEqual(faces);
});

it('nothing of a text is lost by cutting it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(
        fontRuns(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
