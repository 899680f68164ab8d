import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';

import { plantedFindings } from '../testing/planted-findings.ts';
import { plantTree } from '../testing/plant-tree.ts';
import { checkAllowances } from './allowed.ts';
import { commitFaults } from './commits.ts';
import { checkDocuments } from './documents.ts';
import { checkLicences } from './licences.ts';
import { checkSecrets } from './secrets.ts';

const decision = (status: string, extra = ''): string =>
  `# A choice\n\nStatus: ${status}\n${extra}\n## Context\n\n## Options\n\n## Decision\n\n## Consequences\n`;

describe('decisions form one chain that can be walked both ways', () => {
  const sound = {
    'docs/decisions/001-first.md': decision('superseded by [002](002-second.md)'),
    'docs/decisions/002-second.md': decision('accepted', 'Supersedes: [001](001-first.md)\n'),
  };

  test.each([
    ['a number is used twice', { 'docs/decisions/002-again.md': decision('accepted') }, 'Another decision has the number 002'],
    ['a status is invented', { 'docs/decisions/003-third.md': decision('maybe') }, 'Say `Status:'],
    ['a record has no number', { 'docs/decisions/third.md': decision('accepted') }, 'NNN-kebab-title.md'],
    ['a part is missing', { 'docs/decisions/003-third.md': decision('accepted').replace('## Options', '') }, 'no "## Options"'],
    ['the old one does not know', { 'docs/decisions/001-first.md': decision('accepted') }, '001 does not say that it is superseded by 002'],
    ['the new one does not know', { 'docs/decisions/002-second.md': decision('accepted') }, '002 does not say `Supersedes: 001`'],
    ['a record is too long to be read', { 'docs/decisions/003-third.md': `${decision('accepted')}${'.\n'.repeat(60)}` }, '60 are the most'],
  ])('it is caught where %s', async (_what, files, message) => {
    expect((await plantedFindings(checkDocuments, { ...sound, ...files })).join('\n')).toContain(message);
  });

  test('a sound chain passes', async () => {
    expect(await plantedFindings(checkDocuments, sound)).toEqual([]);
  });
});

describe('documents can be read and followed', () => {
  test.each([
    ['a link leads nowhere', { 'README.md': 'See [it](docs/missing.md).' }, 'docs/missing.md leads nowhere'],
    ['the first page is too long', { 'README.md': '.\n'.repeat(101) }, '100 are the most'],
    ["a module's page is too long", { 'modules/menu/README.md': '.\n'.repeat(61) }, '60 are the most'],
  ])('it is caught where %s', async (_what, files, message) => {
    expect((await plantedFindings(checkDocuments, files)).join('\n')).toContain(message);
  });

  test('links to files, headings and other sites pass', async () => {
    const text = 'See [a](docs/a.md#part), [b](#here), [c](https://example.org) and `[d](not-a-link.md)`.';
    expect(await plantedFindings(checkDocuments, { 'README.md': text, 'docs/a.md': '' })).toEqual([]);
  });
});

describe('a commit says what changes, where, and why', () => {
  const faults = (message: string): string => commitFaults({ hash: '0', message }, ['menu', 'repo']).join('\n');

  test.each([
    ['no type', 'make prices gross', 'is not `type(scope): effect`'],
    ['no scope', 'feat: make prices gross\n\nBecause.', 'is not `type(scope): effect`'],
    ['an unknown type', 'feature(menu): make prices gross\n\nBecause.', '"feature" is not one of'],
    ['an unknown scope', 'feat(bar): make prices gross\n\nBecause.', '"bar" is no module or scope'],
    ['a header that is cut off', `chore(repo): ${'x'.repeat(60)}`, '72 are shown'],
    ['a change without a reason', 'fix(menu): make prices gross', 'its body says why'],
    ['a signature instead of a reason', 'fix(menu): make prices gross\n\nSigned-off-by: A Cook <a@example.org>', 'its body says why'],
    ['no empty line', 'fix(menu): make prices gross\nBecause.', 'An empty line'],
  ])('it is caught with %s', (_what, message, fault) => {
    expect(faults(message)).toContain(fault);
  });

  test.each([
    'feat(menu): make prices gross\n\nBecause the law of both countries says so.',
    'chore(repo): sort the list',
    "Merge branch 'main'",
  ])('%j passes', (message) => {
    expect(faults(message)).toBe('');
  });
});

describe('what is shipped may be shipped', () => {
  const lock = (license: string, more: object = {}): Record<string, string> => ({
    'package-lock.json': JSON.stringify({ packages: { '': {}, 'node_modules/x': { license, ...more } } }),
  });
  const allowed = (reason: string): Record<string, string> => ({
    'tools/laws/allowed.json': JSON.stringify({ licences: { 'MPL-2.0': { reason, date: '2026-11-21' } } }),
  });

  test.each(['GPL-3.0', 'MPL-2.0', 'UNLICENSED', '(MIT AND GPL-2.0)'])('a package under %s is caught', async (licence) => {
    expect(await plantedFindings(checkLicences, lock(licence))).toHaveLength(1);
  });

  test.each([lock('MIT'), lock('(MIT OR GPL-2.0)'), lock('GPL-3.0', { dev: true }), { ...lock('MPL-2.0'), ...allowed('Used unchanged.') }])(
    'packages that are free, not shipped or allowed pass (%#)',
    async (files) => {
      expect(await plantedFindings(checkLicences, files)).toEqual([]);
    },
  );

  test('an allowance without a reason is caught', async () => {
    expect(await plantedFindings(checkAllowances, allowed('yes'))).toHaveLength(1);
  });
});

describe('no key lies in the tree', () => {
  // Put together here, so that this file itself holds none.
  const planted: Readonly<Record<string, string>> = {
    'a private key': `-----BEGIN ${'PRIVATE'} KEY-----`,
    'a key of a cloud': `AKIA${'A1B2C3D4E5F6G7H8'}`,
    'a token of a code host': `ghp_${'a1B2'.repeat(10)}`,
    'a key of a payment service': `sk_live_${'a1B2'.repeat(8)}`,
    'a signed token': `eyJ${'a1B2'.repeat(4)}.eyJ${'a1B2'.repeat(4)}.${'a1B2'.repeat(8)}`,
    'a database address': `postgres://app:${'a1B2c3D4'}@db.example.org/maed`,
    'a long random value': `secret = "${'a1B2'.repeat(10)}"`,
  };
  const tree = plantTree({ ...planted, 'sound.env': 'SECRET=\nDATABASE_URL=postgres://app:password@localhost/maed\n' });
  afterAll(tree.remove);
  spawnSync('git', ['init', '-q'], { cwd: tree.root });
  const found = checkSecrets(tree.root);

  test.each(Object.keys(planted).map((name) => [name]))('%s is caught', (name) => {
    expect(found.map(({ path }) => path)).toContain(`${name}:1`);
  });

  test('an example without a secret passes', () => {
    expect(found.filter(({ path }) => path.startsWith('sound.env'))).toEqual([]);
  });
});
