import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { plantedFindings } from '../testing/planted-findings.ts';
import { projectRoot } from '../testing/plant-tree.ts';
import { checkNative } from './native.ts';

const android = 'apps/mobile/android';
const ios = 'apps/mobile/ios/App';
const borrowed = [
  'package.json',
  'capacitor.config.json',
  `${android}/capacitor.settings.gradle`,
  `${android}/app/build.gradle`,
  `${android}/app/src/main/AndroidManifest.xml`,
  `${android}/app/src/main/res`,
  `${ios}/App`,
  `${ios}/App.xcodeproj/project.pbxproj`,
  `${ios}/CapApp-SPM/Package.swift`,
];
const real = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const changed = (path: string, from: string | RegExp, to: string): [string, Record<string, string>] => [
  path,
  { [path]: real(path).replace(from, to) },
];

describe('the native projects stay in step', () => {
  test('as they stand, they are', async () => {
    expect(await plantedFindings(checkNative, {}, borrowed)).toEqual([]);
  });

  test.each([
    ['the version grew', ...changed('package.json', '"version": "0.1.0"', '"version": "0.2.0"')],
    ['a plugin was added', ...changed('package.json', '"@capacitor/core"', '"@capacitor/toast": "8.0.0", "@capacitor/core"')],
    ['iOS carries a plugin that is gone', ...changed('package.json', '"@capacitor/camera": "8.2.4",', '')],
    [
      'a permission is not declared',
      ...changed(`${android}/app/src/main/AndroidManifest.xml`, 'permission.CAMERA', 'permission.FLASHLIGHT'),
    ],
    ['reset links lead to the browser', ...changed(`${android}/app/src/main/AndroidManifest.xml`, 'android:path="/reset-password"', '')],
    ['iOS asks in one language', ...changed(`${ios}/App/am.lproj/InfoPlist.strings`, /"NSCamera.*\n/, '')],
    ['the Amharic is English', ...changed(`${ios}/App/am.lproj/InfoPlist.strings`, /"ማዕድ የክምችት.*"/, '"Scan"')],
    ['the plist says another thing', ...changed(`${ios}/App/Info.plist`, 'Maed uses your location', 'Maed knows your location')],
    [
      'only debug has the new number',
      ...changed(`${ios}/App.xcodeproj/project.pbxproj`, 'MARKETING_VERSION = 0.1.0', 'MARKETING_VERSION = 0.0.9'),
    ],
    ['links of a host that nobody named', ...changed(`${android}/app/build.gradle`, '"maed.invalid"', '"maed.app"')],
    ['the same on iOS', ...changed(`${ios}/App.xcodeproj/project.pbxproj`, 'MAED_LINK_HOST = maed.invalid', 'MAED_LINK_HOST = maed.app')],
    ['links of another host', ...changed(`${ios}/App/App.entitlements`, '$(MAED_LINK_HOST)', 'example.org')],
  ])('it is caught where %s', async (_what, _path, files) => {
    expect(await plantedFindings(checkNative, files, borrowed)).not.toEqual([]);
  });

  test('an icon of another size is caught', async () => {
    const path = `${android}/app/src/main/res/mipmap-mdpi/ic_launcher.png`;
    expect(await plantedFindings(checkNative, { [path]: ' '.repeat(40) }, borrowed)).toEqual([
      `${path}: This icon is 48 pixels wide and high.`,
    ]);
  });
});

test.each([
  ['no server', {}, 'MAED_BASE_URL'],
  ['a server without https', { MAED_BASE_URL: 'http://maed.example' }, 'https'],
])('an app for %s is not made', (_what, environment, said) => {
  const { MAED_BASE_URL: _none, ...around } = process.env;
  const run = spawnSync(process.execPath, [join(projectRoot, 'tools', 'run', 'native.mjs')], {
    encoding: 'utf8',
    env: { ...around, ...environment },
  });
  expect(run.status).not.toBe(0);
  expect(run.stderr).toContain(said);
});

test('synchronising again changes nothing that is kept', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'maed-native-')));
  for (const path of ['package.json', 'capacitor.config.json', 'apps/mobile'])
    cpSync(join(projectRoot, path), join(root, path), { recursive: true });
  // A link would be followed, and its target named in what is written.
  for (const vendor of ['@capacitor', '@aparajita'])
    cpSync(join(projectRoot, 'node_modules', vendor), join(root, 'node_modules', vendor), { recursive: true });
  mkdirSync(join(root, 'dist/native'), { recursive: true });
  writeFileSync(join(root, 'dist/native/index.html'), '<!doctype html><html><head></head><body></body></html>');
  const run = spawnSync(process.execPath, [join(projectRoot, 'node_modules', '@capacitor', 'cli', 'bin', 'capacitor'), 'sync'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  });
  const kept = [`${android}/capacitor.settings.gradle`, `${android}/app/capacitor.build.gradle`, `${ios}/CapApp-SPM/Package.swift`];
  const after = kept.map((path) => readFileSync(join(root, path), 'utf8'));
  rmSync(root, { recursive: true, force: true });
  expect(`${run.stdout}${run.stderr}`).toContain('Sync finished');
  expect(after).toEqual(kept.map(real));
});
