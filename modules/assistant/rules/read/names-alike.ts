import { featureWeight, nameFeatures } from './name-features.ts';

/** Names made ready for looking up: built once a catalogue, asked at every line. */
export type NameIndex = {
  /** The names, in the order in which they were given; an answer counts from 0 in it. */
  readonly names: readonly string[];
  readonly rarity: (feature: string) => number;
  readonly postings: ReadonlyMap<string, Posting>;
};

/** A name that is like the one that was asked for. */
export type NamedAlike = {
  /** Where the name stands in the index. */
  readonly position: number;
  /** @unit 0 (nothing in common) to 1 (the same features) */
  readonly score: number;
};

type Posting = { readonly positions: Int32Array; readonly shares: Float64Array };

/** What is in nearly every name says nearly nothing, and a rare feature more than its share. */
const rarityPower = 1.5;

/** Makes names ready; several of them may belong to one thing. */
export const nameIndex = (names: readonly string[]): NameIndex => {
  const features = names.map(nameFeatures);
  const seenIn = new Map<string, number>();
  for (const one of features) for (const feature of one.keys()) seenIn.set(feature, (seenIn.get(feature) ?? 0) + 1);
  const rarity = (feature: string) => (Math.log((names.length + 1) / ((seenIn.get(feature) ?? 0) + 1)) + 1) ** rarityPower;
  const entries = new Map<string, { readonly positions: number[]; readonly shares: number[] }>();
  for (const [position, one] of features.entries()) {
    for (const [feature, share] of sharesOf(one, rarity)) {
      const entry = entries.get(feature);
      if (entry) {
        entry.positions.push(position);
        entry.shares.push(share);
      } else entries.set(feature, { positions: [position], shares: [share] });
    }
  }
  const postings = new Map(
    [...entries].map(([feature, { positions, shares }]) => [
      feature,
      { positions: Int32Array.from(positions), shares: Float64Array.from(shares) },
    ]),
  );
  return { names, rarity, postings };
};

/**
 * The names most like a text, best first (TF-IDF over runs of letters and article numbers, compared by the cosine);
 * equal ones keep their order.
 */
export const namesAlike = (text: string, { names, rarity, postings }: NameIndex, countMax: number): readonly NamedAlike[] => {
  const scores = new Float64Array(names.length);
  for (const [feature, share] of sharesOf(nameFeatures(text), rarity)) {
    const posting = postings.get(feature);
    if (!posting) continue;
    for (const [at, position] of posting.positions.entries()) {
      scores[position] = (scores[position] ?? 0) + share * (posting.shares[at] ?? 0);
    }
  }
  return best(scores, countMax);
};

/** How alike two texts are among the names of an index, which says what is rare: 0 to 1. */
export const likeness = (left: string, right: string, { rarity }: NameIndex): number => {
  const shares = sharesOf(nameFeatures(right), rarity);
  let sum = 0;
  for (const [feature, share] of sharesOf(nameFeatures(left), rarity)) sum += share * (shares.get(feature) ?? 0);
  return Math.min(sum, 1);
};

const sharesOf = (features: ReadonlyMap<string, number>, rarity: (feature: string) => number): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>();
  let squares = 0;
  for (const [feature, times] of features) {
    const share = featureWeight(feature) * (1 + Math.log(times)) * rarity(feature);
    shares.set(feature, share);
    squares += share * share;
  }
  const length = Math.sqrt(squares);
  for (const [feature, share] of shares) shares.set(feature, share / length);
  return shares;
};

const best = (scores: Float64Array, countMax: number): readonly NamedAlike[] => {
  const found: NamedAlike[] = [];
  for (const [position, score] of scores.entries()) {
    const last = found[countMax - 1];
    if (score === 0 || (last && score <= last.score)) continue;
    const place = found.findIndex((one) => one.score < score);
    found.splice(place === -1 ? found.length : place, 0, { position, score: Math.min(score, 1) });
    found.length = Math.min(found.length, countMax);
  }
  return found;
};
