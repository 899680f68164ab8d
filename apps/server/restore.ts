import { openDatabase } from '../../platform/server/database/open-database.ts';
import { restore } from '../../platform/server/backup/restore.ts';
import { serverFolders } from './folders.ts';
import { readSettings } from './settings.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Fills the database of an empty data folder from a backup. */
const run = async (folder: string | undefined): Promise<void> => {
  if (!folder) throw new Error('Say which backup: npm run restore -- /path/to/backups/2026-11-20T01-40-00.000Z');
  const settings = readSettings(process.env);
  const database = await openDatabase({ ...settings, folders: serverFolders, onProgress: (step) => say(`  ${step} …`) });
  try {
    if (!database.privileged) throw new Error('An external PostgreSQL is restored with its own tools, such as pg_restore.');
    const manifest = await restore(database.privileged, folder);
    const rows = manifest.files.reduce((sum, file) => sum + file.rows, 0);
    say(`Restored ${rows} rows of ${manifest.files.length} tables, as of ${manifest.takenAt}.`);
  } finally {
    await database.stop();
  }
};

await run(process.argv[2]).catch((fault: unknown) => {
  process.stderr.write(`\nNothing was restored.\n${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
});
