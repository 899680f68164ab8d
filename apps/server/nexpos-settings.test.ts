import { expect, test } from 'vitest';

import { readSettings } from './settings.ts';

const all = {
  NEXPOS_CLIENT_ID: 'maed',
  NEXPOS_CLIENT_SECRET: 'a secret',
  NEXPOS_AUTHORIZE_URL: 'https://pos.example/authorize',
  NEXPOS_TOKEN_URL: 'https://pos.example/token',
  NEXPOS_API_URL: 'https://pos.example/v1',
};
const webhookSecret = `whsec_${Buffer.from('twenty-four bytes of it.').toString('base64')}`;

test('NexPOS is set up by its five settings, and by none of them it is not', () => {
  expect(readSettings({}).pos.nexpos).toBeNull();
  expect(readSettings(all).pos.nexpos).toMatchObject({ clientId: 'maed', revokeUrl: null, webhookSecret: null });
  const more = { NEXPOS_REVOKE_URL: 'https://pos.example/revoke', NEXPOS_WEBHOOK_SECRET: webhookSecret, NEXPOS_SCOPES: 'sales' };
  const { revokeUrl, webhookSecret: kept, scopes } = readSettings({ ...all, ...more }).pos.nexpos ?? {};
  expect([revokeUrl, kept, scopes]).toEqual(Object.values(more));
});

test.each(Object.keys(all))('NexPOS without its %s is said at the start', (name) => {
  expect(() => readSettings({ ...all, [name]: '' })).toThrow(`- ${name}: must be set where NexPOS is set up.`);
});

test('what is missing beside a setting that is needed by nobody else is said all at once', () => {
  expect(() => readSettings({ NEXPOS_SCOPES: 'sales' })).toThrow(/NEXPOS_CLIENT_ID: [^]*NEXPOS_CLIENT_SECRET: [^]*NEXPOS_API_URL: /);
});

test.each([
  ['NEXPOS_API_URL', 'ftp://pos.example'],
  ['NEXPOS_TOKEN_URL', 'pos.example'],
  ['NEXPOS_WEBHOOK_SECRET', 'a secret'],
  ['NEXPOS_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
])('%s as %s is said to be wrong at the start', (name, value) => {
  expect(() => readSettings({ ...all, [name]: value })).toThrow(`- ${name}: `);
});
