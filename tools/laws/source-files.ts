import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms whose source is ours; a new one is added here, or no law sees it. */
export const rooms: readonly string[] = ['apps', 'bench', 'db', 'e2e', 'kit', 'modules', 'platform', 'tools', 'ui'];

/** Files below `root` that match, with forward slashes, sorted, without what is generated or installed. */
export const filesMatching = (root: string, patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: isForeign }))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

/** Every TypeScript file of the rooms, and of the configuration at the root. */
export const typeScriptFiles = (root: string): string[] =>
  filesMatching(root, [...rooms.map((room) => join(room, '**/*.{ts,tsx}')), '*.ts']);

/** `generated` at the root only: a folder of that name deeper down is ours. */
const isForeign = (path: string): boolean => /(^|[\\/])(node_modules|dist)$/.test(path) || path === 'generated';
