import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository that the tests run in. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** A folder outside the tree where a violation may stand; it sees the installed packages. */
export type PlantedTree = { readonly root: string; readonly remove: () => void };

/**
 * @param files path -> text
 * @param borrowed paths of the real tree to copy: the configuration under test
 */
export const plantTree = (files: Readonly<Record<string, string>>, borrowed: readonly string[] = []): PlantedTree => {
  const root = mkdtempSync(join(tmpdir(), 'maed-planted-'));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  for (const path of borrowed) cpSync(join(projectRoot, path), join(root, path), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};
