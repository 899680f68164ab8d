import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { describe, expect, it } from 'vitest';

import { PrivateAddress } from './post-to-public.ts';
import { worldAndThisMachine, worldOnly } from './way-out.ts';

const body = Buffer.from('{}');

describe('an address that posts may go to', () => {
  it.each([
    ['https://8.8.8.8/x', true],
    ['https://8.8.8.8:8443/x', true],
    ['http://8.8.8.8/x', false],
    ['https://name:word@8.8.8.8/x', false],
    ['https://127.0.0.1/x', false],
    ['https://[::ffff:10.0.0.1]/x', false],
    ['https://0x7f000001/x', false],
    ['https://localhost/x', false],
    ['http://localhost:4700/x', false],
    // A name that nobody knows is looked up again by whoever posts to it.
    ['https://nobody.invalid/x', true],
  ])('%s: %s', async (url, isLet) => expect(await worldOnly.leadsOut(url)).toBe(isLet));

  it.each([
    ['http://localhost:4700/x', true],
    ['http://127.0.0.1:4700/x', true],
    ['http://10.0.0.1/x', false],
    ['https://localhost/x', false],
    ['http://localhost.example/x', false],
  ])('where this machine is let in as well, %s: %s', async (url, isLet) => expect(await worldAndThisMachine.leadsOut(url)).toBe(isLet));
});

describe('a post to this machine', () => {
  it('is made where it is let in, and its answer is read no further than its head', async () => {
    const server = createServer((_, response) => {
      response.writeHead(307, { 'retry-after': '9', location: '/elsewhere' });
      // It goes on for ever, and nobody listens.
      const talking = setInterval(() => response.write('x'.repeat(1000)), 5);
      response.on('close', () => {
        clearInterval(talking);
        server.close();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await worldAndThisMachine.post({ url, headers: {}, body })).toEqual({ status: 307, retryAfter: '9' });
    await once(server, 'close');
  });

  it('is made nowhere else', async () => {
    const url = 'http://127.0.0.1:9/';
    await expect(worldOnly.post({ url, headers: {}, body })).rejects.toBeInstanceOf(PrivateAddress);
    await expect(worldAndThisMachine.post({ url: 'http://10.0.0.1/', headers: {}, body })).rejects.toBeInstanceOf(PrivateAddress);
  });
});
