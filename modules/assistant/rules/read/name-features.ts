import { normalizeText } from '../../../../kit/text/normalize-text.ts';

/** @unit letters of a run: three forgive a slip and still tell words apart */
const runLength = 3;
/** A whole article number says more than all the runs in it. */
const codeWeight = 3;
const codeLengthMin = 4;

/** "500g", "6x2.5kg", "70cl": how much, which many articles share, and not which one. */
const size = /^\d*[x×*]?\d+([.,]\d+)?(mg|g|gr|gm|kg|kgs|ml|cl|dl|l|lt|ltr|oz|lb|lbs|pc|pcs|pk|ea|ct|in|mm|cm|m|%)?$/;

/**
 * What a name is compared by, and how often each occurs in it: runs of three letters in its words, and its article
 * numbers whole, since "KX-TG1032S" and "kxtg1032s" are one number and share few runs with each other.
 */
export const nameFeatures = (name: string): ReadonlyMap<string, number> => {
  const features = new Map<string, number>();
  const add = (feature: string) => features.set(feature, (features.get(feature) ?? 0) + 1);
  for (const word of normalizeText(name).split(' ')) {
    const padded = ` ${word} `;
    for (let start = 0; start + runLength <= padded.length; start += 1) add(padded.slice(start, start + runLength));
  }
  for (const code of new Set(name.toLowerCase().split(/\s+/).flatMap(codeIn))) add(`#${code}`);
  return features;
};

/** How much a feature counts beside the others. */
export const featureWeight = (feature: string): number => (feature.startsWith('#') ? codeWeight : 1);

const codeIn = (word: string): readonly string[] => {
  if (size.test(word)) return [];
  const code = word.replace(/[^\p{L}\p{N}]/gu, '');
  return code.length >= codeLengthMin && /\d/.test(code) ? [code] : [];
};
