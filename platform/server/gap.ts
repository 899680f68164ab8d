/** Where a rule stands that something does not keep. */
export type GapSource = {
  /** The law and its place, as one would cite it. */
  readonly title: string;
  /** False for what is known in general and nobody has looked up. */
  readonly isConfirmed: boolean;
};

/** Something that is not as a law or the house's own rule asks, as the module that knows it says. */
export type Gap<Kind extends string = string> = {
  /** One of those that its module lists in its `rules/gap-kinds.ts`. */
  readonly kind: Kind;
  /** What it is about, among those of its kind. */
  readonly subject: string;
  /** What a sentence about it names: names in both languages, amounts, moments. */
  readonly words: Readonly<Record<string, string | number | null>>;
  /** Where it is dealt with: a path of the app. */
  readonly place: string;
  /** The day on which it is so, or by which it has to be dealt with; null for as long as it lasts. */
  readonly day: string | null;
  /** Null where the kind itself says which law it is. */
  readonly source: GapSource | null;
};

/** So many of one kind are told at once. @unit gaps */
export const gapsMax: number = 100;
