import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './law.ts';
import { runScript } from './run-program.ts';
import { filesMatching } from './source-files.ts';

/** Where the hash of each migration is kept, from the commit that brings it. */
export const checksumsPath = 'db/migrations/checksums.json';

/** Name -> SHA-256 of the text of every migration, in the order they run. */
export const currentChecksums = (root: string): Record<string, string> =>
  Object.fromEntries(
    migrations(root).map((path) => [
      path.replace('db/migrations/', ''),
      createHash('sha256')
        .update(readFileSync(join(root, path), 'utf8'))
        .digest('hex'),
    ]),
  );

/** Hashes as recorded; nothing where none were recorded yet. */
export const recordedChecksums = (root: string): Record<string, string> => {
  const path = join(root, checksumsPath);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
};

/** A migration that ran somewhere never changes: a database that has it would differ from one that gets it tomorrow. */
export const checkImmutableMigrations = (root: string): readonly Finding[] => {
  const current = currentChecksums(root);
  const recorded = recordedChecksums(root);
  const changed = Object.keys(current).flatMap((name) => {
    if (recorded[name] === undefined) return [{ name, message: 'Not recorded yet: run `node tools/laws/record-migrations.ts`.' }];
    return recorded[name] === current[name] ? [] : [{ name, message: 'Changed after it was recorded; write a new migration instead.' }];
  });
  const gone = Object.keys(recorded).filter((name) => current[name] === undefined);
  return [...changed, ...gone.map((name) => ({ name, message: 'Recorded, but no longer there.' }))].map(({ name, message }) => ({
    path: `db/migrations/${name}`,
    message,
  }));
};

/** What would lock, rewrite or lose data while restaurants are working. */
export const checkSafeMigrations = async (root: string): Promise<readonly Finding[]> => {
  const paths = [...migrations(root), ...filesMatching(root, ['db/policies/*.sql'])];
  if (paths.length === 0) return [];
  const program = 'node_modules/squawk-cli/js/bin/squawk';
  const { stdout, stderr, status } = await runScript(root, [program, '--config', '.squawk.toml', '--reporter', 'json', ...paths]);
  if (status === 0) return [];
  const found = JSON.parse(stdout || 'null') as { file: string; line: number; rule_name: string; message: string }[] | null;
  if (found === null || found.length === 0) throw new Error(`squawk could not run: ${stderr || stdout}`);
  return found.map(({ file, line, rule_name: rule, message }) => ({ path: `${file}:${line + 1}`, message: `${rule}: ${message}` }));
};

const migrations = (root: string): string[] => filesMatching(root, ['db/migrations/*.sql']);
