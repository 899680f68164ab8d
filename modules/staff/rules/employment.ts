/** What a person's file says of a time: on which days what was agreed holds. */
export type Employed = {
  readonly startedOn: string | null;
  readonly endedOn: string | null;
  readonly rightToWorkUntil: string | null;
  readonly optedOutOn: string | null;
  readonly optOutEndsOn: string | null;
};

/** Whether somebody works here on a day; whose dates nobody wrote down, does. */
export const isEmployedOn = ({ startedOn, endedOn }: Employed, day: string): boolean =>
  (startedOn === null || startedOn <= day) && (endedOn === null || day <= endedOn);

/** Whether somebody may work on a day as far as their papers say; without an end they may. */
export const hasRightToWorkOn = ({ rightToWorkUntil }: Employed, day: string): boolean =>
  rightToWorkUntil === null || day <= rightToWorkUntil;

/**
 * Whether the consent to work longer than the average week stands on a day: from the day it was signed until the day
 * before it is taken back.
 *
 * @source Working Time Regulations 1998 (United Kingdom), regulation 5: written, ended by at least seven days' notice
 */
export const isOptedOutOn = ({ optedOutOn, optOutEndsOn }: Employed, day: string): boolean =>
  optedOutOn !== null && optedOutOn <= day && (optOutEndsOn === null || day < optOutEndsOn);

/** @unit days */
const optOutNoticeDays = 7;
/** @unit milliseconds */
const dayMs = 86_400_000;

/** Why a file can't be kept as it was typed. */
export type EmploymentFault = 'ENDS_BEFORE_START' | 'OPT_OUT_UNSIGNED' | 'OPT_OUT_ENDS_TOO_SOON';

/** What stands against a file as it was typed, said on a day; null where nothing does. */
export const faultOfEmployment = (file: Employed, today: string, known: Employed | null): EmploymentFault | null => {
  const { startedOn, endedOn, optedOutOn, optOutEndsOn } = file;
  if (startedOn !== null && endedOn !== null && endedOn < startedOn) return 'ENDS_BEFORE_START';
  if (optOutEndsOn === null) return null;
  if (optedOutOn === null) return 'OPT_OUT_UNSIGNED';
  if (optOutEndsOn === known?.optOutEndsOn) return null;
  const notice = (Date.parse(optOutEndsOn) - Date.parse(today)) / dayMs;
  return notice < optOutNoticeDays ? 'OPT_OUT_ENDS_TOO_SOON' : null;
};
