import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { appLinks } from './app-links.ts';
import { readSettings } from './settings.ts';

const print = Array.from({ length: 32 }, () => 'A1').join(':');
const ask = (environment: Record<string, string>, file: string) =>
  appLinks(readSettings(environment).appLinks).request(`/.well-known/${file}`);
const { appId } = JSON.parse(readFileSync(new URL('../../capacitor.config.json', import.meta.url), 'utf8')) as { appId: string };

describe('which apps open the links of this server', () => {
  test('is said to Android, for every certificate, as JSON', async () => {
    const answer = await ask({ ANDROID_CERT_FINGERPRINTS: `${print}, ${print}` }, 'assetlinks.json');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject([
      { target: { namespace: 'android_app', package_name: appId, sha256_cert_fingerprints: [print, print] } },
    ]);
  });

  test('is said to iOS, with the paths that letters lead to', async () => {
    const answer = await ask({ APPLE_TEAM_ID: 'ABCDE12345' }, 'apple-app-site-association');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({
      applinks: { details: [{ appIDs: [`ABCDE12345.${appId}`], components: [{ '/': '/auth*' }, { '/': '/reset-password' }] }] },
    });
  });

  test.each(['assetlinks.json', 'apple-app-site-association', 'anything'])('is not said where nobody set it up: %s', async (file) => {
    expect((await ask({}, file)).status).toBe(404);
  });

  test('is refused at the start where it cannot be so', () => {
    expect(() => readSettings({ ANDROID_CERT_FINGERPRINTS: 'AA:BB' })).toThrow(/ANDROID_CERT_FINGERPRINTS/);
    expect(() => readSettings({ APPLE_TEAM_ID: 'team' })).toThrow(/APPLE_TEAM_ID/);
  });
});
