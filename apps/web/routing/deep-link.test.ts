import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addressOfLink } from './deep-link.ts';

const server = 'https://maed.app';

describe('a link that opens the app', () => {
  test.each([
    ['https://maed.app/auth?invite=AB12', '/auth?invite=AB12'],
    ['https://maed.app/auth?code=77', '/auth?code=77'],
    ['https://maed.app/auth/callback?code=77', '/auth/callback?code=77'],
    ['https://maed.app/reset-password?token_hash=x&type=recovery', '/reset-password?token_hash=x&type=recovery'],
    ['https://maed.app/reset-password#access_token=a&refresh_token=b', '/reset-password#access_token=a&refresh_token=b'],
    ['maed://auth?invite=AB12', '/auth?invite=AB12'],
    ['maed://auth/callback?code=77', '/auth/callback?code=77'],
    ['maed://reset-password/?token_hash=x&type=recovery', '/reset-password?token_hash=x&type=recovery'],
  ])('%s leads to %s', (link, address) => {
    expect(addressOfLink(link, server)).toBe(address);
  });

  test.each([
    'https://evil.example/auth?invite=AB12',
    'https://maed.app.evil.example/auth',
    'http://maed.app/auth',
    'https://maed.app:8443/auth',
    'https://maed.app/settings',
    'https://maed.app/authority',
    'maed://settings',
    'maed:///evil.example',
    'javascript:alert(1)',
    'not a link',
  ])('%s leads nowhere', (link) => {
    expect(addressOfLink(link, server)).toBeNull();
  });

  test('never leaves the app, whatever it says', () => {
    const link = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string().map((rest) => `maed://${rest}`),
      fc.string().map((rest) => `${server}/${rest}`),
    );
    fc.assert(
      fc.property(link, (one) => {
        const address = addressOfLink(one, server);
        expect(address === null || new URL(address, server).origin === server).toBe(true);
      }),
    );
  });
});
