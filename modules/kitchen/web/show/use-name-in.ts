import { useCallback } from 'react';

import { useLocale } from '../../../../platform/web/locale.ts';

/** Something with a name in one or both languages. */
type Named = { readonly name: string; readonly nameLocal: string | null };

/** The name that the reader of this device knows something by. */
export const useNameIn = () => {
  const isAmharic = useLocale() === 'am';
  return useCallback(({ name, nameLocal }: Named): string => (isAmharic ? (nameLocal ?? name) : name), [isAmharic]);
};
