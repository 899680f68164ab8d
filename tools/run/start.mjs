import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { bootstrap, root } from './bootstrap.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';

await bootstrap(serverFlags, serverEnvironment);

const { buildWhenStale } = await import('./build-when-stale.mjs');
await buildWhenStale();
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
