import { expect, test } from 'vitest';

import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { registerFailure } from './registration.ts';

const refused = (code: string, data: unknown = {}): CallFailure => ({ kind: 'refusal', code, data, retry: 'never' });
const wrong = (path: string): CallFailure => refused('INPUT_INVALID', { issues: [{ path, code: 'custom' }] });

test.each<[string, CallFailure, string]>([
  ['an address that is taken', refused('EMAIL_TAKEN'), 'Email Already Registered'],
  ['a sign-up that had gone through before it was changed', refused('COMMAND_KEY_REUSED'), 'Email Already Registered'],
  ['an address that the server does not take', wrong('body.person.email'), 'Invalid Email Address'],
  ['a password that the server does not take', wrong('body.person.password'), 'Password Too Weak'],
  ['a restaurant that the server does not take', wrong('body.restaurants.1.phone'), 'Restaurant Setup Failed'],
  ['too many of them', refused('RATE_LIMITED'), 'Too Many Attempts'],
  ['a restaurant that could not be made', refused('RESTAURANT_SETUP_FAILED'), 'Restaurant Setup Failed'],
  ['a profile that could not be made', refused('PROFILE_CREATION_FAILED'), 'Profile Creation Failed'],
  ['a database that is down', refused('UNAVAILABLE'), 'Registration Failed'],
  ['anything else', { kind: 'fault' }, 'Registration Failed'],
  ['a word that every object knows', refused('constructor'), 'Registration Failed'],
])('%s has its own title', (_what, failure, title) => {
  expect(registerFailure(failure, { isReached: true }).notice.title).toBe(title);
});

test('where not even the small question is answered, it is the line, whatever the call said', () => {
  const failures: readonly CallFailure[] = [{ kind: 'no-connection' }, { kind: 'fault' }, refused('UNAVAILABLE')];
  for (const failure of failures) {
    expect(registerFailure(failure, { isReached: false }).notice).toEqual({
      title: 'Connection Error',
      text: 'Please check your internet connection and try again.',
    });
  }
});

test('only a taken address is said beside its field', () => {
  expect(registerFailure(refused('EMAIL_TAKEN'), { isReached: true }).issues).toEqual([{ path: 'email', code: 'EMAIL_TAKEN' }]);
  expect(registerFailure({ kind: 'fault' }, { isReached: true }).issues).toEqual([]);
});
