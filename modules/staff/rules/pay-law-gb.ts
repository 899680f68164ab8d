import type { LeaveRule, PayLaw } from './pay-law.ts';

const leave: readonly LeaveRule[] = [
  {
    id: 'GB.leave',
    hours: 'REGULAR',
    source: 'Working Time Regulations 1998, regulations 13, 13A and 15A',
    isConfirmed: true,
    validFrom: '2009-04-01',
    gives: { kind: 'WEEKS', tenthsOfWeek: 56, daysMax: 28 },
  },
  {
    id: 'GB.leave-irregular',
    hours: 'IRREGULAR',
    source: 'Working Time Regulations 1998, regulation 15B, leave years from 1 April 2024',
    isConfirmed: true,
    validFrom: '2024-04-01',
    gives: { kind: 'SHARE', shareBps: 1207 },
  },
];

/**
 * What the United Kingdom says of the price of hours. No law there pays more for longer ones.
 *
 * @source National Minimum Wage rates from 1 April 2026; Working Time Regulations 1998 on leave; Employment Rights Act 2025:
 * reasonable notice of shifts and of their changes, expected in force in 2027. All read in secondary sources in November
 * 2026; the hours and shares of notice will stand in regulations that nobody has made yet, and those here are an
 * assumption. The employer's National Insurance is general knowledge.
 */
export const gbPayLaw: PayLaw = {
  premiums: [],
  ordinaryHours: null,
  onCosts: [
    {
      id: 'GB.national-insurance',
      rateBps: 1500,
      freeMinorPerWeek: 9600n,
      source: 'Secondary Class 1 contributions from 6 April 2025',
      isConfirmed: false,
      validFrom: '2025-04-06',
    },
  ],
  minimumWages: [
    {
      id: 'GB.minimum-wage',
      source: 'National Minimum Wage rates from 1 April 2026; tips do not count towards it',
      isConfirmed: true,
      validFrom: '2026-04-01',
      tiers: [
        { fromAge: 21, hourlyMinor: 1271n },
        { fromAge: 18, hourlyMinor: 1085n },
        { fromAge: 0, hourlyMinor: 800n },
      ],
      apprentice: { hourlyMinor: 800n, underAge: 19 },
    },
  ],
  incomeTaxes: [],
  pensions: [],
  leave,
  notice: {
    id: 'GB.short-notice',
    source: 'Employment Rights Act 2025, expected in 2027; shares and hours are an assumption',
    isConfirmed: false,
    isInForce: false,
    validFrom: '2027-01-01',
    tiers: [
      { underHours: 48, shareBps: 10_000 },
      { underHours: 168, shareBps: 5000 },
    ],
  },
};
