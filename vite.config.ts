import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { webManifest } from './apps/web/web-manifest.ts';
import { lettersFolder } from './platform/device/letters/letters-folder.ts';
import { compileMessages } from './tools/messages/compile-messages.mjs';
import { loadAhead } from './tools/run/load-ahead.ts';
import { serveLetters } from './tools/run/serve-letters.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The reader's WebAssembly lies in a package of the package that we use, whose own copy is the one that fits. */
const codeReader = dirname(
  createRequire(createRequire(import.meta.url).resolve('barcode-detector')).resolve('zxing-wasm/reader/zxing_reader.wasm'),
);

/** The page's port in development; the server itself listens on the next one, and the page passes its calls on. */
const port = Number(process.env['PORT'] ?? 4400);
const toServer = { target: `http://localhost:${port + 1}`, changeOrigin: false };

/** Compiles the texts before anything is built, and again when a catalogue is saved. */
const messages = (): Plugin => ({
  name: 'maed-messages',
  buildStart: async () => void (await compileMessages()),
  hotUpdate: async ({ file }) => {
    if (/\/messages\/(en|am)\.json$/.test(file)) await compileMessages();
  },
});

/**
 * Has Chrome (since 136) compile a file's functions beside the page while the file comes, and not each on the page's own thread when
 * it is first called: a screen's files are what the screen is about to run. Others read a comment; of a few functions it says more
 * than it saves. WICG, Explicit JavaScript Compile Hints (File-based).
 */
const compiledBeside = ({ modules }: { readonly modules: Readonly<Record<string, { readonly renderedLength: number }>> }): string =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0) < 2000 ? '' : '//# allFunctionsCalledOnLoad';

export default defineConfig({
  root: path('apps/web'),
  cacheDir: path('.cache/vite'),
  resolve: { alias: { 'zxing-reader': codeReader } },
  plugins: [
    messages(),
    loadAhead(),
    serveLetters(lettersFolder),
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'service-worker.ts',
      // Registered by the app itself, three seconds after loading.
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,svg,webmanifest}', '**/instrument-sans-*-wght-*.woff2'],
        // Whoever never scans never fetches what reads codes and letters, and a browser nothing of the apps.
        globIgnores: ['**/*.map', '**/*.worker-*.js', '**/letters-*/**', '**/{native,start-native}-*.js'],
      },
      manifest: webManifest,
    }),
  ],
  server: { port, strictPort: true, fs: { allow: [path('.')] }, proxy: { '/rpc': toServer, '/api': toServer, '/files': toServer } },
  build: {
    outDir: path('dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    sourcemap: true,
    // What a screen needs is said by its own file: to have all of it said beforehand makes the shell a fifth larger, and each way to a
    // screen puts thirty links into the page. The screens that a visit begins with are named in the page itself, by `load-ahead.ts`.
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []) },
    // An inlined font or picture would need a wider content security policy.
    assetsInlineLimit: 0,
    // No file of a screen does anything by being loaded: whoever takes one part of a door loads neither the others nor what these need.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/modules\/\w+\/web\//, sideEffects: false }] },
      output: { postBanner: compiledBeside },
    },
  },
});
