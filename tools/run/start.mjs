import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { bootstrap, root } from './bootstrap.mjs';
import { serverFlags } from './server-flags.mjs';

await bootstrap(serverFlags);

const { buildWhenStale } = await import('./build-when-stale.mjs');
await buildWhenStale();
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
