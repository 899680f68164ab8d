import fc from 'fast-check';
import { expect, test } from 'vitest';

import { countryProposal } from './country-pack.ts';

test.each([
  ['GB', 'GBP', 'Europe/London'],
  ['ET', 'ETB', 'Africa/Addis_Ababa'],
  ['FR', 'GBP', 'Africa/Addis_Ababa'],
  ['gb', 'GBP', 'Africa/Addis_Ababa'],
])('a restaurant in %s is proposed %s and the time of %s', (country, currency, timeZone) => {
  expect(countryProposal(country)).toEqual({ currency, timeZone });
});

test('whatever the country, the proposed time zone is one that clocks know', () => {
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^[A-Z]{2}$/), fc.constantFrom('GB', 'ET', '__proto__')), (country) => {
      const { timeZone, currency } = countryProposal(country);
      expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
      expect(['USD', 'EUR', 'GBP', 'ETB']).toContain(currency);
    }),
  );
});
