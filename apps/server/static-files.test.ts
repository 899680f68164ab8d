import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
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

test('what was asked for once is answered the same without the disk, to each browser as it reads', async () => {
  const file = (name: string) => join(folder, 'assets', name);
  writeFileSync(file('later-1.js'), script);
  compressAssets(folder);
  const readings = ['gzip, br', 'gzip', 'identity'];
  const first = await Promise.all(readings.map((reads) => fetchAs('/assets/later-1.js', reads)));
  for (const end of ['', '.br', '.gz']) unlinkSync(file(`later-1.js${end}`));
  const again = await Promise.all(readings.map((reads) => fetchAs('/assets/later-1.js', reads)));
  // How long it is, the connection says by itself.
  const said = ({ response, body }: (typeof first)[number]) => ({
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length')),
    body: body.toString('hex'),
  });
  expect(again.map(said)).toEqual(first.map(said));
  expect(new Set(first.map(({ body }) => body.toString('hex'))).size).toBe(3);
});

test('what is not there is looked for again, and what is not for ever is read anew', async () => {
  expect((await fetchAs('/assets/soon-1.js', 'br')).response.status).toBe(404);
  writeFileSync(join(folder, 'assets', 'soon-1.js'), 'export {};');
  expect((await fetchAs('/assets/soon-1.js', 'br')).body.toString()).toBe('export {};');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  expect((await fetchAs('/icon.svg', 'br')).body.toString()).toBe('<svg/>');
  writeFileSync(join(folder, 'icon.svg'), '<svg></svg>');
  expect((await fetchAs('/icon.svg', 'br')).body.toString()).toBe('<svg></svg>');
});

test('a part of a file is a part also after the whole was kept, and a large file is not kept', async () => {
  expect((await fetchAs('/assets/index-1.js', 'identity')).body.length).toBe(script.length);
  const part = await app.request('/assets/index-1.js', { headers: { range: 'bytes=0-5' } });
  expect([part.status, await part.text()]).toEqual([206, 'export']);
  const large = join(folder, 'assets', 'large-1.wasm');
  writeFileSync(large, Buffer.alloc(200_000));
  expect((await fetchAs('/assets/large-1.wasm', 'br')).body.length).toBe(200_000);
  unlinkSync(large);
  expect((await fetchAs('/assets/large-1.wasm', 'br')).response.status).toBe(404);
});
