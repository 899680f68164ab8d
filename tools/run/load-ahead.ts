import type { Plugin } from 'vite';

import { begunBy, startOf, withImports, type Bundle } from './bundle.ts';
import { homeRoots, shellRoots, signInRoots } from './web-chunks.ts';

/** Where people begin, and the files that such a page is about to ask for; `signed-in` stands for every other one. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/auth': signInRoots,
  '/home': [...shellRoots, ...homeRoots],
  '/inventory': [...shellRoots, '/modules/inventory/web/list/stock-list-screen.tsx'],
  'signed-in': shellRoots,
};

/** What reads it, as the page calls it. */
const reader = '<script src="/first-paint.js"></script>';

/**
 * Tells the page which of the app's files it is about to need, so that `first-paint.js` has them fetched while the app itself is
 * still on its way, and not one after the other once it runs: on a slow line each round costs a sixth of a second and more.
 */
export const loadAhead = (): Plugin => ({
  name: 'maed-load-ahead',
  transformIndexHtml: { order: 'post', handler: (html, { bundle }) => (bundle ? nameAhead(html, bundle as Bundle) : html) },
});

/**
 * The page with what its readers are about to need.
 *
 * @throws where a screen that is named above begins no file any more
 */
export const nameAhead = (html: string, bundle: Bundle): string => {
  const start = withImports(bundle, startOf(bundle));
  const filesOf = (roots: readonly string[]): readonly string[] => {
    const begun = begunBy(bundle, roots);
    if (begun.length < roots.length) throw new Error(`One of these begins no file of the app: ${roots.join(', ')}`);
    return [...withImports(bundle, begun)].filter((file) => !start.has(file)).map((file) => `/${file}`);
  };
  const ahead = JSON.stringify(Object.fromEntries(Object.entries(pages).map(([page, roots]) => [page, filesOf(roots)])));
  // Before the script that reads it, and not before the page has said how it is written.
  return html.replace(reader, `<meta name="maed-ahead" content='${ahead}' />\n    ${reader}`);
};
