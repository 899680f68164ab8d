import { expect, test } from 'vitest';

import { nextTask } from './next-task.ts';
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

test('what a screen asks at once is sent in a task each, so that something can come between', async () => {
  const done: string[] = [];
  const client = createRpcClient({
    origin: 'http://localhost',
    fetch: () => {
      done.push('sent');
      return Promise.resolve(Response.json({ json: {} }, { headers: { 'x-request-id': '1' } }));
    },
  }) as unknown as Asked;
  const answers = [client.ask({})];
  void nextTask().then(() => done.push('between'));
  answers.push(client.ask({}));
  await Promise.all(answers);
  expect(done).toEqual(['sent', 'between', 'sent']);
});
