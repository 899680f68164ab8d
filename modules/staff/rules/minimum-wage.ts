import { ageOn } from './age.ts';
import { packOf } from './country-pack.ts';
import { holdingOn } from './pay-law.ts';
import type { ContractKind } from './work-area.ts';

/** What the lowest lawful wage depends on. */
export type Waged = {
  readonly day: string;
  readonly contract: ContractKind | null;
  readonly birthDate: string | null;
  readonly startedOn: string | null;
};

/**
 * What an hour must earn at least; null where no law of the country says, or none that is known here. Whose age nobody
 * wrote down is taken for grown up. An apprentice has a rate of their own while young, and in the first year of it.
 *
 * @source the minimum wages of the country's pack
 * @unit minor units of the country's currency
 */
export const minimumWage = (country: string, { day, contract, birthDate, startedOn }: Waged): bigint | null => {
  const law = holdingOn(packOf(country).minimumWages, day);
  if (!law) return null;
  const { tiers, apprentice } = law;
  const age = birthDate === null ? Infinity : ageOn(birthDate, day);
  const isFirstYear = startedOn !== null && startedOn <= day && ageOn(startedOn, day) < 1;
  if (contract === 'APPRENTICE' && (age < apprentice.underAge || isFirstYear)) return apprentice.hourlyMinor;
  return tiers.find(({ fromAge }) => fromAge <= age)?.hourlyMinor ?? null;
};
