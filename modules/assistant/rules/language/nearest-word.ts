import { editDistance } from '../../../../kit/text/edit-distance.ts';
import { fixedPhrases } from './time-words.ts';
import { phrasesIn } from './vocabulary.ts';
import { english } from './vocabulary-english.ts';

/** A shorter word is too near to too many others. */
const lettersMin = 6;

const words: ReadonlySet<string> = new Set(
  [...Object.values(english), ...fixedPhrases]
    .flatMap(phrasesIn)
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => word.length >= lettersMin && /^[a-z]+$/.test(word)),
);

/** The one English word of the vocabulary that differs by a single letter; null where none does, or several. */
export const nearestWord = (typed: string): string | null => {
  if (typed.length < lettersMin) return null;
  const near = [...words].filter((word) => Math.abs(word.length - typed.length) <= 1 && editDistance(typed, word, 1) <= 1);
  return near.length === 1 ? (near[0] ?? null) : null;
};
