import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useWornBrand } from '../../modules/restaurants/web/public.ts';
import { useLocale } from '../../platform/web/locale.ts';

/** Names the tab after the screen, in the language of the screen. */
export const useDocumentTitle = (): void => {
  const locale = useLocale();
  const brand = useWornBrand()?.name ?? 'Maed';
  const title = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title });
  useEffect(() => {
    document.title = title ? `${title()} · ${brand}` : brand;
  }, [title, locale, brand]);
};
