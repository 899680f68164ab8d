import { mkdirSync, statSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * Where this machine keeps Maed's data when nothing else is said: `/var/lib/maed` for root (PostgreSQL runs there as an
 * unprivileged user, who could not enter root's home), the user's own data directory for anyone else.
 */
export const defaultDataFolder = (): string => {
  if (process.getuid?.() === 0) return '/var/lib/maed';
  if (platform() === 'win32') return join(process.env['LOCALAPPDATA'] ?? homedir(), 'maed');
  if (platform() === 'darwin') return join(homedir(), 'Library', 'Application Support', 'maed');
  return join(process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'maed');
};

/** Makes the folder, open for passing through: what is secret in it guards itself by its own mode. */
export const prepareDataFolder = (path: string): string => {
  const folder = resolve(path);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
};

/**
 * The nearest folder above `path` that other users may not pass through, or null.
 * As root, PostgreSQL runs as another user, so one such folder makes the whole data folder unreachable for it.
 */
export const closedFolderAbove = (path: string): string | null => {
  const passable = (statSync(path).mode & 0o001) !== 0;
  if (!passable) return path;
  const parent = dirname(path);
  return parent === path ? null : closedFolderAbove(parent);
};
