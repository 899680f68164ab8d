/** How much paid leave a country's law gives, as data. */
export type LeaveRule = {
  readonly id: string;
  readonly country: 'GB' | 'ET';
  /** Whom it holds for: whoever works agreed hours, or hours that change from week to week. */
  readonly hours: 'REGULAR' | 'IRREGULAR' | 'ALL';
  readonly source: string;
  /** Whether the source was read; general knowledge says so. */
  readonly isConfirmed: boolean;
  readonly validFrom: string;
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

/**
 * The law's leave.
 *
 * @source United Kingdom: Working Time Regulations 1998, regulations 13, 13A and 15A; 15B for irregular hours in leave
 * years from 1 April 2024. Ethiopia: Labour Proclamation 1156/2019, article 77. All read in secondary sources in November 2026
 */
export const leaveRules: readonly LeaveRule[] = [
  {
    id: 'GB.leave',
    country: 'GB',
    hours: 'REGULAR',
    source: 'Working Time Regulations 1998, regulations 13, 13A and 15A',
    isConfirmed: true,
    validFrom: '2009-04-01',
    gives: { kind: 'WEEKS', tenthsOfWeek: 56, daysMax: 28 },
  },
  {
    id: 'GB.leave-irregular',
    country: 'GB',
    hours: 'IRREGULAR',
    source: 'Working Time Regulations 1998, regulation 15B, leave years from 1 April 2024',
    isConfirmed: true,
    validFrom: '2024-04-01',
    gives: { kind: 'SHARE', shareBps: 1207 },
  },
  {
    id: 'ET.leave',
    country: 'ET',
    hours: 'ALL',
    source: 'Labour Proclamation 1156/2019, article 77',
    isConfirmed: true,
    validFrom: '2019-09-05',
    gives: { kind: 'SERVICE', days: 16, oneMorePerYears: 2 },
  },
];
