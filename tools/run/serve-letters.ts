import { createReadStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

const at = (path: string): string => createRequire(import.meta.url).resolve(path);

/** The neural reader alone, with SIMD, and the small integer models: a third of what everything weighs. */
const files: Readonly<Record<string, string>> = {
  'worker.min.js': 'tesseract.js/dist/worker.min.js',
  'tesseract-core-simd-lstm.js': 'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract-core-simd-lstm.wasm': 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  'eng.traineddata.gz': '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  'amh.traineddata.gz': '@tesseract.js-data/amh/4.0.0_best_int/amh.traineddata.gz',
};

const typeOf = (name: string): string =>
  name.endsWith('.js') ? 'text/javascript' : name.endsWith('.wasm') ? 'application/wasm' : 'application/gzip';

/** Puts what reads letters beside the app, as it comes from its packages: no network but our own server is ever asked for it. */
export const serveLetters = (folder: string): Plugin => ({
  name: 'maed-letters',
  configureServer: ({ middlewares }) => {
    middlewares.use(folder, (request, response, next) => {
      const name = (request.url ?? '').slice(1);
      const path = files[name];
      if (path === undefined) return next();
      response.setHeader('content-type', typeOf(name));
      createReadStream(at(path)).pipe(response);
    });
  },
  generateBundle() {
    for (const [name, path] of Object.entries(files)) {
      this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}/${name}`, source: readFileSync(at(path)) });
    }
  },
});
