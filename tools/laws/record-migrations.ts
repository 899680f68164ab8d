import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { checksumsPath, currentChecksums, recordedChecksums } from './migrations.ts';

/** Adds the hash of each new migration. One that is recorded already keeps its hash, so that a change stays visible. */
const recordMigrations = (root: string): void => {
  const checksums = { ...currentChecksums(root), ...recordedChecksums(root) };
  writeFileSync(join(root, checksumsPath), `${JSON.stringify(checksums, null, 2)}\n`);
};

recordMigrations(process.cwd());
