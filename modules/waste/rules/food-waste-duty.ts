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
  /** What lets the smaller ones wait. */
  readonly smallLaw: string;
  /** Where the law itself stands; it leaves days and sizes to what is made under it. */
  readonly source: string;
  /** Where the days and the size were read. */
  readonly figuresSource: string;
  readonly lookedUpOn: string;
  /** Whether counsel has confirmed it; until then people are told that nobody has. */
  readonly isConfirmed: boolean;
};

/**
 * Duties by the time zone of the restaurant; counsel reviews them before anybody relies on them.
 *
 * @source Environmental Protection Act 1990, s. 45AZB (separate collection of industrial or commercial waste in England), as
 * put in by the Environment Act 2021, s. 57; Separation of Waste (England) Regulations 2025, for firms with fewer than ten.
 * Ten full-time equivalents from 31 March 2025 and the rest from 31 March 2027: Havant Borough Council; a copy of its page
 * whose own day is not known was read on the day below, so whether it still says so is to be confirmed.
 * The zone of London is also that of Scotland, Wales and Northern Ireland, whose duties are others (Zero Waste Scotland and
 * NetRegs name 5 kg a week for food businesses): people are told that, and no figure of theirs.
 */
export const foodWasteDuties: readonly FoodWasteDuty[] = [
  {
    id: 'ENGLAND_SIMPLER_RECYCLING',
    country: 'GB',
    validFrom: '2025-03-31',
    employeesFrom: 10,
    smallValidFrom: '2027-03-31',
    law: 'Environmental Protection Act 1990, s. 45AZB, put in by the Environment Act 2021, s. 57',
    smallLaw: 'Separation of Waste (England) Regulations 2025',
    source: 'https://www.legislation.gov.uk/ukpga/1990/43/section/45AZB',
    figuresSource: 'https://www.havant.gov.uk/bin-collections/simpler-recycling-legislation-commercial-waste',
    lookedUpOn: '2026-11-21',
    isConfirmed: false,
  },
];

/** The duty that may hold where the wall shows this zone; null where none is known. */
export const dutyOf = (timeZone: string): FoodWasteDuty | null =>
  timeZone === 'Europe/London' ? (foodWasteDuties.find(({ country }) => country === 'GB') ?? null) : null;
