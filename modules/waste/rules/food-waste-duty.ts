/** A duty to keep food waste apart, as it stood when it was looked up. */
export type FoodWasteDuty = {
  readonly id: 'ENGLAND_SIMPLER_RECYCLING';
  readonly country: 'GB';
  /** From when workplaces with `employeesFrom` full-time equivalents or more must. */
  readonly validFrom: string;
  /** @unit full-time equivalents */
  readonly employeesFrom: number;
  /** From when the smaller ones must. */
  readonly smallValidFrom: string;
  readonly law: string;
  readonly source: string;
  readonly lookedUpOn: string;
};

/**
 * Duties by the time zone of the restaurant; counsel reviews them before anybody relies on them.
 *
 * @source Environmental Protection Act 1990, s. 45AZA to 45AZB, as put in by the Environment Act 2021, s. 57
 */
export const foodWasteDuties: readonly FoodWasteDuty[] = [
  {
    id: 'ENGLAND_SIMPLER_RECYCLING',
    country: 'GB',
    validFrom: '2025-03-31',
    employeesFrom: 10,
    smallValidFrom: '2027-03-31',
    law: 'Environmental Protection Act 1990, s. 45AZB (Simpler Recycling)',
    source: 'https://www.gov.uk/guidance/simpler-recycling-workplace-recycling-in-england',
    lookedUpOn: '2026-11-21',
  },
];

/** The duty that may hold where the wall shows this zone; null where none is known. */
export const dutyOf = (timeZone: string): FoodWasteDuty | null =>
  timeZone === 'Europe/London' ? (foodWasteDuties.find(({ country }) => country === 'GB') ?? null) : null;
