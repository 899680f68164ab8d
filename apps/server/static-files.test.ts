import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, expect, test } from 'vitest';

import { compressAssets } from '../../tools/run/compress-assets.mjs';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'maed-static-'));
const script = 'export const berbere = "hot";\n'.repeat(200);
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
writeFileSync(join(folder, 'assets', 'index-1.js'), script);
writeFileSync(join(folder, 'assets', 'small-1.js'), 'export {};');
compressAssets(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const app = staticFiles(folder);
const fetchAs = async (path: string, encodings: string) => {
  const response = await app.request(path, { headers: { 'accept-encoding': encodings } });
  return { response, body: Buffer.from(await response.arrayBuffer()) };
};

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a script travels packed as %s where the browser reads it, and arrives as it was', async (packed, reads, unpack) => {
  const { response, body } = await fetchAs('/assets/index-1.js', reads);
  expect(response.headers.get('content-encoding')).toBe(packed);
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(body.length).toBeLessThan(script.length / 10);
  expect(unpack(body).toString()).toBe(script);
});

test('whoever reads neither gets it as it is, and what is tiny is never packed', async () => {
  const plain = await fetchAs('/assets/index-1.js', 'identity');
  expect(plain.response.headers.get('content-encoding')).toBeNull();
  expect(plain.body.toString()).toBe(script);
  expect((await fetchAs('/assets/small-1.js', 'br')).response.headers.get('content-encoding')).toBeNull();
});
