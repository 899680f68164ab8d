import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { root } from './maed-server.ts';

/** A copy of the built Maed, whose web app can be replaced by a newer one while its server runs. */
export type Deployment = {
  readonly folder: string;
  /** Its scripts have other names, the first of them says so on the page, and the page and the worker name them: as a build does. */
  readonly replaceWebApp: (version: string) => void;
  readonly remove: () => void;
};

export const makeDeployment = (): Deployment => {
  const folder = mkdtempSync(join(tmpdir(), 'maed-deployment-'));
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(root, 'db'), join(folder, 'db'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    replaceWebApp: (version) => rewrite(join(folder, 'dist', 'web'), version),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const rewrite = (web: string, version: string): void => {
  const script = /src="\/(assets\/[^"]+\.js)"/.exec(readFileSync(join(web, 'index.html'), 'utf8'))?.[1] ?? '';
  const main = join(web, script);
  writeFileSync(main, `document.documentElement.dataset.version='${version}';${readFileSync(main, 'utf8')}`);
  const paths = readdirSync(web, { recursive: true, encoding: 'utf8' }).map((path) => join(web, path));
  // The packed twins of what changes would still be the old version.
  for (const path of paths) if (/\.(br|gz)$/.test(path)) rmSync(path);
  // Each names the others: where one has another name, all of them have.
  const isScript = (path: string): boolean => /\/assets\/[^/]+\.js$/.test(path);
  const names = new Set(paths.filter(isScript).map((path) => basename(path)));
  const renamed = (name: string): string => (names.has(name) ? name.replace(/\.js$/, `${version}.js`) : name);
  for (const path of paths.filter((one) => /\.(js|html)$/.test(one)))
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/[\w.-]+\.js\b/g, renamed));
  for (const path of paths.filter(isScript)) renameSync(path, join(dirname(path), renamed(basename(path))));
  const worker = join(web, 'service-worker.js');
  // The page has no name of its own to change: the worker knows it by what it says.
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(/(\{[^{}]*"?url"?:"index\.html"[^{}]*\})/, (entry) =>
      entry.replace(/("?revision"?:")[^"]+/, `$1${version}`),
    ),
  );
};
