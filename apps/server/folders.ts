import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where this build's own files lie. */
export type ServerFolders = {
  readonly migrations: string;
  readonly policies: string;
  readonly web: string;
  readonly package: string;
};

/** The folder of package.json, from wherever this file runs: the source, or the bundle in dist/server. */
const packageFolder = (from: string): string => (existsSync(join(from, 'package.json')) ? from : packageFolder(dirname(from)));

const root = packageFolder(dirname(fileURLToPath(import.meta.url)));

/** The folders of this clone. */
export const serverFolders: ServerFolders = {
  migrations: join(root, 'db', 'migrations'),
  policies: join(root, 'db', 'policies'),
  web: join(root, 'dist', 'web'),
  package: root,
};
