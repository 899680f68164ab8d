import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './bootstrap.mjs';

const sources = [
  'apps/server',
  'apps/web',
  'modules',
  'kit',
  'platform',
  'ui',
  'db/folders.ts',
  'db/seed',
  'project.inlang',
  'vite.config.ts',
  'package-lock.json',
  'tools/run',
  'tools/messages',
];

const describe = (path, hash) => {
  const facts = statSync(path);
  if (facts.isDirectory()) {
    for (const name of readdirSync(path).toSorted()) describe(join(path, name), hash);
    return;
  }
  hash.update(`${path}\0${facts.size}\0${facts.mtimeMs}\n`);
};

/** A fingerprint of everything that the build reads: names, sizes and times, which is enough and takes milliseconds. */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const source of sources) if (existsSync(join(root, source))) describe(join(root, source), hash);
  return hash.digest('hex');
};

const stamp = join(root, 'dist', 'built-from');

/** Whether dist/ was built from exactly these sources. */
export const isBuildFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();

/** Notes what dist/ was built from. */
export const markBuildFresh = () => {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
};
