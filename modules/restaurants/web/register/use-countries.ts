import { useEffect, useState } from 'react';

import { useLocale } from '../../../../platform/web/locale.ts';
import type { Country } from './countries.ts';

/** Stands in until the list has come: what the form begins with. */
const first: readonly Country[] = [{ id: 'GB', code: 'GB', name: 'United Kingdom', flag: '🇬🇧', dialCode: '+44' }];

/** Every country, in the language of the screen; the list comes with its own code. */
export const useCountries = (): readonly Country[] => {
  const language = useLocale();
  const [countries, setCountries] = useState(first);
  useEffect(() => {
    let isWanted = true;
    void import('./countries.ts').then(({ countriesIn }) => {
      if (isWanted) setCountries(countriesIn(language));
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return countries;
};
