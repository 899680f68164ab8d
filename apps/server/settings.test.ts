import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readSettings } from './settings.ts';

const secret = 'a secret of the tests, long enough';
const production = { NODE_ENV: 'production', MAED_SECRET: secret, MAED_BASE_URL: 'https://maed.example' };

test('without any setting Maed serves a developer on port 4400 with a demo', () => {
  expect(readSettings({})).toMatchObject({
    isProduction: false,
    port: 4400,
    secret: null,
    baseUrl: 'http://localhost:4400',
    role: 'all',
    isDemoWanted: true,
    databaseUrl: undefined,
    logLevel: 'warn',
  });
});

test('production names every setting that is missing, all at once', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/must be set:\n- MAED_SECRET\n- MAED_BASE_URL$/);
  expect(() => readSettings({ ...production, MAED_SECRET: '' })).toThrow(/must be set:\n- MAED_SECRET$/);
  expect(() => readSettings({ ...production, MAED_BASE_URL: '' })).toThrow(/must be set:\n- MAED_BASE_URL$/);
});

test('production never gets a demo, not even on request, and logs every call', () => {
  expect(readSettings({ ...production, MAED_SEED: 'demo' })).toMatchObject({ isDemoWanted: false, isProduction: true, logLevel: 'info' });
});

test.each([
  [{}, true],
  [{ MAED_PRINTERS: 'off' }, false],
  [production, false],
  [{ ...production, MAED_PRINTERS: 'on' }, true],
])('with %j receipt printers are dialled: %s', (environment, arePrintersOn) => {
  expect(readSettings(environment)).toMatchObject({ arePrintersOn });
});

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ MAED_PRINTERS: 'perhaps' }, 'MAED_PRINTERS'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '44.5' }, 'PORT'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
  [{ MAED_SECRET: 'too short' }, 'MAED_SECRET'],
  [{ MAED_BASE_URL: 'maed.example' }, 'MAED_BASE_URL'],
  [{ MAED_BASE_URL: 'ftp://maed.example' }, 'MAED_BASE_URL'],
  [{ MAED_ROLE: 'cook' }, 'MAED_ROLE'],
  [{ MAED_SEED: 'yes' }, 'MAED_SEED'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%o is refused by the name of its setting', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`^Some settings are wrong:\n- ${name}: `));
});

test('two wrong settings are both named, and no value of a secret is repeated', () => {
  const read = () => readSettings({ PORT: '-1', MAED_SECRET: 'hunter2' });
  expect(read).toThrow(/- PORT: .*\n- MAED_SECRET: /);
  expect(read).not.toThrow(/hunter2/);
});

test.each([
  [{ PORT: '4500' }, 'http://localhost:4500'],
  [{ MAED_BASE_URL: 'https://maed.example/' }, 'https://maed.example'],
  [{ PORT: '4500', MAED_BASE_URL: 'https://maed.example' }, 'https://maed.example'],
])('with %o links begin with %s', (environment, baseUrl) => {
  expect(readSettings(environment).baseUrl).toBe(baseUrl);
});

test('backups lie in the data folder, wherever that is', () => {
  expect(readSettings({ MAED_DATA: '/srv/maed' })).toMatchObject({ dataFolder: '/srv/maed', backupFolder: '/srv/maed/backups' });
});

test('an empty setting counts as absent, as a copied .env.example has it', () => {
  const names = ['PORT', 'MAED_DATA', 'MAED_SECRET', 'MAED_BASE_URL', 'MAED_ROLE', 'MAED_SEED', 'DATABASE_URL', 'LOG_LEVEL'];
  fc.assert(
    fc.property(fc.subarray(names), (empty) => {
      expect(readSettings(Object.fromEntries(empty.map((name) => [name, ''])))).toEqual(readSettings({}));
    }),
  );
});

test('letters are carried where both of their settings are there, and one without the other is said', () => {
  expect(readSettings({}).smtp).toBeNull();
  expect(readSettings({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Maed <maed@maed.example>' }).smtp).toEqual({
    url: 'smtps://mail.example',
    from: 'Maed <maed@maed.example>',
  });
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(/MAIL_FROM/);
  expect(() => readSettings({ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.c' })).toThrow(/SMTP_URL/);
});

test('the way to native apps is the service account as Firebase hands it out, and anything else is named', () => {
  const account = {
    type: 'service_account',
    project_id: 'maed',
    client_email: 'sender@maed.iam.gserviceaccount.com',
    // In parts, so that nobody takes it for one.
    private_key: `-----BEGIN ${'PRIVATE KEY'}-----\nMIIE\n`,
    token_uri: 'https://oauth2.googleapis.com/token',
  };
  expect(readSettings({}).reach.fcm).toBeNull();
  expect(readSettings({ FCM_SERVICE_ACCOUNT: JSON.stringify(account) }).reach.fcm).toMatchObject({
    account: { project_id: 'maed' },
    apiUrl: 'https://fcm.googleapis.com',
  });
  for (const wrong of ['/etc/maed/firebase.json', '{}', JSON.stringify({ ...account, private_key: 'secret' })])
    expect(() => readSettings({ FCM_SERVICE_ACCOUNT: wrong })).toThrow(/FCM_SERVICE_ACCOUNT/);
});

test.each([
  [{}, null],
  [
    { MODEL_PROVIDER: 'openai', MODEL_API_KEY: 'key', MODEL_NAME: 'm' },
    { provider: 'openai', key: 'key', model: 'm', baseUrl: 'https://api.openai.com/v1' },
  ],
  [
    { MODEL_PROVIDER: 'compatible', MODEL_NAME: 'm', MODEL_BASE_URL: 'http://localhost:11434/v1' },
    { provider: 'compatible', key: null, model: 'm', baseUrl: 'http://localhost:11434/v1' },
  ],
])('of %j questions are read by %j', (environment, model) => {
  expect(readSettings(environment).model).toEqual(model);
});

test.each([
  [{ MODEL_PROVIDER: 'openai', MODEL_API_KEY: 'key' }, /MODEL_NAME: must be set/],
  [{ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm' }, /MODEL_API_KEY: must be set/],
  [{ MODEL_PROVIDER: 'compatible', MODEL_NAME: 'm' }, /MODEL_BASE_URL: must be set/],
])('a model that nobody can reach is said at the start: %j', (environment, fault) => {
  expect(() => readSettings(environment)).toThrow(fault);
});

test('programs on this machine are told what happens where somebody says so, and never in production', () => {
  expect(readSettings({})).toMatchObject({ areHooksHere: false });
  expect(readSettings({ MAED_HOOKS_HERE: 'on' })).toMatchObject({ areHooksHere: true });
  expect(readSettings(production)).toMatchObject({ areHooksHere: false });
  expect(() => readSettings({ ...production, MAED_HOOKS_HERE: 'on' })).toThrow(/MAED_HOOKS_HERE: must not be on in production/);
});
