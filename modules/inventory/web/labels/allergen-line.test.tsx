import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { allergenCodes, type AllergenCode, type Allergens, type AllergenState } from '../../rules/allergen.ts';
import { AllergenLine } from './allergen-line.tsx';

afterEach(cleanup);

/** What is known of an item: this of all fourteen, but for those that are named. */
const known = (rest: AllergenState, named: Partial<Record<AllergenCode, AllergenState>> = {}): Allergens => ({
  ...Object.fromEntries(allergenCodes.map((code) => [code, rest])),
  ...named,
});

test.each<[what: string, known: Allergens, en: string, both: string]>([
  ['all fourteen are known', known('FREE', { SESAME: 'CONTAINS', MILK: 'MAY_CONTAIN' }), 'Sesame; may contain Milk', 'ሰሊጥ'],
  ['nothing is in it', known('FREE'), '', ''],
  ['nobody said anything', {}, 'Allergens not known', 'Allergens not known / አለርጂ አምጪዎች አይታወቁም'],
  ['one is known to be in it, of the others nobody said anything', { SESAME: 'CONTAINS' }, 'Sesame; others not known', 'ሌሎቹ አይታወቁም'],
  [
    'one may be in it, another is not known',
    known('FREE', { MILK: 'MAY_CONTAIN', FISH: 'UNKNOWN' }),
    'may contain Milk; others not known',
    '',
  ],
  ['it is free of some, of the others nobody said anything', { MILK: 'FREE' }, 'Allergens not known', ''],
])('where %s, the label says so', (_what, allergens, en, both) => {
  const line = (languages: readonly ('en' | 'am')[]) =>
    render(<AllergenLine allergens={allergens} languages={languages} />).container.textContent;
  expect(line(['en'])).toBe(en);
  expect(line(['en', 'am'])).toContain(both);
});
