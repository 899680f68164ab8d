import { relative, join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

import { publicDocument } from './public-document.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Maed API</title>
    <link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
  </head>
  <body>
    <main id="reference"></main>
    <script src="/api/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`;

const startScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true });`;

/** The API's description as a document and as a page to read; its viewer is served from here, not from elsewhere. */
export const apiReference = (wiring: { readonly packageFolder: string }): Hono => {
  const app = new Hono();
  const viewer = relative(process.cwd(), join(wiring.packageFolder, 'node_modules', 'swagger-ui-dist'));
  app.get('/openapi.json', async (context) => context.json(await publicDocument()));
  app.get('/docs', (context) => context.html(page));
  app.get('/docs/start.js', (context) => context.body(startScript, 200, { 'content-type': 'text/javascript' }));
  app.use('/docs/assets/*', serveStatic({ root: viewer, rewriteRequestPath: (path) => path.replace('/api/docs/assets', '') }));
  return app;
};
