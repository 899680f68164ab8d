import { expect, test } from 'vitest';

import { readBilling } from './billing-settings.ts';

test.each([
  [{}, false, { chapa: null, stripe: null, isSandboxOn: true }],
  [{}, true, { chapa: null, stripe: null, isSandboxOn: false }],
  [{ MAED_SANDBOX: 'on' }, true, { chapa: null, stripe: null, isSandboxOn: true }],
  [{ MAED_SANDBOX: 'off' }, false, { chapa: null, stripe: null, isSandboxOn: false }],
  [
    { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'a,b', MAED_SANDBOX: 'on' },
    true,
    { chapa: null, stripe: { secretKey: 'sk', webhookSecrets: ['a', 'b'], apiUrl: null }, isSandboxOn: false },
  ],
  [
    { CHAPA_SECRET_KEY: 'ck', CHAPA_WEBHOOK_SECRET: 'c', CHAPA_PRICES: '2026-11-01 4500 9800' },
    true,
    {
      chapa: {
        secretKey: 'ck',
        webhookSecret: 'c',
        apiUrl: 'https://api.chapa.co',
        prices: { asOf: '2026-11-01', monthlyMinor: { growth: 450_000n, pro: 980_000n } },
      },
      stripe: null,
      isSandboxOn: false,
    },
  ],
])('of %o, in production %s, payments are taken by %o', (values, isProduction, expected) => {
  expect(readBilling(values, isProduction)).toEqual({ websiteUrl: null, ...expected });
});

test('a website elsewhere is named without a stroke at its end', () => {
  expect(readBilling({ WEBSITE_URL: 'https://plans.example/' }, true)).toMatchObject({ websiteUrl: 'https://plans.example' });
});

test('a key without what its messages are signed with stops the start', () => {
  expect(() => readBilling({ STRIPE_SECRET_KEY: 'sk' }, true)).toThrow('STRIPE_WEBHOOK_SECRET');
});

test.each([{ CHAPA_SECRET_KEY: 'ck' }, { CHAPA_SECRET_KEY: 'ck', CHAPA_WEBHOOK_SECRET: 'c' }])(
  'a key of Chapa without prices or a secret stops the start: %o',
  (values) => {
    expect(() => readBilling(values, true)).toThrow('CHAPA_PRICES');
  },
);
