import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { openHttp, type OpenedHttp } from './testing/open-http.ts';

const database = useTestDatabase();
let http: OpenedHttp;

beforeAll(async () => {
  http = await openHttp(database().pools, 'https://maed.example');
});
afterAll(() => http.close());

type Sent = { readonly encoding: string | undefined; readonly vary: string | undefined; readonly bytes: Buffer };

/** An answer as it goes over the line; `fetch` would unpack it. */
const sent = (path: string, accepted: string): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': accepted };
    const call = request(`${http.address}${path}`, { method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-encoding': encoding, vary } = answer.headers;
        resolve({ encoding, vary, bytes: Buffer.concat(parts) });
      });
    });
    call.on('error', reject);
    call.end('{"json":{}}');
  });

it.each(['/rpc/inventory/listItems', '/api/v1/inventory/items/list'])(
  'an answer of %s goes over the line packed, where it is understood',
  async (path) => {
    const packed = await sent(path, 'gzip');
    const plain = await sent(path, 'identity');
    expect(packed).toMatchObject({ encoding: 'gzip', vary: 'Accept-Encoding' });
    expect(plain.encoding).toBeUndefined();
    expect(JSON.parse(gunzipSync(packed.bytes).toString())).toEqual(JSON.parse(plain.bytes.toString()));
  },
);
