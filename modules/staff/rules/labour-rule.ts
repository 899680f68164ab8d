import type { CertificateTopic } from './certificate.ts';
import type { PayLaw } from './pay-law.ts';

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
  /** The hours of whoever usually works at night, on average of a day that is no day of rest. */
  readonly NIGHT_AVERAGE: {
    /** @unit minutes of such a day */
    readonly minutes: number;
    /** Over how many weeks the average is. */
    readonly weeks: number;
    /** @unit days of a week that are no days of rest */
    readonly daysPerWeek: number;
    readonly from: string;
    readonly to: string;
    /** @unit minutes of a night; who works so many on most days usually works at night */
    readonly nightMinutes: number;
  };
  /** @unit minutes of pause, owed by whoever works longer than so many */
  readonly BREAK: { readonly overMinutes: number; readonly minutes: number };
  readonly RIGHT_TO_WORK: object;
  /** A paper that somebody had, and that has run out. */
  readonly CERTIFICATE: { readonly topic: CertificateTopic };
  readonly EMPLOYED: object;
  readonly TIME_OFF: object;
  /** Time off that somebody asked for, and nobody decided. */
  readonly TIME_OFF_ASKED: object;
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

/** What one country's law says of hours and their price. */
export type CountryPack = PayLaw & {
  readonly rules: readonly Rule[];
  /** The usual day of weekly rest, 0 for Sunday; null where the law names none. */
  readonly weeklyRestDay: number | null;
};
