/** A face that paper is set in, by the writing that it holds. */
export type Face = 'latin' | 'latin-ext' | 'ethiopic';

/** A stretch of text that one face can set. */
export type FontRun = { readonly text: string; readonly font: Face };

// The ranges that the faces are cut by.
const ethiopic = /[\u{1200}-\u{1399}\u{2d80}-\u{2dde}\u{ab01}-\u{ab2e}]/u;
const latinExtended = /[\u{100}-\u{130}\u{132}-\u{151}\u{154}-\u{2ba}\u{1e00}-\u{1eff}\u{20a0}-\u{20ab}\u{20ad}-\u{20c0}]/u;

const faceOf = (character: string): Face => {
  if (ethiopic.test(character)) return 'ethiopic';
  return latinExtended.test(character) ? 'latin-ext' : 'latin';
};

/** Cuts a text into what each face can set: no face of ours holds every writing. Nothing of it is lost. */
export const fontRuns = (text: string): readonly FontRun[] => {
  const runs: { text: string; font: Face }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = faceOf(character);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
};
