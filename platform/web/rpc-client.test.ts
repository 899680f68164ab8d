import { expect, test } from 'vitest';

import { createRpcClient } from './rpc-client.ts';

type Asked = { readonly ask: (input: object) => Promise<unknown> };

const askedOf = async (status: number, json: object) => {
  const heard: unknown[] = [];
  const client = createRpcClient({
    origin: 'http://localhost',
    fetch: () => Promise.resolve(Response.json({ json }, { status, headers: { 'x-request-id': '1' } })),
    onRefusal: ({ code, data }) => heard.push([code, data]),
  }) as unknown as Asked;
  const [answer] = await Promise.allSettled([client.ask({})]);
  return { heard, isAnswered: answer.status === 'fulfilled' };
};

const refused = { defined: true, code: 'FEATURE_NOT_IN_PLAN', status: 403, message: '', data: { feature: 'multi-location' } };

test('a declared refusal is told to whoever listens, besides whoever called', async () => {
  expect(await askedOf(403, refused)).toEqual({ heard: [['FEATURE_NOT_IN_PLAN', { feature: 'multi-location' }]], isAnswered: false });
});

test('a fault and an answer are told to nobody else', async () => {
  expect(await askedOf(500, { ...refused, defined: false, status: 500 })).toEqual({ heard: [], isAnswered: false });
  expect(await askedOf(200, { done: true })).toEqual({ heard: [], isAnswered: true });
});
