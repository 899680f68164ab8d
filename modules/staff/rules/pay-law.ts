/** What every lawful number says of itself: where it stands, whether that was read, and from when it holds. */
export type Lawful = {
  readonly id: string;
  readonly source: string;
  /** Whether the source was read; what is general knowledge only says so. */
  readonly isConfirmed: boolean;
  readonly validFrom: string;
};

/** When a minute is paid more: of those that hold for it the highest counts, alone. */
export type Premium = Lawful & {
  readonly when: 'OVERTIME' | 'NIGHT_OVERTIME' | 'REST_DAY' | 'HOLIDAY';
  /** @unit hundredths of a percent of the rate: 15,000 is one and a half times */
  readonly rateBps: number;
};

/** Beyond which hours a premium for overtime is owed, and between which times of the wall it is one for the night. */
export type OrdinaryHours = Lawful & {
  /** @unit minutes */
  readonly dayMinutes: number;
  /** @unit minutes */
  readonly weekMinutes: number;
  readonly nightFrom: string;
  readonly nightTo: string;
};

/** What an employer pays on top of wages. */
export type OnCost = Lawful & {
  /** @unit hundredths of a percent of the wages of a week above the threshold */
  readonly rateBps: number;
  /** @unit hundredths of the currency, wages of a week that are free */
  readonly freeMinorPerWeek: bigint;
};

/** What an hour must earn at least, by age. */
export type MinimumWage = Lawful & {
  /** The highest age first; the last holds for everybody younger. */
  readonly tiers: readonly {
    /** @unit years */
    readonly fromAge: number;
    /** @unit hundredths of the currency */
    readonly hourlyMinor: bigint;
  }[];
  readonly apprentice: {
    /** @unit hundredths of the currency */
    readonly hourlyMinor: bigint;
    /**
     * Whoever is younger has it throughout, and everybody else in their first year.
     *
     * @unit years
     */
    readonly underAge: number;
  };
};

/** What is withheld of a month's pay. */
export type IncomeTax = Lawful & {
  /** The highest first; below the last nothing is withheld. */
  readonly bands: readonly {
    /** @unit hundredths of the currency of a month, above which the band begins */
    readonly aboveMinor: bigint;
    /** @unit hundredths of a percent of everything */
    readonly rateBps: number;
    /** @unit hundredths of the currency, what the lower bands make less than this one's part of everything */
    readonly deductionMinor: bigint;
  }[];
};

/** What goes to a pension, of the plain wage without overtime. */
export type Pension = Lawful & {
  /** @unit hundredths of a percent */
  readonly employeeBps: number;
  /** @unit hundredths of a percent */
  readonly employerBps: number;
};

/** What is owed for a change of a shift that somebody knows of. */
export type NoticeRule = Lawful & {
  /** Whether it binds yet; what does not is an estimate of what it may come to. */
  readonly isInForce: boolean;
  /**
   * What is owed of the pay that somebody loses, by how little notice they had; the first that holds counts.
   *
   * @unit shares in hundredths of a percent
   */
  readonly tiers: readonly { readonly underHours: number; readonly shareBps: number }[];
};

/** How much paid leave a law gives. */
export type LeaveRule = Lawful & {
  /** Whom it holds for: whoever works agreed hours, or hours that change from week to week. */
  readonly hours: 'REGULAR' | 'IRREGULAR' | 'ALL';
  readonly gives: LeaveGift;
};

/** What a rule of leave gives. */
export type LeaveGift =
  /** A part of a year's weeks; in the first year a twelfth at the start of each month. */
  | {
      readonly kind: 'WEEKS';
      /** @unit tenths of a week */
      readonly tenthsOfWeek: number;
      /** @unit days */
      readonly daysMax: number;
    }
  /** A part of the hours that were worked. */
  | {
      readonly kind: 'SHARE';
      /** @unit hundredths of a percent */
      readonly shareBps: number;
    }
  /** Working days after a year of service, and one more for every so many further years. */
  | {
      readonly kind: 'SERVICE';
      /** @unit days */
      readonly days: number;
      /** @unit years */
      readonly oneMorePerYears: number;
    };

/** What one country's law says of the price of hours. */
export type PayLaw = {
  readonly premiums: readonly Premium[];
  /** Null where no law pays more for longer hours. */
  readonly ordinaryHours: OrdinaryHours | null;
  readonly onCosts: readonly OnCost[];
  /** The newest first, as all that is dated. */
  readonly minimumWages: readonly MinimumWage[];
  readonly incomeTaxes: readonly IncomeTax[];
  readonly pensions: readonly Pension[];
  readonly leave: readonly LeaveRule[];
  readonly notice: NoticeRule | null;
};

/** What holds on a day, of what is dated and stands the newest first; null before the first. */
export const holdingOn = <Law extends Lawful>(laws: readonly Law[], day: string): Law | null =>
  laws.find(({ validFrom }) => validFrom <= day) ?? null;

/**
 * When a time of the wall is, as a law names it: "22:00".
 *
 * @unit minutes after midnight
 */
export const minuteOfClock = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
