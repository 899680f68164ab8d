import { expect, test } from 'vitest';

import { readBilling } from './billing-settings.ts';

test.each([
  [{}, false, { stripe: null, isSandboxOn: true }],
  [{}, true, { stripe: null, isSandboxOn: false }],
  [{ MAED_SANDBOX: 'on' }, true, { stripe: null, isSandboxOn: true }],
  [{ MAED_SANDBOX: 'off' }, false, { stripe: null, isSandboxOn: false }],
  [
    { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'a,b', MAED_SANDBOX: 'on' },
    true,
    { stripe: { secretKey: 'sk', webhookSecrets: ['a', 'b'], apiUrl: null }, isSandboxOn: false },
  ],
])('of %o, in production %s, payments are taken by %o', (values, isProduction, expected) => {
  expect(readBilling(values, isProduction)).toEqual({ chapa: null, websiteUrl: null, ...expected });
});

test('a website elsewhere is named without a stroke at its end', () => {
  expect(readBilling({ WEBSITE_URL: 'https://plans.example/' }, true)).toMatchObject({ websiteUrl: 'https://plans.example' });
});

test('a key without what its messages are signed with stops the start', () => {
  expect(() => readBilling({ STRIPE_SECRET_KEY: 'sk' }, true)).toThrow('STRIPE_WEBHOOK_SECRET');
});
