import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { serve } from '@hono/node-server';
import { chromium, type Page } from '@playwright/test';
import { Hono } from 'hono';

import { securityHeaders } from '../apps/server/security-headers.ts';
import { staticFiles } from '../apps/server/static-files.ts';
import { plainBarcode } from '../modules/inventory/rules/barcode.ts';
import { findChromium, thisMachine } from '../tools/run/chromium.ts';
import type { Benchmark } from './harness/figure.ts';

const web = fileURLToPath(new URL('../dist/web/', import.meta.url));

/** What zxing-cpp itself reads of these photographs when it tries hard. */
const wantedShare = 114 / 168;
const sets = /^(ean8|ean13|upca|upce)-\d$/;

type Photo = { readonly picture: string; readonly code: string };

/** Each photograph of a retail code, with what is written under it. */
const photographs = (folder: string): readonly Photo[] =>
  readdirSync(folder)
    .filter((name) => sets.test(name))
    .flatMap((set) =>
      readdirSync(join(folder, set))
        .filter((name) => /\.(webp|png)$/.test(name))
        .map((name) => ({
          picture: readFileSync(join(folder, set, name)).toString('base64'),
          code: readFileSync(join(folder, set, name.replace(/\.\w+$/, '.txt')), 'utf8').trim(),
        })),
    );

/** Reads a photograph with the worker that the app starts, under the policy that it is served with. Runs in the page. */
const readInPage = async ({ worker, picture }: { worker: string; picture: string }): Promise<string | null> => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
  const frame = await createImageBitmap(new Blob([bytes]));
  const reader = new Worker(worker, { type: 'module' });
  const answer = await new Promise<{ readonly code?: string | null }>((resolve) => {
    reader.addEventListener('message', ({ data }) => resolve(data));
    reader.addEventListener('error', () => resolve({}));
    reader.postMessage({ still: frame }, [frame]);
  });
  reader.terminate();
  return answer.code ?? null;
};

const readAll = async (page: Page, photos: readonly Photo[]): Promise<{ readonly right: number; readonly wrong: number }> => {
  const name = readdirSync(join(web, 'assets')).find((file) => /^read-codes\.worker-[\w-]+\.js$/.test(file));
  let [right, wrong] = [0, 0];
  for (const { picture, code } of photos) {
    const read = await page.evaluate(readInPage, { worker: `/assets/${name ?? ''}`, picture });
    if (read === null) continue;
    if (plainBarcode(read) === plainBarcode(code)) right += 1;
    else wrong += 1;
  }
  return { right, wrong };
};

/** Scan: how many photographs of retail codes the app's reader reads, and how many it reads wrong. */
export const barcode: Benchmark = {
  name: 'SCAN',
  run: async () => {
    const data = process.env['MAED_BENCH_DATA'];
    if (data === undefined) {
      return [{ id: 'SCAN', what: 'photographs of retail codes', figure: 'not run: MAED_BENCH_DATA', target: '', isMet: null }];
    }
    const photos = photographs(join(data, 'barcode'));
    const app = new Hono().use(securityHeaders).route('/', staticFiles(web));
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    const browser = await chromium.launch({ executablePath: findChromium(thisMachine()), args: ['--no-sandbox', '--disable-gpu'] });
    const page = await browser.newPage();
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await page.goto(`http://127.0.0.1:${port}/icon.svg`);
    const { right, wrong } = await readAll(page, photos).finally(() => server.close());
    await browser.close();
    const of = ` of ${photos.length}`;
    return [
      {
        id: 'SCAN',
        what: 'photographs of retail codes read',
        figure: `${right}${of}`,
        target: '>= 114 of 168',
        isMet: right / photos.length >= wantedShare,
      },
      { id: 'SCAN', what: 'read as another code', figure: `${wrong}${of}`, target: 'none', isMet: wrong === 0 },
    ];
  },
};
