import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './law.ts';

const android = 'apps/mobile/android/app';
const ios = 'apps/mobile/ios/App/App';
const project = 'apps/mobile/ios/App/App.xcodeproj/project.pbxproj';
const manifest = `${android}/src/main/AndroidManifest.xml`;
const languages = ['en', 'am'] as const;

/** What iOS asks with, once each; without the first three it ends the app instead of asking. */
const iosTexts = [
  'NSCameraUsageDescription',
  'NSLocationWhenInUseUsageDescription',
  'NSPhotoLibraryUsageDescription',
  'CFBundleDisplayName',
];
const androidPermissions = ['CAMERA', 'ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION', 'POST_NOTIFICATIONS', 'INTERNET'];
/** Where the links in letters lead: invitations and codes, and a new password. */
const linkedPaths = [
  'android:pathPrefix="/auth"',
  'android:path="/reset-password"',
  'android:host="${linkHost}"',
  'android:autoVerify="true"',
];
/** @unit pixels a side */
const icons: Readonly<Record<string, number>> = {
  [`${android}/src/main/res/mipmap-mdpi/ic_launcher.png`]: 48,
  [`${android}/src/main/res/mipmap-hdpi/ic_launcher.png`]: 72,
  [`${android}/src/main/res/mipmap-xhdpi/ic_launcher.png`]: 96,
  [`${android}/src/main/res/mipmap-xxhdpi/ic_launcher.png`]: 144,
  [`${android}/src/main/res/mipmap-xxxhdpi/ic_launcher.png`]: 192,
  [`${android}/src/main/res/mipmap-xxxhdpi/ic_launcher_foreground.png`]: 432,
  [`${ios}/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png`]: 1024,
};

/** What both native projects must agree on with the package, the configuration and each other. */
export const checkNative = (root: string): readonly Finding[] => {
  const text = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
  const { version, dependencies = {} } = JSON.parse(text('package.json')) as { version: string; dependencies?: Record<string, string> };
  const { appId, appName } = JSON.parse(text('capacitor.config.json')) as { appId: string; appName: string };
  const lacks = (path: string, wanted: readonly string[]): Finding[] =>
    wanted.filter((part) => !text(path).includes(part)).map((part) => ({ path, message: `It must say \`${part}\`.` }));
  const number = String(buildNumber(version));
  return [
    ...lacks(`${android}/build.gradle`, [`versionName "${version}"`, `versionCode ${number}\n`, `applicationId "${appId}"`]),
    ...lacks(`${android}/src/main/res/values/strings.xml`, [`<string name="app_name">${appName}</string>`]),
    ...lacks(`${android}/src/main/res/values-am/strings.xml`, ['<string name="app_name">ማዕድ</string>']),
    ...lacks(manifest, [...androidPermissions.map((name) => `android.permission.${name}"`), ...linkedPaths]),
    ...lacks(`${ios}/App.entitlements`, ['applinks:$(MAED_LINK_HOST)', '$(MAED_APS_ENVIRONMENT)']),
    ...lacks(`${ios}/Info.plist`, ['<string>maed</string>', ...languages.map((language) => `<string>${language}</string>`)]),
    ...everywhere(text(project), { MARKETING_VERSION: version, CURRENT_PROJECT_VERSION: number, PRODUCT_BUNDLE_IDENTIFIER: appId }),
    ...iosTextFaults(text),
    ...everywhere(text(project), { MAED_LINK_HOST: 'maed.invalid' }),
    ...lacks(`${android}/build.gradle`, ['System.getenv("MAED_LINK_HOST") ?: "maed.invalid"']),
    ...pluginFaults(text, Object.keys(dependencies)),
    ...Object.entries(icons).flatMap(([path, side]) => iconFault(root, path, side)),
  ];
};

/** Shops want a whole number that only grows. */
const buildNumber = (version: string): number => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major * 10_000 + minor * 100 + patch;
};

/** Debug and release say it, and both the same. */
const everywhere = (text: string, wanted: Readonly<Record<string, string>>): Finding[] =>
  Object.entries(wanted).flatMap(([name, value]) => {
    const said = [...text.matchAll(new RegExp(`\\b${name} = ([^;]+);`, 'g'))].map((match) => match[1]);
    const isSo = said.length === 2 && said.every((one) => one === value);
    return isSo ? [] : [{ path: project, message: `${name} must be ${value} for debug and release.` }];
  });

const iosTextFaults = (text: (path: string) => string): Finding[] =>
  languages.flatMap((language) => {
    const path = `${ios}/${language}.lproj/InfoPlist.strings`;
    const said = new Map([...text(path).matchAll(/^"(\w+)" = "(.+)";$/gm)].map(([, key = '', words = '']) => [key, words]));
    const isWritten = (words: string): boolean => words !== '' && /\p{Script=Ethiopic}/u.test(words) === (language === 'am');
    const missing = iosTexts.filter((key) => !isWritten(said.get(key) ?? ''));
    // The plist answers a phone in neither language, in English.
    const differing =
      language === 'en' ? iosTexts.filter((key) => !text(`${ios}/Info.plist`).includes(`<string>${said.get(key)}</string>`)) : [];
    return [
      ...missing.map((key) => ({ path, message: `${key} is not said in this language.` })),
      ...differing.map((key) => ({ path, message: `${key} is not what Info.plist says.` })),
    ];
  });

/** Each plugin among the dependencies stands in both projects, and nothing else does. */
const pluginFaults = (text: (path: string) => string, dependencies: readonly string[]): Finding[] => {
  const wanted = dependencies.filter((name) => /capacitor/.test(name) && name !== '@capacitor/core').toSorted();
  const lists: readonly (readonly [string, RegExp])[] = [
    ['apps/mobile/android/capacitor.settings.gradle', /node_modules\/((?:@[\w-]+\/)?[\w-]+)\/android'/g],
    ['apps/mobile/ios/App/CapApp-SPM/Package.swift', /node_modules\/((?:@[\w-]+\/)?[\w-]+)"\)/g],
  ];
  return lists.flatMap(([path, shape]) => {
    const had = [...text(path).matchAll(shape)].map(([, name = '']) => name).toSorted();
    return had.join() === wanted.join() ? [] : [{ path, message: 'Its plugins are not those of package.json: run `npm run native`.' }];
  });
};

/** A PNG says its size in its first chunk. */
const iconFault = (root: string, path: string, side: number): Finding[] => {
  const bytes = existsSync(join(root, path)) ? readFileSync(join(root, path)) : Buffer.alloc(24);
  const isSo = bytes.readUInt32BE(16) === side && bytes.readUInt32BE(20) === side;
  return isSo ? [] : [{ path, message: `This icon is ${side} pixels wide and high.` }];
};
