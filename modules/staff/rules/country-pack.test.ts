import { describe, expect, test } from 'vitest';

import { packOf } from './country-pack.ts';
import { houseRules } from './house-rules.ts';
import { holdingOn } from './pay-law.ts';

const lawsOf = (country: string) => {
  const { rules, premiums, ordinaryHours, onCosts, minimumWages, incomeTaxes, pensions, leave, notice } = packOf(country);
  const single = [ordinaryHours, notice].filter((law) => law !== null);
  return [...rules, ...premiums, ...onCosts, ...minimumWages, ...incomeTaxes, ...pensions, ...leave, ...single];
};

describe.each(['GB', 'ET'])('the pack of %s', (country) => {
  test('says of each of its laws where it stands and since when, and names none of them twice for one time', () => {
    const laws = lawsOf(country);
    for (const { id, source, validFrom } of laws) {
      expect(id).toMatch(new RegExp(`^${country}\\.[a-z_-]+$`));
      expect(source.length).toBeGreaterThan(10);
      expect(validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    const { rules } = packOf(country);
    expect(new Set(rules.map(({ id, validFrom }) => `${id} ${validFrom}`)).size).toBe(rules.length);
  });

  test('puts what is dated the newest first', () => {
    const { minimumWages, incomeTaxes, pensions } = packOf(country);
    for (const dated of [minimumWages, incomeTaxes, pensions]) {
      const days = dated.map(({ validFrom }) => validFrom);
      expect(days).toEqual(days.toSorted().toReversed());
    }
  });
});

test('what is dated holds from its day on, and nothing before the first', () => {
  const [old, fresh] = ['2020-01-01', '2026-04-01'].map((validFrom) => ({ id: validFrom, source: '', isConfirmed: true, validFrom }));
  const laws = [fresh, old].flatMap((law) => law ?? []);
  expect(['2019-12-31', '2020-01-01', '2026-03-31', '2026-04-01'].map((day) => holdingOn(laws, day)?.id ?? null)).toEqual([
    null,
    '2020-01-01',
    '2020-01-01',
    '2026-04-01',
  ]);
});

test('a country that nobody looked up has no law of its own, and the rules of the house hold', () => {
  expect(lawsOf('FR')).toEqual([]);
  expect(houseRules.every(({ id }) => id.startsWith('HOUSE.'))).toBe(true);
});
