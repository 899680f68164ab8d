import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { root } from './bootstrap.mjs';
import { isBuildFresh } from './stale.mjs';

/**
 * Builds the app where its sources are newer than what was built, in a process of its own: the builder takes two gigabytes,
 * and a server that goes on in the same process would hold them for as long as it runs.
 *
 * @throws where it could not be built; what was wrong has been printed
 */
export const buildWhenStale = async () => {
  if (isBuildFresh()) return;
  process.stdout.write('Building the app …\n');
  const [code] = await once(spawn(process.execPath, [join(root, 'tools', 'run', 'build.mjs')], { cwd: root, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('The app could not be built.');
};
