import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { openHttp, type OpenedHttp } from './testing/open-http.ts';

const database = useTestDatabase();
const webFolder = mkdtempSync(join(tmpdir(), 'maed-web-'));
writeFileSync(join(webFolder, 'index.html'), '<!doctype html>');
let http: OpenedHttp;

beforeAll(async () => {
  http = await openHttp(database().pools, 'https://maed.example', { webFolder });
});
afterAll(async () => {
  await http.close();
  rmSync(webFolder, { recursive: true });
});

it.each(['/api/nothing-here', '/api/v1/nothing-here', '/api/stripe/nothing-here', '/rpc/nothing-here', '/api'])(
  'a program that asks for %s is told that it is not there, and is handed no page',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${http.address}${path}`, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ code: 'NOT_FOUND' });
    }
  },
);

it('a person who asks for any page is handed the app', async () => {
  const answer = await fetch(`${http.address}/apiary`);
  expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html>']);
});
