/**
 * A kind of shift, known by its place in the list of kinds.
 */
export type RosterKind = {
  readonly minutes: number;
  /** Places of the kinds that nobody may work on the day after this one. */
  readonly barsNext: readonly number[];
};

/** Days in a row that minutes are counted over; a person's spans follow each other and fill the whole stretch. */
export type RosterSpan = {
  readonly dayCount: number;
  readonly minMinutes: number;
  readonly maxMinutes: number;
  /** What was agreed, and what a minute less or more is worth; null where nothing was. */
  readonly wanted: {
    readonly minutes: number;
    /** @unit penalty for each minute */
    readonly underWeight: number;
    /** @unit penalty for each minute */
    readonly overWeight: number;
  } | null;
};

/** A kind of shift that somebody can be given on a day. */
export type RosterOption = {
  /** @unit place in the list of kinds */
  readonly kind: number;
  /** @unit penalty: what it costs to give it to this person, whatever the reasons */
  readonly cost: number;
};

/** What holds for one person. */
export type RosterPerson = {
  /** What the person can be given, by day; nothing on a day off. */
  readonly options: readonly (readonly RosterOption[])[];
  /** Days on which the person works in any case: one of the options. */
  readonly pinnedDays: readonly number[];
  /** How often a kind may be given, by its place; a kind without a number as often as it fits. */
  readonly kindMax: readonly (number | null)[];
  readonly spans: readonly RosterSpan[];
  /** @unit days worked in a row */
  readonly runMax: number;
  /** @unit days worked in a row; does not bind where a run touches either end */
  readonly runMin: number;
  /** @unit days off in a row; does not bind where they touch either end */
  readonly offRunMin: number;
  /** @unit weekends of which a day is worked */
  readonly weekendsMax: number;
  /** @unit days worked in a row just before the first */
  readonly workedBefore: number;
};

/** Something that a person would like. */
export type RosterRequest = {
  /** @unit place in the list of people */
  readonly person: number;
  /** @unit days after the first */
  readonly day: number;
  /** @unit place in the list of kinds */
  readonly kind: number;
  /** ON: to work it; OFF: not to. */
  readonly wish: 'ON' | 'OFF';
  /** @unit penalty when it is not granted */
  readonly weight: number;
};

/** How many people are needed on a day in any of some kinds of shift. */
export type RosterCover = {
  /** @unit days after the first */
  readonly day: number;
  /** @unit places in the list of kinds */
  readonly kinds: readonly number[];
  /** @unit people */
  readonly need: number;
  /** @unit penalty for each that is missing */
  readonly underWeight: number;
  /** @unit penalty for each too many */
  readonly overWeight: number;
};

/**
 * Who is to work when, as a question: what is hard is in kinds and people, what is wished for has a weight. Names, clocks
 * and money are left behind, so that a restaurant's week and a published instance are put alike.
 */
export type RosterProblem = {
  /** @unit days */
  readonly dayCount: number;
  readonly kinds: readonly RosterKind[];
  readonly people: readonly RosterPerson[];
  /** Weekends by their days, one or two in a row. */
  readonly weekends: readonly (readonly number[])[];
  readonly requests: readonly RosterRequest[];
  readonly cover: readonly RosterCover[];
};

/**
 * What one person works, by day: the kind's place, or `dayOff`.
 *
 * @unit place in the list of kinds
 */
export type RosterPattern = readonly number[];

/** One pattern for each person. */
export type RosterPlan = readonly RosterPattern[];

/**
 * What stands in a pattern for a day without a shift.
 *
 * @unit place in the list of kinds, where there is none
 */
export const dayOff = -1;
