import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

import { filesInMemory } from './files-in-memory.ts';

const aYear = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** A path that looks like a file is never answered with the app: a missing script must not arrive as a page. */
const isPage = (path: string): boolean => !/\.[a-z0-9]+$/i.test(path);

/** Serves the built web app: hashed files for a year, everything else checked anew, and the app for every page. */
export const staticFiles = (folder: string): Hono => {
  const app = new Hono();
  const root = relative(process.cwd(), folder) || '.';
  // In development the pages come from elsewhere, and there is no such folder.
  if (!existsSync(folder)) return app;
  app.use('/assets/*', filesInMemory());
  app.use(
    serveStatic({
      root,
      precompressed: true,
      onFound: (path, context) => {
        const url = `/${relative(folder, join(process.cwd(), path))}`;
        context.header('cache-control', isHashed(url) ? aYear : revalidate);
      },
    }),
  );
  app.get('*', (context) => {
    const page = join(folder, 'index.html');
    if (!isPage(context.req.path) || !existsSync(page)) return context.text('Not found', 404);
    context.header('cache-control', revalidate);
    return context.html(readFileSync(page, 'utf8'));
  });
  return app;
};
