/** How much presses: to be known, to be done, or to be done now. */
export type Press = 'INFO' | 'WARN' | 'CRITICAL';

/**
 * Something that presses now, as the module that knows it says: whoever collects them says it to people, once for each kind
 * and subject, for as long as it is said.
 */
export type Pressing<Kind extends string = string> = {
  /** One of those that its module lists in its `rules/pressing-kinds.ts`, and nowhere else. */
  readonly kind: Kind;
  /** What it is about, among those of its kind. */
  readonly subject: string;
  /** Other than what its kind has. */
  readonly press?: Press;
  /** What a sentence about it names: names in both languages, exact amounts, moments, days. */
  readonly words: Readonly<Record<string, string | number | null>>;
  /** Where it is dealt with: a path of the app. */
  readonly place: string;
  /** What hangs on it; null where nobody knows or it is no money. @unit minor units of the restaurant's currency */
  readonly impactMinor: bigint | null;
  /** Whom it names, where it is not for everybody of a role. */
  readonly userIds?: readonly string[];
  /** Who handed in what waits for a yes; left out where nobody did. */
  readonly handedInBy?: string;
  /** The roles in which one may say that yes, where not everybody who hears of it may. */
  readonly decidedBy?: readonly string[];
};

/** So many of one kind are said at once; beyond them a list says it better. @unit pressing things */
export const pressingMax: number = 100;

/** A pressing thing as a statement gives it, with the money as digits. */
export type PressingRow<Kind extends string = string> = Omit<
  Pressing<Kind>,
  'impactMinor' | 'words' | 'press' | 'userIds' | 'handedInBy' | 'decidedBy'
> & {
  readonly words: Record<string, string | number | null>;
  readonly impactMinor?: string | null;
  readonly press?: Press | null;
  readonly userIds?: string[] | null;
  readonly handedInBy?: string | null;
  readonly decidedBy?: string[] | null;
};

/** What a statement found, as pressing things. */
export const pressingOf = <Kind extends string>(rows: readonly PressingRow<Kind>[]): Pressing<Kind>[] =>
  rows.map(({ impactMinor = null, press = null, userIds = null, handedInBy = null, decidedBy = null, ...row }) => ({
    ...row,
    ...(press && { press }),
    ...(userIds && { userIds }),
    ...(handedInBy && { handedInBy }),
    ...(decidedBy && { decidedBy }),
    impactMinor: impactMinor === null ? null : BigInt(impactMinor),
  }));
