import { ORPCError } from '@orpc/client';
import { describe, expect, test } from 'vitest';

import { issuesOf, readFailure, type Refusal } from './refusal.ts';

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

  test('the problems of fields are read, and nothing that only looks like them', () => {
    const refusal = (data: unknown): Refusal => ({ kind: 'refusal', code: 'INPUT_INVALID', data, retry: 'never' });
    expect(issuesOf(refusal({ issues: [{ path: 'name', code: 'too_small' }, { path: 7 }, null] }))).toEqual([
      { path: 'name', code: 'too_small' },
    ]);
    expect(issuesOf(refusal(null))).toEqual([]);
    expect(issuesOf({ ...refusal({ issues: [{ path: 'name', code: 'x' }] }), code: 'NOT_FOUND' })).toEqual([]);
  });
});
