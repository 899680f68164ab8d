import { property, assert, array, constantFrom } from 'fast-check';
import { expect, test } from 'vitest';

import { withoutPaths } from './without-paths.ts';

test.each([
  ["EEXIST: file already exists, mkdir '/var/lib/maed/backups/2026.unfinished'", 'EEXIST: file already exists, mkdir …'],
  ["ENOENT: no such file or directory, open '/srv/my data/a b.gz'", 'ENOENT: no such file or directory, open …'],
  ['ENOSPC: no space left on device, write', 'ENOSPC: no space left on device, write'],
  ['could not open file "base/16384/2619": Permission denied', 'could not open file …: Permission denied'],
  ['Cannot write C:\\maed\\backups\\today', 'Cannot write …'],
  ['connect ENOENT /run/postgresql/.s.PGSQL.5432', 'connect ENOENT …'],
  ['terminating connection due to administrator command', 'terminating connection due to administrator command'],
])('an owner reads of "%s" only what happened', (error, shown) => {
  expect(withoutPaths(error)).toBe(shown);
});

test('however an error is put together, no folder of the server is left in it', () => {
  const part = constantFrom('/var/lib/maed', "'/srv/maed data/x'", '"/home/maed"', 'C:\\maed', 'mkdir', 'EACCES:', 'at');
  assert(
    property(array(part, { maxLength: 8 }), (parts) => {
      expect(withoutPaths(parts.join(' '))).not.toMatch(/maed|srv|home/);
    }),
  );
});
