/** What a country proposes for a restaurant in it. */
export type CountryProposal = { readonly currency: 'USD' | 'EUR' | 'GBP' | 'ETB'; readonly timeZone: string };

const proposals: ReadonlyMap<string, CountryProposal> = new Map([
  ['GB', { currency: 'GBP', timeZone: 'Europe/London' }],
  ['ET', { currency: 'ETB', timeZone: 'Africa/Addis_Ababa' }],
]);

/**
 * Currency and time zone for a country, by its ISO 3166-1 alpha-2 code; any other country gets pounds and Addis Ababa.
 *
 * @source docs/decisions/004-accounts-and-tenancy.md
 */
export const countryProposal = (country: string): CountryProposal =>
  proposals.get(country) ?? { currency: 'GBP', timeZone: 'Africa/Addis_Ababa' };
