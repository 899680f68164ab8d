import { ageOn } from './age.ts';
import type { ContractKind } from './work-area.ts';

type Tier = {
  /** @unit years */
  readonly fromAge: number;
  /** @unit pence of an hour */
  readonly hourlyMinor: bigint;
};

type Table = { readonly validFrom: string; readonly tiers: readonly Tier[]; readonly apprenticeMinor: bigint };

/**
 * The national minimum wage of the United Kingdom, the newest first.
 *
 * @source National Minimum Wage rates from 1 April 2026: 12.71 from 21, 10.85 from 18, 8.00 below and for apprentices;
 * tips do not count towards it (read in secondary sources, November 2026)
 */
const britain: readonly Table[] = [
  {
    validFrom: '2026-04-01',
    tiers: [
      { fromAge: 21, hourlyMinor: 1271n },
      { fromAge: 18, hourlyMinor: 1085n },
      { fromAge: 0, hourlyMinor: 800n },
    ],
    apprenticeMinor: 800n,
  },
];

/** What the lowest lawful wage depends on. */
export type Waged = {
  readonly day: string;
  readonly contract: ContractKind | null;
  readonly birthDate: string | null;
  readonly startedOn: string | null;
};

/** @unit years */
const apprenticeAge = 19;
/** @unit years */
const grownUp = 21;

/**
 * What an hour must earn at least; null where no law of the country says, or none that is known here. Whose age nobody
 * wrote down is taken for grown up. An apprentice under 19, or in the first year of it, has a rate of their own.
 *
 * @unit minor units of the country's currency
 */
export const minimumWage = (country: string, { day, contract, birthDate, startedOn }: Waged): bigint | null => {
  const table = country === 'GB' ? britain.find(({ validFrom }) => validFrom <= day) : undefined;
  if (!table) return null;
  const age = birthDate === null ? grownUp : ageOn(birthDate, day);
  const isFirstYear = startedOn !== null && startedOn <= day && ageOn(startedOn, day) < 1;
  if (contract === 'APPRENTICE' && (age < apprenticeAge || isFirstYear)) return table.apprenticeMinor;
  return table.tiers.find(({ fromAge }) => fromAge <= age)?.hourlyMinor ?? null;
};
