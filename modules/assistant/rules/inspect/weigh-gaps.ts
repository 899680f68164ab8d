import { type GapKind, gapKinds, type GapLaw, type GapWeight, gapWeights, lawOfGap, lawOfPaper } from './gap-laws.ts';

/** A gap as a module says it. */
export type FoundGap = {
  readonly kind: GapKind;
  readonly subject: string;
  readonly words: Readonly<Record<string, string | number | null>>;
  readonly place: string;
  readonly day: string | null;
  readonly source: { readonly title: string; readonly isConfirmed: boolean } | null;
};

/** The law that a gap is against, and whether somebody looked it up. */
export type CitedLaw = { readonly title: string; readonly since: string | null; readonly isConfirmed: boolean };

/** A gap with how much it matters and why. */
export type WeighedGap = Omit<FoundGap, 'source'> & { readonly weight: GapWeight; readonly law: CitedLaw | null };

const papers: ReadonlySet<GapKind> = new Set(['paper-ran-out', 'paper-runs-out']);

const cited = (law: GapLaw | null): CitedLaw | null => law && { ...law, isConfirmed: true };

const lawFor = ({ kind, source, words }: FoundGap, country: string): CitedLaw | null => {
  if (source) return { ...source, since: null };
  return cited(papers.has(kind) ? lawOfPaper(String(words.topic), country) : lawOfGap(kind, country));
};

const weightOf = ({ kind }: FoundGap, law: CitedLaw | null): GapWeight => {
  if (kind === 'paper-runs-out') return 'SOON';
  return law === null ? 'PRACTICE' : 'BREACH';
};

const rankOf = ({ weight, kind }: WeighedGap): number => gapWeights.indexOf(weight) * gapKinds.length + gapKinds.indexOf(kind);

/** What was found, what is against a law first; of one kind the earliest day first. */
export const weighGaps = (found: readonly FoundGap[], country: string): WeighedGap[] =>
  found
    .map((gap) => {
      const { source: _told, ...rest } = gap;
      const law = lawFor(gap, country);
      return { ...rest, law, weight: weightOf(gap, law) };
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one.day ?? '').localeCompare(other.day ?? ''));
