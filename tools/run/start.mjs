import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { bootstrap, root } from './bootstrap.mjs';
import { serverFlags } from './server-flags.mjs';

await bootstrap(serverFlags);

const { isBuildFresh } = await import('./stale.mjs');
if (!isBuildFresh()) {
  process.stdout.write('Building the app …\n');
  const { buildAll } = await import('./build.mjs');
  await buildAll();
}
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
