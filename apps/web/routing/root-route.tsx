import { createRootRoute, Outlet } from '@tanstack/react-router';

import { useLocale } from '../../../platform/web/locale.ts';
import { useDocumentTitle } from '../document-title.ts';

/** Draws everything anew in another language; nothing is fetched for it, and forms keep their drafts. */
const Root = () => {
  const locale = useLocale();
  useDocumentTitle();
  return <Outlet key={locale} />;
};

export const rootRoute = createRootRoute({ component: Root });
