import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Databases, browsers' profiles and films of a whole run take two of them. @unit bytes */
const roomMin = 8 * 1024 ** 3;

/** Whether a folder has room for all that a run keeps for itself, and lets programs run: a database brings its own. */
const canHold = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < roomMin) return false;
    const program = join(folder, 'says-yes');
    writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o700 });
    return spawnSync(program).status === 0;
  } catch {
    return false;
  }
};

/** Where Linux keeps files in memory, and what is asked of the folder there. */
const memory = { place: '/dev/shm', canHold };

/**
 * Keeps in memory, for as long as some work goes on, what it and the programs that it starts lay down for themselves: nobody reads
 * it afterwards, and a database that is made and dropped for each file of tests would wait for the disk each time. Where a
 * machine has no such place or not the room, it stays where the system keeps temporary files.
 */
export const inMemory = async <Result>(work: () => Promise<Result>, { place, canHold: isFit } = memory): Promise<Result> => {
  const folder = makeFolder(place);
  const before = process.env['TMPDIR'];
  if (folder !== undefined && isFit(folder)) process.env['TMPDIR'] = folder;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
};

const makeFolder = (place: string): string | undefined => {
  try {
    const folder = mkdtempSync(join(place, 'maed-run-'));
    // PostgreSQL is somebody else's where root tests, and has to come through to its data.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
};
