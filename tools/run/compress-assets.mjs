import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Texts and programs; pictures and fonts are packed already. Maps are read by people with a fast line. */
const isLoose = (name) => /\.(js|css|svg|webmanifest|wasm)$/.test(name);

/** Below it the head of an answer weighs more than what is saved. */
const bytesMin = 1_024;

/** One step below the best: the best takes five times as long for a fiftieth. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Puts a packed twin, `.br` and `.gz`, beside every text and program of the built app; the server hands out what the browser can read. */
export const compressAssets = (folder) => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!isLoose(name) || statSync(path).size < bytesMin) continue;
    const text = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
};
