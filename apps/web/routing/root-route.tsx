import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Fragment } from 'react';

import { useLocale } from '../../../platform/web/locale.ts';
import { useDocumentTitle } from '../document-title.ts';
import { FirstLaunch } from '../permissions/first-launch.tsx';
import { lazyScreen } from './lazy-screen.ts';

/** Draws everything anew in another language; nothing is fetched for it, and forms keep their drafts. */
const Root = () => {
  const locale = useLocale();
  useDocumentTitle();
  return (
    <Fragment key={locale}>
      <Outlet />
      <FirstLaunch />
    </Fragment>
  );
};

export const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: lazyScreen(async () => (await import('../screens/not-found-screen.tsx')).NotFoundPage),
});
