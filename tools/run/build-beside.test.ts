import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { buildBeside } from './build-beside.mjs';

// A program is started here, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beside-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A builder that leaves something behind, and ends with this code. */
const builder = (code: number) => {
  const program = join(folder, 'build.mjs');
  const built = join(folder, 'built');
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(built)}, ''); process.exitCode = ${code};`,
  );
  return { program, isBuilt: () => existsSync(built) };
};

test('the app is there when the work beside which it was built has ended', async () => {
  const { program, isBuilt } = builder(0);
  expect(await buildBeside(() => Promise.resolve('done'), { isFresh: () => false, program })).toBe('done');
  expect(isBuilt()).toBe(true);
});

test('what is fresh is not built again', async () => {
  const { program, isBuilt } = builder(0);
  expect(await buildBeside(() => Promise.resolve('done'), { isFresh: () => true, program })).toBe('done');
  expect(isBuilt()).toBe(false);
});

test('an app that cannot be built is left to whoever needs it', async () => {
  const { program } = builder(1);
  expect(await buildBeside(() => Promise.resolve('done'), { isFresh: () => false, program })).toBe('done');
});

test('work that breaks off is told once nothing is being built any more', async () => {
  const { program, isBuilt } = builder(0);
  const breaking = buildBeside(() => Promise.reject(new Error('no report')), { isFresh: () => false, program });
  await expect(breaking).rejects.toThrow('no report');
  expect(isBuilt()).toBe(true);
});
