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
  ])('%s%s is one', (search, hash) => expect(isRecoveryAddress(search, hash)).toBe(true));

  test.each([
    ['', ''],
    ['?view=sign_up', ''],
    ['?invite=abc&type=signup', ''],
    ['', '#access_token=a'],
    ['?error=access_denied', ''],
  ])('%s%s is none', (search, hash) => expect(isRecoveryAddress(search, hash)).toBe(false));
});
