import { describe, expect, test } from 'vitest';

import { isRecoveryAddress } from './recovery-address.ts';

describe('a reset link leads to the reset screen wherever it lands', () => {
  test.each([
    ['?type=recovery', ''],
    ['?token_hash=abc', ''],
    ['', '#access_token=a&refresh_token=b'],
    ['', '#error=access_denied&error_code=otp_expired'],
    ['?error=server_error&error_description=Link+is+invalid', ''],
    ['', '#error_description=Token+has+expired'],
  ])('%s%s is one', (search, hash) => expect(isRecoveryAddress({ pathname: '/home', search, hash })).toBe(true));

  test.each([
    ['', ''],
    ['?view=sign_up', ''],
    ['?invite=abc&type=signup', ''],
    ['', '#access_token=a'],
    ['?error=access_denied', ''],
  ])('%s%s is none', (search, hash) => expect(isRecoveryAddress({ pathname: '/home', search, hash })).toBe(false));
});

describe('where a till sends people back to', () => {
  const places = ['/admin/integrations/square/callback', '/admin/integrations/nexpos/callback', '/oauth/callback', '/oauth/callback/'];

  test.each(places)('%s keeps the errors of the till, and its tokens', (pathname) => {
    for (const search of [
      '?error=access_denied&error_description=The+sign-in+has+expired',
      '?error=access_denied&error_code=otp_expired',
      '?error=invalid_request&error_description=invalid+state',
      '?token_hash=abc',
    ])
      expect(isRecoveryAddress({ pathname, search, hash: '' })).toBe(false);
    expect(isRecoveryAddress({ pathname, search: '', hash: '#access_token=a&refresh_token=b' })).toBe(false);
  });

  test.each(places)('%s lets a link through that says of itself that it is a recovery', (pathname) => {
    expect(isRecoveryAddress({ pathname, search: '?type=recovery&token_hash=abc', hash: '' })).toBe(true);
    expect(isRecoveryAddress({ pathname, search: '', hash: '#type=recovery&error_description=expired' })).toBe(true);
  });

  test('no other address is one of theirs', () => {
    for (const pathname of ['/auth/callback', '/admin/integrations', '/oauth/callback/more'])
      expect(isRecoveryAddress({ pathname, search: '?error_description=expired', hash: '' })).toBe(true);
  });
});
