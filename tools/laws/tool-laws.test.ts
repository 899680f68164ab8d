import { describe, expect, test, vi } from 'vitest';

import { plantedFindings } from '../testing/planted-findings.ts';
import { advisoryFindings } from './advisories.ts';
import { checkFormat } from './format.ts';
import { checkTypes } from './types.ts';
import { checkUnused } from './unused.ts';

// Real tools are started here, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

describe('nothing lies around unused', () => {
  const sound = {
    'package.json': JSON.stringify({ name: 'maed', type: 'module', dependencies: { hono: '*' } }),
    'apps/server/main.ts': "import { Hono } from 'hono';\nimport { price } from '../../kit/price.ts';\nconsole.log(Hono, price);\n",
    'kit/price.ts': 'export const price = 1;\n',
  };

  test.each([
    ['a file that nobody imports', { 'kit/forgotten.ts': 'export const forgotten = 1;\n' }, 'kit/forgotten.ts: files'],
    [
      'an export that nobody imports',
      { 'kit/price.ts': 'export const price = 1;\nexport const gross = 2;\n' },
      'kit/price.ts: exports: gross',
    ],
    ['a package that nobody imports', { 'apps/server/main.ts': "import '../../kit/price.ts';\n" }, 'package.json: dependencies: hono'],
    [
      'a package that is imported but not named',
      { 'kit/price.ts': "import 'zod/mini';\nexport const price = 1;\n" },
      'kit/price.ts: unlisted: zod',
    ],
    [
      'an import that leads nowhere',
      { 'kit/price.ts': "import './gone.ts';\nexport const price = 1;\n" },
      'kit/price.ts: unresolved: ./gone.ts',
    ],
  ])('%s is caught', async (_what, files, line) => {
    expect((await plantedFindings(checkUnused, { ...sound, ...files }, ['knip.json'])).join('\n')).toContain(line);
  });

  test('a tree in which all is used passes', async () => {
    expect(await plantedFindings(checkUnused, sound, ['knip.json'])).toEqual([]);
  });
});

describe('all code looks alike', () => {
  test.each([
    ["const a = 'a';\nconsole.log(a);\n", []],
    ['const a = "a"\nconsole.log(a)\n', ['kit/a.ts: Not formatted: run `npx oxfmt`.']],
  ])('%j', async (text, lines) => {
    expect(await plantedFindings(checkFormat, { 'kit/a.ts': text }, ['.oxfmtrc.json'])).toEqual(lines);
  });
});

describe('every room compiles with what exists in it', () => {
  const value = 'export const value: number = 1;\n';
  const sound = {
    'package.json': '{ "type": "module" }',
    'kit/value.ts': value,
    'kit/value.test.ts': "import { value } from './value.ts';\nconsole.log(value);\n",
    'platform/contract/value.ts': value,
    'platform/server/value.ts': value,
    'platform/web/value.ts': value,
    'apps/web/service-worker.ts': value,
  };
  const borrowed = ['tsconfig', 'tsconfig.json'];

  test.each([
    ['kit has no document', 'kit/planted.ts', 'export const title: string = document.title;'],
    ['kit has no process', 'kit/planted.ts', 'export const home: string = process.env.HOME ?? String();'],
    ['a contract fetches nothing', 'platform/contract/planted.ts', 'export const load = () => fetch(String());'],
    ['an export of kit says its type', 'kit/planted.ts', 'export const now = [1].map(String);'],
    ['a missing element is thought of', 'platform/server/planted.ts', 'export const first = (all: string[]): string => all[0];'],
    ['code needs no compiler to run', 'platform/server/planted.ts', 'export enum Plan { free }'],
  ])('%s', async (_what, path, text) => {
    expect((await plantedFindings(checkTypes, { ...sound, [path]: `${text}\n` }, borrowed)).join('\n')).toContain(`${path}:1: TS`);
  });

  test('sound rooms pass', async () => {
    expect(await plantedFindings(checkTypes, sound, borrowed)).toEqual([]);
  });
});

describe('known holes are not shipped', () => {
  const hole = (severity: string) => ({
    hono: { severity, via: [{ severity, title: 'Path traversal', url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc' }] },
  });

  test.each([
    ['high', 1],
    ['critical', 1],
    ['moderate', 0],
  ])('an advisory of severity %s is reported %d times', (severity, count) => {
    expect(advisoryFindings(hole(severity), [])).toHaveLength(count);
  });

  test('one that was accepted by hand is not reported', () => {
    expect(advisoryFindings(hole('high'), ['GHSA-aaaa-bbbb-cccc'])).toEqual([]);
  });

  test('a package that only depends on a reported one is not reported again', () => {
    expect(advisoryFindings({ ...hole('high'), other: { severity: 'high', via: ['hono'] } }, [])).toHaveLength(1);
  });
});
