import { ORPCError } from '@orpc/client';
import { describe, expect, test, vi } from 'vitest';

import { attempt, issuesOf, readFailure, type Refusal } from './refusal.ts';
import { createRpcClient } from './rpc-client.ts';

type Asked = { readonly ask: (input: object) => Promise<unknown> };

describe('a failed call is read for what it was', () => {
  test('silence of the network is no refusal and says nothing about the session', () => {
    expect(readFailure(new TypeError('Failed to fetch'))).toEqual({ kind: 'no-connection' });
    expect(readFailure(new DOMException('too slow', 'TimeoutError'))).toEqual({ kind: 'no-connection' });
  });

  test('a broken server is a fault, whatever it says', () => {
    expect(readFailure(new ORPCError('INTERNAL_SERVER_ERROR'))).toEqual({ kind: 'fault' });
  });

  test.each([
    ['NOT_FOUND', 'never'],
    ['UNAUTHENTICATED', 'after-sign-in'],
    ['UNAVAILABLE', 'backoff'],
    ['A_CODE_OF_TOMORROW', 'backoff'],
  ])('the code %s says: %s', (code, retry) => {
    expect(readFailure(new ORPCError(code, { defined: true }))).toMatchObject({ kind: 'refusal', code, retry });
  });

  test('a bug of our own is not taken for a failed call', () => {
    expect(() => readFailure(new RangeError('bug'))).toThrow('bug');
  });

  test('an answer that nobody can read is a fault, and one that broke off was not answered', async () => {
    const readOf = async (answer: () => Response) => {
      const client = createRpcClient({ origin: 'http://localhost', fetch: () => Promise.resolve(answer()) }) as unknown as Asked;
      return attempt(client.ask({}));
    };
    const html = (status: number, headers = {}) => new Response(new TextEncoder().encode('<p>Bad Gateway</p>'), { status, headers });
    for (const status of [500, 502]) expect(await readOf(() => html(status))).toEqual({ failure: { kind: 'fault' } });
    expect(await readOf(() => html(200, { 'x-request-id': '1' }))).toEqual({ failure: { kind: 'fault' } });
    const brokenOff = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
    expect(await readOf(() => new Response(brokenOff, { headers: { 'x-request-id': '1' } }))).toEqual({
      failure: { kind: 'no-connection' },
    });
  });

  test('a bug within a call leaves nobody waiting, and is told all the same', async () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    const bug = new RangeError('bug');
    expect(await attempt(Promise.reject(bug))).toEqual({ failure: { kind: 'fault' } });
    expect(told).toHaveBeenCalledExactlyOnceWith(bug);
    vi.unstubAllGlobals();
  });

  test('the problems of fields are read, and nothing that only looks like them', () => {
    const refusal = (data: unknown): Refusal => ({ kind: 'refusal', code: 'INPUT_INVALID', data, retry: 'never' });
    expect(issuesOf(refusal({ issues: [{ path: 'name', code: 'too_small' }, { path: 7 }, null] }))).toEqual([
      { path: 'name', code: 'too_small' },
    ]);
    expect(issuesOf(refusal(null))).toEqual([]);
    expect(issuesOf({ ...refusal({ issues: [{ path: 'name', code: 'x' }] }), code: 'NOT_FOUND' })).toEqual([]);
  });
});
