import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

import { compileMessages } from './compile-messages.mjs';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const plant = (files: Record<string, string>): string => {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
};

const sound = { 'ui/messages/en.json': '{"ui_close":"Close"}', 'ui/messages/am.json': '{"ui_close":"ዝጋ"}' };

const variants = (name: string) =>
  JSON.stringify([
    {
      declarations: [`input ${name}`, `local plural = ${name}: plural`],
      selectors: ['plural'],
      match: { 'plural=one': 'one', 'plural=other': `{${name}}` },
    },
  ]);

const faults: readonly (readonly [string, Record<string, string>, RegExp])[] = [
  ['an Amharic text is missing', { 'ui/messages/am.json': '{}' }, /am\.json: "ui_close" is missing/],
  ['an Amharic catalogue is missing', { 'modules/menu/messages/en.json': '{"menu_title":"Menu"}' }, /menu.*"menu_title" is missing/],
  ['an Amharic text has no English', { 'ui/messages/en.json': '{}' }, /"ui_close" has no English/],
  ['a text is empty', { 'ui/messages/am.json': '{"ui_close":" "}' }, /"ui_close" has no text/],
  ['a key is written twice in one catalogue', { 'ui/messages/en.json': '{"ui_close":"Close","ui_close":"Shut"}' }, /stands in it twice/],
  [
    'two catalogues own one key',
    { 'apps/web/messages/en.json': '{"ui_close":"Close"}', 'apps/web/messages/am.json': '{"ui_close":"ዝጋ"}' },
    /"ui_close" is defined in ui\/messages\/en\.json and apps\/web\/messages\/en\.json/,
  ],
  ['a key has another prefix than its folder', { 'ui/messages/en.json': '{"close":"Close"}' }, /"close" should be ui_/],
  [
    'placeholders differ',
    { 'ui/messages/en.json': '{"ui_close":"Close {name}"}', 'ui/messages/am.json': '{"ui_close":"{nam} ዝጋ"}' },
    /takes \{nam\}, English takes \{name\}/,
  ],
  [
    'placeholders of variants differ',
    { 'ui/messages/en.json': `{"ui_close":${variants('count')}}`, 'ui/messages/am.json': `{"ui_close":${variants('number')}}` },
    /takes \{number\}, English takes \{count\}/,
  ],
  ['a catalogue is not JSON', { 'ui/messages/am.json': '{"ui_close":' }, /am\.json is not JSON/],
];

describe('nobody meets a screen with a text missing in their language', () => {
  test.each(faults)('the build stops where %s', async (_name, files, message) => {
    await expect(compileMessages(plant({ ...sound, ...files }))).rejects.toThrow(message);
  });

  test('a hint for editors is no text', async () => {
    const hinted = { ...sound, 'ui/messages/en.json': '{"$schema":"https://example.com/form","ui_close":""}' };
    await expect(compileMessages(plant(hinted))).rejects.toThrow(/have 1 fault\(s\):\n.*"ui_close" has no text/);
  });

  test('the catalogues of the product are sound', async () => {
    expect((await compileMessages()).count).toBeGreaterThan(0);
  });
});
