import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { securityHeaders } from './security-headers.ts';

const app = new Hono().use(securityHeaders).get('*', (context) => context.text('here'));
const policyOf = async (path: string): Promise<string> => (await app.request(path)).headers.get('content-security-policy') ?? '';

test.each([
  '/',
  '/inventory',
  '/assets/index-1.js',
  '/rpc/inventory/syncItems',
  '/files/read-codes.worker-1.js',
  '/assets/read-codes.worker-1.js/x',
  '/assets/letters-7.0.0/tesseract-core-simd-lstm.js',
])('no code is made at run time by %s: not by a text, not as WebAssembly', async (path) => {
  expect(await policyOf(path)).not.toContain('unsafe-eval');
});

test.each(['/assets/read-codes.worker-Cq_8-x1.js', '/assets/letters-7.0.0/worker.min.js'])(
  '%s, which reads pictures, runs WebAssembly and reaches nothing but this server',
  async (path) => {
    expect(await policyOf(path)).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
  },
);
