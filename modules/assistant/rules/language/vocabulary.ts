import { amharic } from './vocabulary-amharic.ts';
import { english, type Cue } from './vocabulary-english.ts';
import { phraseBook, type PhraseBook } from './phrases.ts';

/** The phrases of a line of the vocabulary. */
export const phrasesIn = (line: string): readonly string[] =>
  line
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const gathered = (): (readonly [readonly Cue[], readonly string[]])[] => {
  const cuesOf = new Map<string, Cue[]>();
  for (const words of [english, amharic]) {
    for (const [cue, line] of Object.entries(words) as [Cue, string][]) {
      for (const phrase of phrasesIn(line)) cuesOf.set(phrase, [...(cuesOf.get(phrase) ?? []), cue]);
    }
  }
  return [...cuesOf].map(([phrase, cues]) => [[...new Set(cues)], [phrase]] as const);
};

/** The vocabulary, ready to be looked in. A phrase may point at several things: what else is said settles which. */
export const cueBook: PhraseBook<readonly Cue[]> = phraseBook(gathered());
