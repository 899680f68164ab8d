/** A country whose law is known. */
export type PackCountry = 'GB' | 'ET';

/** WARN is said and nothing more; BLOCK keeps a shift from being made known. */
export type RuleLevel = 'WARN' | 'BLOCK';

/** What each kind of rule limits. */
export type RuleLimits = {
  /** Two shifts of one person at one time. */
  readonly OVERLAP: object;
  /** @unit minutes between one day's work and the next */
  readonly DAILY_REST: { readonly minutes: number };
  /**
   * One unbroken rest in a week; where the law allows it, two of them or one of double length in two weeks.
   *
   * @unit minutes
   */
  readonly WEEKLY_REST: { readonly minutes: number; readonly mayBePaired: boolean };
  /** @unit minutes of a week on average over so many weeks */
  readonly WEEKLY_HOURS: { readonly minutes: number; readonly weeks: number; readonly hasOptOut: boolean };
  /** @unit minutes of a day */
  readonly DAILY_HOURS: { readonly minutes: number };
  /** @unit minutes of one shift from its start to its end */
  readonly SHIFT_LENGTH: { readonly minutes: number };
  /** Times of the wall at which nobody may work: "22:00" to "06:00". */
  readonly NIGHT: { readonly from: string; readonly to: string };
  /** @unit minutes of pause, owed by whoever works longer than so many */
  readonly BREAK: { readonly overMinutes: number; readonly minutes: number };
  readonly RIGHT_TO_WORK: object;
  readonly EMPLOYED: object;
  readonly TIME_OFF: object;
  readonly AVAILABILITY: object;
};

/** What a rule is about. */
export type RuleKind = keyof RuleLimits;

/** One rule as data: who it holds for and when, how strictly, and where it stands. */
export type Rule<Kind extends RuleKind = RuleKind> = {
  readonly [K in Kind]: {
    readonly id: string;
    readonly kind: K;
    readonly appliesTo: 'ALL' | 'ADULTS' | 'MINORS';
    readonly level: RuleLevel;
    /** Whether an owner may go on against a BLOCK with a reason, because the law knows exceptions. */
    readonly mayOverride: boolean;
    readonly source: string;
    /** Whether the source was read; what is general knowledge only says so to whoever plans. */
    readonly isConfirmed: boolean;
    readonly validFrom: string;
    readonly validTo: string | null;
    readonly limit: RuleLimits[K];
  };
}[Kind];

/** When a minute is paid more: of those that hold for it the highest counts, alone. */
export type Premium = {
  readonly id: string;
  readonly when: 'OVERTIME' | 'NIGHT_OVERTIME' | 'REST_DAY' | 'HOLIDAY';
  /** @unit hundredths of a percent of the rate: 15,000 is one and a half times */
  readonly rateBps: number;
  readonly source: string;
  readonly isConfirmed: boolean;
  readonly validFrom: string;
};

/** What an employer pays on top of wages. */
export type OnCost = {
  readonly id: string;
  /** @unit hundredths of a percent of the wages of a week above the threshold */
  readonly rateBps: number;
  /** @unit hundredths of the currency, wages of a week that are free */
  readonly freeMinorPerWeek: bigint;
  readonly source: string;
  readonly isConfirmed: boolean;
  readonly validFrom: string;
};

/** What one country's law says of hours and their price. */
export type CountryPack = {
  readonly rules: readonly Rule[];
  readonly premiums: readonly Premium[];
  readonly onCosts: readonly OnCost[];
  /** The usual day of weekly rest, 0 for Sunday; null where the law names none. */
  readonly weeklyRestDay: number | null;
};
