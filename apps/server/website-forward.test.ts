import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { websitePaths } from '../../modules/subscription/contract/website.contract.ts';
import { websiteDoor } from './website-door.ts';

type Heard = { readonly line: string; readonly headers: IncomingMessage['headers']; readonly body: string };

const heard: Heard[] = [];
const website = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    heard.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(402, { 'content-type': 'application/json', 'set-cookie': 'theirs=1' }).end('{"error":"Pay first"}');
  });
});

let websiteUrl: string;
beforeAll(async () => {
  website.listen(0, '127.0.0.1');
  await once(website, 'listening');
  websiteUrl = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => website.close());

const door = (url = websiteUrl) => {
  const around = {
    secret: 's',
    baseUrl: 'http://localhost:4400',
    provider: null,
    stripe: null,
    chapa: null,
    log: pino({ level: 'silent' }),
  };
  // Nothing here reaches the database: whoever asks is somebody else's to know.
  return websiteDoor({ ...around, websiteUrl: url, pools: {} as never, countsOf: () => Promise.reject(new Error('not asked')) });
};
const mine = { authorization: 'Bearer abc', cookie: 'maed.session=secret', 'content-type': 'application/json' };

test('what the app asks of a website elsewhere is handed on with its bearer and without its cookies', async () => {
  const read = await door().request(`${websitePaths.subscription}?userId=1`, { headers: mine });
  const body = JSON.stringify({ userId: '1', planType: 'growth' });
  await door().request(websitePaths.checkout, { method: 'POST', headers: mine, body });
  expect(heard.map(({ line }) => line)).toEqual([`GET ${websitePaths.subscription}?userId=1`, `POST ${websitePaths.checkout}`]);
  expect(heard.map(({ headers }) => [headers.authorization, headers.cookie])).toEqual([
    ['Bearer abc', undefined],
    ['Bearer abc', undefined],
  ]);
  expect(heard[1]?.body).toBe(body);
  expect([read.status, await read.json(), read.headers.get('set-cookie')]).toEqual([402, { error: 'Pay first' }, null]);
});

test('its portal is opened there', async () => {
  const answer = await door().request(websitePaths.portalPage);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${websiteUrl}/portal`]);
});

test('one that does not answer is said to be away, so that the app falls back', async () => {
  const answer = await door('http://127.0.0.1:1').request(`${websitePaths.subscription}?userId=1`, { headers: mine });
  expect(answer.status).toBe(503);
});
