import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { backUp } from '../platform/server/backup/back-up.ts';
import { readManifest, restore } from '../platform/server/backup/restore.ts';
import type { Benchmark } from './harness/figure.ts';
import { openScaleWorld } from './harness/scale-world.ts';

/** D2: a million movements backed up, restored into a database of its own, and compared table by table. */
export const backupAndRestore: Benchmark = {
  name: 'D2',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'maed-backup-bench-'));
    const source = await openScaleWorld({ restaurants: 10, itemsPerRestaurant: 1_000, movementsPerItem: 100 });
    const backupLogin = { ...source.owner, user: 'maed_backup' };
    const started = performance.now();
    const backup = await backUp(backupLogin, folder);
    const backedUp = performance.now();
    const target = await openScaleWorld({ restaurants: 0, itemsPerRestaurant: 0, movementsPerItem: 0 });
    const empty = performance.now();
    await restore(target.superuser, backup);
    const restored = performance.now();
    const again = await backUp({ ...target.owner, user: 'maed_backup' }, join(folder, 'again'));
    const [taken, returned] = [await readManifest(backup), await readManifest(again)];
    const isEqual = JSON.stringify(taken.files) === JSON.stringify(returned.files);
    await source.close();
    await target.close();
    rmSync(folder, { recursive: true, force: true });
    const rows = taken.files.reduce((sum, file) => sum + file.rows, 0);
    return [
      {
        id: 'D2',
        what: `${rows} rows of ${taken.files.length} tables, backed up in ${((backedUp - started) / 1000).toFixed(1)} s, restored in ${((restored - empty) / 1000).toFixed(1)} s: counts and hashes`,
        figure: isEqual ? 'equal' : 'DIFFERENT',
        target: 'equal',
        isMet: isEqual,
      },
    ];
  },
};
