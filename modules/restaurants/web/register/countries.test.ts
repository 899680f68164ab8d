import { describe, expect, test } from 'vitest';

import { countriesIn } from './countries.ts';

describe.each(['en', 'am'])('in %s', (language) => {
  const countries = countriesIn(language);

  test('the list is complete, begins with +44, and names nobody twice', () => {
    expect(countries[0]).toMatchObject({ code: 'GB', dialCode: '+44', flag: '🇬🇧' });
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  });

  test('every country has a name of its own and a dialling code that the request accepts', () => {
    for (const { code, name, dialCode } of countries) {
      expect(name).not.toBe(code);
      expect(dialCode).toMatch(/^\+\d{1,4}$/);
    }
  });

  test('Ethiopia and its neighbours are there', () => {
    const codes = new Map(countries.map(({ code, dialCode }) => [code, dialCode]));
    expect(['ET', 'ER', 'DJ', 'KE', 'SO', 'SD', 'SS'].map((code) => codes.get(code))).toEqual([
      '+251',
      '+291',
      '+253',
      '+254',
      '+252',
      '+249',
      '+211',
    ]);
  });
});
