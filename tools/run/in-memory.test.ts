import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { inMemory } from './in-memory.ts';

const place = mkdtempSync(join(tmpdir(), 'maed-memory-'));
afterAll(() => rmSync(place, { recursive: true }));

test('what a run lays down lies in memory while it goes on, and nowhere afterwards', async () => {
  const before = process.env['TMPDIR'];
  const folder = await inMemory(
    async () => {
      writeFileSync(join(tmpdir(), 'laid-down'), '');
      return tmpdir();
    },
    { place, canHold: () => true },
  );
  expect(folder).toMatch(new RegExp(`^${place}/maed-run-`));
  expect(existsSync(folder)).toBe(false);
  expect(process.env['TMPDIR']).toBe(before);
});

test.each([
  ['no room', { place, canHold: () => false }],
  ['no such place', { place: join(place, 'missing'), canHold: () => true }],
])('where there is %s it stays where temporary files are', async (_why, memory) => {
  const before = tmpdir();
  expect(await inMemory(async () => tmpdir(), memory)).toBe(before);
});

test('a run that breaks off leaves nothing behind', async () => {
  let folder = '';
  const broken = inMemory(
    async () => {
      folder = tmpdir();
      throw new Error('broken off');
    },
    { place, canHold: () => true },
  );
  await expect(broken).rejects.toThrow('broken off');
  expect(existsSync(folder)).toBe(false);
});
